import { expect, test } from 'vitest';
import { claire } from '../demonstration.ts';
import { openBrowser } from '../person.ts';
import { placeOrder } from '../place-order.ts';

const { signedIn, client, colleague } = await openBrowser();

test('a packer fills a bag, leaves ready ones out, and goes to the labels of another', async () => {
  const office = await client(claire);
  const bags = [await placeOrder(office, { isLate: true }), await placeOrder(office, { isLate: true })];
  const [first, second] = bags.map(({ number }) => number);
  const { page, visit, complaints } = await signedIn({}, await colleague('kitchen'));
  await visit(`/emballage?date=${bags[0]?.deliveryDate}`);
  const bag = (number = '') => page.getByRole('region', { name: number });
  await bag(first).getByRole('checkbox').click();
  await bag(first).getByText('1 / 1').waitFor();
  await page.getByRole('combobox', { name: 'Sacs' }).selectOption('Sacs à remplir');
  await bag(first).waitFor({ state: 'detached' });
  await bag(second).getByRole('link', { name: 'Étiquettes' }).click();
  await page.getByRole('heading', { name: 'Étiquettes', exact: true }).waitFor();
  expect(await page.getByRole('combobox', { name: 'Commande' }).inputValue()).toBe(second);
  expect(complaints).toEqual([]);
});
