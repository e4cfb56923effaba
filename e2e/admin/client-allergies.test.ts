import { productInput } from '@traiteur/contract/catalogue/products.ts';
import type { Order } from '@traiteur/contract/orders/order-record.ts';
import type { Locator } from 'playwright-core';
import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { claire } from '../demonstration.ts';
import { openBrowser } from '../person.ts';
import { addDish, chooseClient } from '../take-order.ts';

const { signedIn, client } = await openBrowser();
const api = await client(claire);
const { page, walk } = await signedIn();
const english = await signedIn({ locale: 'en-GB' });

/** Inès is allergic to sesame, which the reason keeps in. */
async function placeForInes(search: string, name: RegExp, reason?: string): Promise<Order> {
  await walk('/commandes/ajout');
  await chooseClient(page, 'delcourt', /Inès Delcourt/);
  await addDish(page, search, name);
  if (reason) {
    const stop = page.getByRole('dialog', { name: 'Attention, allergie' });
    await stop.getByRole('textbox', { name: 'Raison' }).fill(reason);
    await stop.getByRole('button', { name: 'Ajouter quand même' }).click();
  }
  for (const _ of [2, 3, 4]) await page.getByRole('button', { name: 'Un de plus' }).click();
  await addDish(page, 'dahl', /Dahl de lentilles corail/);
  const answer = page.waitForResponse(
    (response) => response.request().method() === 'POST' && response.url().endsWith('/api/orders'),
  );
  await page.getByRole('button', { name: 'Enregistrer la commande' }).click();
  const order = (await (await answer).json()) as Order;
  // The screen goes on to the order by itself.
  await page.getByRole('heading', { name: order.number }).waitFor();
  return order;
}

/** Declared by hand, as it has no recipe; the demonstration’s own dishes may be cooked today already. */
async function addCompote(): Promise<void> {
  const [row] = (await api.call('products', 'list', { search: 'compot' })).items;
  const product = await api.call('products', 'get', { id: row?.id ?? 0 });
  const name = { fr: 'Compotée de saison', en: 'Seasonal compote' };
  const input = z.object(productInput.shape).parse(product);
  const slug = { fr: 'compotee-de-saison', en: 'seasonal-compote' };
  await api.call('products', 'create', {}, { ...input, name, slug, allergens: [] });
}

await addCompote();
const harmless = await placeForInes('saison', /Compotée de saison/);
const conflicting = await placeForInes('houmous', /houmous|Houmous/, 'sans graines');

/** Where an order is read, and its part of the page. */
const papers = [
  ['its page', ({ id }: Order) => `/commandes/${id}`, ({ id }: Order) => `/en/orders/${id}`],
  ['the production list', ...reportOf('production')],
  ['the rounds', ...reportOf('rounds')],
  ['the packing slips', ...reportOf('slips')],
] as const;

function reportOf(view: string) {
  return [
    ({ deliveryDate }: Order) => `/rapport-livraison?date=${deliveryDate}&view=${view}`,
    ({ deliveryDate }: Order) => `/en/delivery-report?date=${deliveryDate}&view=${view}`,
  ] as const;
}

/** A stop, a slip, a row, or the whole page of the order itself. */
const partOf = (main: Locator, { number }: Order) =>
  main
    .locator('li, section')
    .filter({ hasText: number })
    .filter({ hasText: 'Inès Delcourt' })
    .filter({ hasText: /Allergies du client|Client’s allergies/ })
    .last()
    .or(main.filter({ has: main.page().getByRole('heading', { name: number }) }));

const colourOf = (part: Locator) => part.evaluate((element) => getComputedStyle(element).color);

test.each(papers)(
  '%s tells of an allergy that no dish meets, plainly, in both languages and on paper',
  async (_, fr, en) => {
    await walk(fr(harmless));
    const band = partOf(page.getByRole('main'), harmless).getByText('Allergies du client : Graines de sésame', {
      exact: true,
    });
    await band.waitFor();
    expect(await colourOf(band)).toBe('rgb(31, 42, 22)');
    await page.emulateMedia({ media: 'print' });
    expect(await band.isVisible()).toBe(true);
    await page.emulateMedia({ media: null });
    await english.walk(en(harmless));
    await partOf(english.page.getByRole('main'), harmless)
      .getByText('Client’s allergies: Sesame seeds', { exact: true })
      .waitFor();
  },
);

test.each(papers)('%s tells in red of an allergy that a dish meets', async (_, fr) => {
  await walk(fr(conflicting));
  const band = partOf(page.getByRole('main'), conflicting).getByText('Graines de sésame (dans un plat)', {
    exact: true,
  });
  await band.waitFor();
  expect(await colourOf(band)).toBe('rgb(156, 28, 28)');
});

test('the label of a dish that its client must not have says so in red, with why it stays', async () => {
  await walk(`/etiquettes?date=${conflicting.deliveryDate}&order=${conflicting.number}`);
  const label = page
    .locator('main section:has([data-unit])')
    .filter({ has: page.locator('header', { hasText: /houmous/i }) })
    .first();
  const warning = label.getByText(/graines de sésame/).filter({ hasText: 'sans graines' });
  await warning.waitFor();
  expect(await colourOf(warning)).toBe('rgb(156, 28, 28)');
});

test('the dishes of an order name in red the traces that its client reacts to, apart from the others', async () => {
  const { items } = await api.call('orders', 'list', { allergy: 'answered', limit: 30 });
  const orders = await Promise.all(items.map(({ id }) => api.call('orders', 'get', { id })));
  const conflicts = orders.flatMap((order) => order.conflicts.map((conflict) => ({ ...conflict, order })));
  const traces = conflicts.find(({ presence }) => presence === 'may_contain');
  if (!traces) throw new Error('The demonstration has no order with traces.');
  await walk(`/commandes/${traces.order.id}`);
  const redTraces = page.locator('td b').filter({ hasText: /^traces\s: / });
  await redTraces.filter({ hasText: traces.allergen.fr }).first().waitFor();
  expect(await colourOf(redTraces.first())).toBe('rgb(156, 28, 28)');
});

test('a packing slip says traces, and says so where a dish holds no allergen', async () => {
  const [, slips] = papers[3];
  await walk(slips(harmless));
  const slip = partOf(page.getByRole('main'), harmless);
  await slip.getByRole('listitem').filter({ hasText: 'Compotée' }).getByText('aucun allergène déclaré').waitFor();
  await slip
    .getByRole('listitem')
    .filter({ hasText: 'Dahl' })
    .getByText(/^traces\s: .*moutarde/i)
    .waitFor();
});

test('the production list says of how many orders it tells, and its sheets do not touch', async () => {
  const [, production] = papers[1];
  await walk(production(harmless));
  const [allergic, dishes] = ['Clients allergiques ou intolérants', 'Production'].map((name) =>
    page.locator('section').filter({ has: page.getByRole('heading', { name, exact: true }) }),
  );
  if (!allergic || !dishes) throw new Error('a sheet is missing');
  const rows = await allergic.getByRole('listitem').count();
  await allergic.getByText(`${rows} commandes`, { exact: true }).waitFor();
  const [above, below] = [await allergic.boundingBox(), await dishes.boundingBox()];
  expect((below?.y ?? 0) - (above?.y ?? 0) - (above?.height ?? 0)).toBe(16);
});

test('saving a dish says which orders it touches, and they wait until somebody answers by name', async () => {
  const productId = harmless.lines[0]?.productId ?? 0;
  await walk(`/produits/${productId}/modifier`);
  await page.getByRole('radiogroup', { name: 'Graines de sésame' }).getByLabel('Contient').check();
  const touched = page.getByRole('status').getByRole('listitem').filter({ hasText: harmless.number });
  await touched.getByText('Inès Delcourt').waitFor();
  await touched.locator('a[href^="tel:"]').waitFor();
  await page.getByRole('button', { name: 'Enregistrer', exact: true }).click();
  await page.waitForURL(/\/produits$/);

  await walk('/');
  const waiting = page.getByRole('listitem').filter({ hasText: 'À trancher' }).filter({ hasText: harmless.number });
  await waiting.getByRole('link', { name: harmless.number }).click();
  await page.getByText('À trancher : la commande ne part pas avant qu’on en réponde.').waitFor();
  await page.getByRole('link', { name: /^Appeler le 0/ }).waitFor();
  await page.getByRole('button', { name: 'Trancher' }).click();
  const dialog = page.getByRole('dialog', { name: 'Attention, allergie' });
  await dialog.getByRole('textbox', { name: 'Raison' }).fill('refaite sans les graines');
  await dialog.getByRole('button', { name: 'En répondre' }).click();
  await page.getByText(/décidé par Claire/).waitFor();
  await dialog.waitFor({ state: 'hidden' });
  // The client reads who answered for it.
  await walk(`/commandes/imprimer?ids=${harmless.id}`);
  await page.getByText(/^Accepté par la maison\s: Compotée.* \(Graines de sésame\)$/).waitFor();
});
