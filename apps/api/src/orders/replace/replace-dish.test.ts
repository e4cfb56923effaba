import { expect, test } from 'vitest';
import { expectVerified } from '../../testing/expect-verified.ts';
import { smallKitchen, wednesday } from '../../testing/small-kitchen.ts';
import { testApp } from '../../testing/test-app.ts';

const { db, signedIn } = await testApp();
const kitchen = await smallKitchen(db);
const large = await kitchen.world.size('Grande', 3);
const [claire, karim] = [await signedIn('manager'), await signedIn('kitchen')];

let keys = 0;
type Who = { clientId: number; addressId: number };
const line = (productId: number, quantity = 1, sizeId = kitchen.size) => ({ productId, sizeId, quantity });
const place = (lines: ReturnType<typeof line>[], person: Who = kitchen.marc) =>
  kitchen.place(claire, { ...person, lines });
const dish = (price: number, more: object = {}) => kitchen.dish({ name: `Plat ${keys++}`, price, ...more });
const replace = (id: number, byProductId: number, ids: number[], by = karim) =>
  by.call('orders', 'replaceProduct', { id }, { byProductId, ids });
const quote = async (id: number, byProductId: number, ids: number[]) =>
  (await karim.call('orders', 'quoteReplacement', { id }, { byProductId, ids })).orders;
const orderOf = (id: number) => claire.call('orders', 'get', { id });

test('the orders of a dish are listed with their portions, phones and allergies, those that are over left out', async () => {
  const soup = await dish(900, { otherSizes: [{ size: large, price: 1500 }] });
  const [first, second] = [await place([line(soup, 2), line(soup, 1, large)]), await place([line(soup)], kitchen.ines)];
  const over = await place([line(soup)]);
  await claire.call('orders', 'cancelOrder', { id: over.id }, { reason: 'double' });
  await place([line(kitchen.dahl)]);
  const { orders } = await claire.call('orders', 'listOrdersOfProduct', { id: soup, date: wednesday });
  expect(orders).toMatchObject([
    {
      id: first.id,
      number: first.number,
      client: { firstName: 'Marc', phone: expect.stringMatching(/^\+/) as string },
      slotStart: '18:00',
      portions: [
        { sizeName: { fr: 'Moyenne' }, quantity: 2 },
        { sizeName: { fr: 'Grande' }, quantity: 1 },
      ],
    },
    { id: second.id, clientAllergies: [{ name: { fr: 'Sésame' }, severity: 'allergy', presence: null }] },
  ]);
});

test('the kitchen sees the same orders and no phone', async () => {
  const soup = await dish(900);
  await place([line(soup)]);
  const { orders } = await karim.call('orders', 'listOrdersOfProduct', { id: soup, date: wednesday });
  expect(orders.map(({ client }) => client)).toMatchObject([{ firstName: 'Marc', lastName: 'Lebreton' }]);
  expect(orders[0]?.client).not.toHaveProperty('phone');
});

test('the preview says what each order would cost more, and changes none', async () => {
  const [soup, tart] = [await dish(900), await dish(1100)];
  const { id, number, total } = await place([line(soup, 2)]);
  expect(await quote(soup, tart, [id])).toEqual([
    { id, number, client: 'Marc Lebreton', difference: 400, conflicts: [], refusal: null },
  ]);
  expect(await orderOf(id)).toMatchObject({ total, version: 1 });
});

test('a cheaper dish in its place never brings back a delivery fee', async () => {
  const [feast, soup] = [await dish(4100), await dish(900)];
  const { id, deliveryFee, total } = await place([line(feast)]);
  expect([deliveryFee, total]).toEqual([0, 4100]);
  expect(await quote(feast, soup, [id])).toMatchObject([{ difference: -3200, refusal: null }]);
  await replace(feast, soup, [id]);
  expect(await orderOf(id)).toMatchObject({ deliveryFee: 0, total: 900 });
});

test('the other dish takes its place with as many portions, priced, counted and told like any change', async () => {
  const [soup, tart] = [await dish(900), await dish(1100, { available: 10 })];
  const { id, number, total } = await place([line(soup, 2), line(tart)]);
  expect(await replace(soup, tart, [id])).toMatchObject({ done: [{ id, name: number }], refused: [] });
  const updatedOrder = await orderOf(id);
  expect(updatedOrder).toMatchObject({
    lines: [{ productId: tart, quantity: 3, unitPrice: 1100 }],
    total: total + 400,
  });
  expect(updatedOrder.events.at(-1)).toMatchObject({ kind: 'changed', by: 'Claire kitchen' });
  const { rows } = await mailsOf(id);
  expect(rows).toContain('changed');
  await expectVerified(db);
});

const mailsOf = async (id: number) => {
  const mails = await db
    .selectFrom('mails')
    .innerJoin('order_events', 'order_events.id', 'mails.event_id')
    .select('order_events.kind')
    .where('order_events.order_id', '=', id)
    .execute();
  return { rows: mails.map(({ kind }) => kind as string) };
};

test('a dish that somebody is allergic to is refused by name, and the others go through', async () => {
  const soup = await dish(900);
  const [safe, unsafe] = [await place([line(soup)]), await place([line(soup)], kitchen.ines)];
  const [, quoted] = await quote(soup, kitchen.bowl, [safe.id, unsafe.id]);
  expect(quoted).toMatchObject({
    difference: null,
    conflicts: [{ allergen: { fr: 'Sésame' }, mustOverride: true }],
    refusal: { code: 'allergy-not-overridden' },
  });
  const { done, refused } = await replace(soup, kitchen.bowl, [safe.id, unsafe.id]);
  expect(done.map(({ id }) => id)).toEqual([safe.id]);
  expect(refused).toMatchObject([{ id: unsafe.id, name: unsafe.number, code: 'allergy-not-overridden' }]);
  expect(await orderOf(unsafe.id)).toMatchObject({ lines: [{ productId: soup }], version: 1 });
});

test('the last portions go to the first orders, in the preview as in earnest', async () => {
  const [soup, tart] = [await dish(900), await dish(900, { available: 3 })];
  const ids = [(await place([line(soup, 2)])).id, (await place([line(soup, 2)])).id, (await place([line(soup)])).id];
  const possible = (await quote(soup, tart, ids)).filter(({ refusal }) => !refusal).map(({ id }) => id);
  expect(possible).toEqual([ids[0], ids[2]]);
  const { done, refused } = await replace(soup, tart, ids);
  expect(done.map(({ id }) => id)).toEqual(possible);
  expect(refused).toMatchObject([{ id: ids[1], code: 'quantity-unavailable' }]);
});

test.each<[sentence: string, sizes: () => object, size: number | undefined]>([
  ['in the same size', () => ({ otherSizes: [{ size: large, price: 1500 }] }), undefined],
  ['in its only size', () => ({ size: large }), large],
])('it is served %s', async (_, more, size = kitchen.size) => {
  const [soup, tart] = [await dish(900), await dish(900, more())];
  const { id } = await place([line(soup)]);
  await replace(soup, tart, [id]);
  expect((await orderOf(id)).lines).toMatchObject([{ productId: tart, sizeId: size }]);
});

test('what the kitchen has begun, and what has the dish no more, stays as it is', async () => {
  const [soup, tart] = [await dish(900), await dish(900)];
  const [begun, otherOrder] = [await place([line(soup)]), await place([line(kitchen.dahl)])];
  await claire.call('orders', 'confirmOrder', { id: begun.id });
  await claire.call('orders', 'startOrderPreparation', { id: begun.id });
  const { refused } = await replace(soup, tart, [begun.id, otherOrder.id, 999_999]);
  expect(refused.map(({ code }) => code)).toEqual(['status-not-allowed', 'stale', 'not-found']);
});

test('a dish takes no place of its own, nor one that is not on sale another’s', async () => {
  const [soup, draft] = [await dish(900), await dish(900)];
  await kitchen.world.archive(draft);
  const { id } = await place([line(soup)]);
  for (const [by, code] of [
    [soup, 'unknown-reference'],
    [draft, 'product-not-orderable'],
    [999_999, 'unknown-reference'],
  ] as const)
    expect((await replace(soup, by, [id])).refused).toMatchObject([{ id, code }]);
  expect((await orderOf(id)).version).toBe(1);
});

test('twenty orders replaced by two people at once change once each', async () => {
  const [soup, tart] = [await dish(900), await dish(1100, { available: 20 })];
  const ids = await Promise.all(Array.from({ length: 20 }, async () => (await place([line(soup)])).id));
  const answers = await Promise.all([replace(soup, tart, ids), replace(soup, tart, ids.toReversed(), claire)]);
  expect(answers.flatMap(({ done }) => done.map(({ id }) => id)).toSorted((a, b) => a - b)).toEqual(
    ids.toSorted((a, b) => a - b),
  );
  expect(new Set(answers.flatMap(({ refused }) => refused.map(({ code }) => code)))).toEqual(new Set(['stale']));
  await expectVerified(db);
});

test('each order leaves the audit entry of its own change', async () => {
  const [soup, tart] = [await dish(900), await dish(1100)];
  const { id } = await place([line(soup)]);
  await replace(soup, tart, [id]);
  const entries = db
    .selectFrom('audit_entries')
    .select(['operation', 'administrator_name'])
    .where('thing_id', '=', String(id));
  expect(await entries.where('operation', '=', 'updateOrder').execute()).toMatchObject([
    { administrator_name: 'Claire kitchen' },
  ]);
});

test('the kitchen, the manager and the owner may replace a dish', async () => {
  const [driver, accountant] = [await signedIn('delivery'), await signedIn('accountant')];
  expect([karim, claire, driver, accountant].map((person) => person.offers('orders', 'replaceProduct'))).toEqual([
    true,
    true,
    false,
    false,
  ]);
});
