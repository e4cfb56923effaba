import type { orders } from '@traiteur/contract/orders/orders.ts';
import type { Parameters } from '@traiteur/contract/statement/operation.ts';
import { expect, test } from 'vitest';
import { smallKitchen, wednesday } from '../../testing/small-kitchen.ts';
import { testApp } from '../../testing/test-app.ts';
import { tenPercent } from '../../testing/discounts/ten-percent.ts';

const { app, db, signedIn, clientSignedIn } = await testApp();
const kitchen = await smallKitchen(db);
const claire = await signedIn('manager');
const { world } = kitchen;

const large = await world.size('Grande', 2);
const desserts = await world.category('Desserts');
const tart = await kitchen.dish({
  name: 'Tarte',
  price: 700,
  category: desserts,
  otherSizes: [{ size: large, price: 900 }],
});
await world.postalCode({ code: '93100', city: 'Montreuil', zoneId: kitchen.zone });
const nadege = await world.client({ firstName: 'Nadège', postalCodes: ['93100'], city: 'Montreuil' });
await claire.call('discount-codes', 'create', {}, { ...tenPercent, code: 'RENTREE' });

const place = async (person: { clientId: number; addressId: number }, lines: [number, number][]) => {
  const { id } = await kitchen.place(claire, {
    ...person,
    lines: lines.map(([productId, sizeId]) => ({ productId, sizeId, quantity: 2 })),
  });
  return id;
};
const dahl = await place(kitchen.marc, [[kitchen.dahl, kitchen.size]]);
const { id: order } = await kitchen.placeOwn(await clientSignedIn(nadege.clientId), {
  addressId: nadege.addressId,
  lines: [kitchen.line(kitchen.dahl, 2), kitchen.line(tart, 2)],
  discountCode: 'RENTREE',
});
const largeTart = await place(kitchen.marc, [
  [kitchen.dahl, kitchen.size],
  [tart, large],
]);

type Filters = Parameters<typeof orders.operations.list>;
const idsOf = async (filters: Filters, by = claire) =>
  (await by.call('orders', 'list', filters)).items.map(({ id }) => id).sort((a, b) => a - b);

test('a dish finds the orders that have it, in a size when one is said, whatever else they have', async () => {
  expect(await idsOf({ productId: String(tart) })).toEqual([order, largeTart]);
  expect(await idsOf({ productId: String(tart), sizeId: String(large) })).toEqual([largeTart]);
  // Both have that dish and something in that size, but not that dish in it.
  expect(await idsOf({ productId: String(kitchen.dahl), sizeId: String(large) })).toEqual([]);
  expect(await idsOf({ categoryId: String(desserts) })).toEqual([order, largeTart]);
  expect(await idsOf({ productId: String(kitchen.bowl) })).toEqual([]);
});

test.each(['-number', 'number', '-delivery'] as const)(
  'pages by %s of a dish’s orders follow each other without a gap',
  async (sort) => {
    const pages = [];
    const totals = new Set<number>();
    let cursor: string | undefined;
    do {
      const page = await claire.call('orders', 'list', {
        productId: String(kitchen.dahl),
        sort,
        limit: '1',
        after: cursor,
      });
      pages.push(...page.items.map(({ id }) => id));
      totals.add(page.total);
      cursor = page.next ?? undefined;
    } while (cursor);
    const newestFirst = [largeTart, order, dahl];
    expect(pages).toEqual(sort === 'number' ? newestFirst.toReversed() : newestFirst);
    expect([...totals]).toEqual([3]);
  },
);

test.each(['Montreuil', 'montreuil', ' MONTREUIL '])('the city %j finds what is delivered there', async (city) => {
  expect(await idsOf({ city })).toEqual([order]);
});

test('to who may not reach clients, city, postal codes and client are filters that there are not', async () => {
  const headersOf = ({ token }: { token: string }) => ({ authorization: `Bearer ${token}` });
  const [cook, driver] = [headersOf(await signedIn('kitchen')), headersOf(await signedIn('delivery'))];
  const unknownField = (field: string) => ({ code: 'invalid-input', errors: [{ field, code: 'unknown-field' }] });
  for (const [field, value] of [
    ['city', 'Montreuil'],
    ['postalCodes', '93'],
    ['clientId', String(nadege.clientId)],
  ] as const) {
    const get = async (path: string, headers: typeof cook) =>
      (await app.inject({ url: `/api/${path}?${field}=${value}`, headers })).json<object>();
    for (const path of ['orders', 'order-papers']) {
      expect(await get(path, cook)).toMatchObject(unknownField(field));
      expect(await get(path, driver)).toMatchObject({ items: [{ id: order }] });
    }
    const matching = { [field]: value };
    const url = '/api/order-batches/preparation';
    const answer = await app.inject({ method: 'POST', url, headers: cook, payload: { matching } });
    expect(answer.json()).toMatchObject(unknownField(`matching.${field}`));
  }
  const file = await app.inject({ url: '/api/exports/orders?city=Montreuil', headers: cook });
  expect(file.json()).toMatchObject(unknownField('city'));
});

test('who may not reach clients sees no phone', async () => {
  const cook = await signedIn('kitchen');
  const phones = async (by = claire) => (await by.call('orders', 'list', {})).items.map(({ client }) => client.phone);
  expect(await phones()).toEqual(Array.from({ length: 3 }, () => '+33199001234'));
  expect(await phones(cook)).toEqual([undefined, undefined, undefined]);
});

test('a slot is found by its time, an amount by its ends, an order by its source and by the code that it had', async () => {
  const lunch = await world.schedule(kitchen.zone, '11:00', '12:30');
  const { id } = await kitchen.place(claire, {
    slot: { scheduleId: lunch, date: wednesday },
    lines: [kitchen.line(kitchen.dahl, 9)],
  });
  const { total } = await claire.call('orders', 'get', { id });
  expect(await idsOf({ slot: '11:00-12:30' })).toEqual([id]);
  expect(await idsOf({ slot: '11:00-13:00' })).toEqual([]);
  expect(await idsOf({ scheduleId: lunch })).toEqual([id]);
  expect(await idsOf({ totalFrom: total })).toEqual([id]);
  expect(await idsOf({ totalFrom: total + 1 })).toEqual([]);
  expect(await idsOf({ totalTo: total - 1 })).toEqual([dahl, order, largeTart]);
  expect(await idsOf({ source: 'website' })).toEqual([order]);
  expect(await idsOf({ source: 'administration' })).toEqual([dahl, largeTart, id]);
  expect(await idsOf({ discountCode: 'rentree' })).toEqual([order]);
});

test('postal codes and their beginnings find the orders that go there, for whoever may reach clients', async () => {
  expect(await idsOf({ postalCodes: '93100' })).toEqual([order]);
  expect(await idsOf({ postalCodes: '93,13999' })).toEqual([order]);
  expect(await idsOf({ postalCodes: '9310' })).toEqual([order]);
  expect(await idsOf({ postalCodes: '13999' })).toEqual([]);
});
