import { expect, test } from 'vitest';
import { claire } from '../demonstration.ts';
import { openBrowser } from '../person.ts';
import { placeOrder } from '../place-order.ts';

const { signedIn, client, colleague } = await openBrowser();

test('cooks tick dishes at once and live, and what is ordered since is seen on the very dish', async () => {
  const office = await client(claire);
  const { deliveryDate: date, lines } = await placeOrder(office, { isLate: true });
  const dish = lines[0]?.name.fr ?? 'a dish';
  const cook = async (firstName: string) => {
    const person = await signedIn(
      { viewport: { width: 390, height: 844 } },
      await colleague('kitchen', { firstName, lastName: 'Saïdi' }),
    );
    await person.visit(`/cuisine?date=${date}`);
    return person.page;
  };
  const [karim, lea] = [await cook('Karim'), await cook('Léa')];
  const boxOf = (page: typeof karim) => page.getByRole('checkbox', { name: dish });
  const target = await karim.locator('label', { has: boxOf(karim) }).boundingBox();
  expect(target?.height).toBeGreaterThanOrEqual(56);
  await boxOf(karim).click();
  await lea.getByText(/Karim Saïdi, /).waitFor();
  await expect.poll(() => boxOf(lea).isChecked()).toBe(true);
  await placeOrder(office, { isLate: true });
  for (const page of [karim, lea]) {
    await page.getByText('4 de plus depuis').waitFor();
    await expect.poll(() => boxOf(page).isChecked()).toBe(false);
  }
  await boxOf(lea).click();
  await karim.getByText(/Léa Saïdi, /).waitFor();
  await expect.poll(() => boxOf(karim).isChecked()).toBe(true);
  await karim.getByRole('button', { name: 'À court' }).click();
  await karim.getByRole('columnheader', { name: 'Commandées / prévues' }).waitFor();
});
