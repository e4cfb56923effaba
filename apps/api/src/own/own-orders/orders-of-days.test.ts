import type { OwnOrdersInput } from '@traiteur/contract/own/own-order-input.ts';
import type { Body } from '@traiteur/contract/statement/operation.ts';
import type { Api } from '@traiteur/contract/operations.ts';
import type { ApiClient } from '@traiteur/contract/wire/client.ts';
import { expect, test } from 'vitest';
import { builder } from '../../testing/builder.ts';
import { tenPercent } from '../../testing/discounts/ten-percent.ts';
import { expectVerified } from '../../testing/expect-verified.ts';
import { smallKitchen, wednesday } from '../../testing/small-kitchen.ts';
import { testApp } from '../../testing/test-app.ts';

const { app, db, signedIn, clientSignedIn } = await testApp();
const kitchen = await smallKitchen(db);
const { world, dahl, bowl, evening, lunch, sesame, marc, ines } = kitchen;
const owner = await signedIn('owner');
const [ofMarc, ofInes] = [await clientSignedIn(marc.clientId), await clientSignedIn(ines.clientId)];
const nextWednesday = '2026-12-02';

type Wishes = Partial<Body<Api['own-orders']['placeOwnOrders']>>;
type DayOrder = OwnOrdersInput['orders'][number];

const dayOf = (date: string, more: Partial<DayOrder> = {}): DayOrder => ({
  slot: { scheduleId: evening, date },
  lines: [kitchen.line(dahl)],
  ...more,
});
const place = (client: ApiClient, orders: DayOrder[], wishes: Wishes = {}, key: string = crypto.randomUUID()) =>
  client.call(
    'own-orders',
    'placeOwnOrders',
    { 'Idempotency-Key': key },
    { addressId: marc.addressId, ...wishes, orders },
  );
const ordersOf = async (client: ApiClient) => (await client.call('own-orders', 'listOwnOrders', {})).total;
const takenOf = (productId: number) =>
  db.selectFrom('offer_bookings').select(['delivery_date', 'taken']).where('product_id', '=', productId).execute();

test('a client orders for two days at once: an order a day, each logged, out of the cart', async () => {
  const articleQuantity = {
    a: { quantity: 1, articleId: `${dahl}-${kitchen.size}` },
    b: { quantity: 2, articleId: `${dahl}-${kitchen.size}`, date: nextWednesday },
    c: { quantity: 1, articleId: `${bowl}-${kitchen.size}`, date: '2026-12-09' },
  };
  await ofMarc.call('carts', 'updateCart', {}, { articleQuantity, deliveryDate: wednesday, commentNote: '' });
  const days = [dayOf(wednesday), dayOf(nextWednesday, { lines: [kitchen.line(dahl, 2)] })];
  const { items, total } = await ofMarc.call(
    'own-orders',
    'quoteOwnOrders',
    {},
    { addressId: marc.addressId, orders: days },
  );
  expect([items.map((quote) => quote.total), total]).toEqual([[1440, 2390], 3830]);
  const orders = days.map((day, index) => ({ ...day, expectedTotal: items[index]?.total }));
  const answer = await place(ofMarc, orders, { driverNote: 'Code 12A', paymentChoice: 'transfer' });
  expect(answer.items).toMatchObject([
    { deliveryDate: wednesday, total: 1440, driverNote: 'Code 12A', paymentChoice: 'transfer' },
    { deliveryDate: nextWednesday, total: 2390, driverNote: 'Code 12A', paymentChoice: 'transfer' },
  ]);
  for (const { id, number } of answer.items) {
    const entries = await owner.call('audit-entries', 'list', { tag: 'orders', thingId: String(id) });
    expect(entries.items).toMatchObject([{ operation: 'placeOrder', thing: { name: number }, after: { number } }]);
  }
  const { articleQuantity: rest } = await ofMarc.call('carts', 'getCart');
  expect(Object.keys(rest)).toEqual(['c']);
  await expectVerified(db);
});

test('the same key twice places the days once, and answers them again to who never heard', async () => {
  const key = 'two-days-at-once';
  const days = [dayOf(wednesday), dayOf(nextWednesday)];
  const first = await place(ofMarc, days, {}, key);
  const count = await ordersOf(ofMarc);
  // Filled for the same day since.
  const articleQuantity = { a: { quantity: 1, articleId: `${dahl}-${kitchen.size}` } };
  await ofMarc.call('carts', 'updateCart', {}, { articleQuantity, deliveryDate: wednesday, commentNote: '' });
  expect((await place(ofMarc, days, {}, key)).items.map(({ id }) => id)).toEqual(first.items.map(({ id }) => id));
  expect((await ofMarc.call('carts', 'getCart')).articleQuantity).toMatchObject(articleQuantity);
  const { items } = await ofMarc.call('own-orders', 'findPlacedOrders', { key });
  expect([items.map(({ id }) => id), await ordersOf(ofMarc)]).toEqual([first.items.map(({ id }) => id), count]);
  // Fewer days under it are another request, and of another client it is another key.
  await expect(place(ofMarc, days.slice(0, 1), {}, key)).rejects.toMatchObject({
    problem: { code: 'idempotency-key-reused' },
  });
  expect((await ofInes.call('own-orders', 'findPlacedOrders', { key })).items).toEqual([]);
  const sentAtOnce = await Promise.all([1, 2, 3].map(() => place(ofMarc, days, {}, 'three-times-at-once')));
  expect(new Set(sentAtOnce.flatMap((answer) => answer.items.map(({ id }) => id))).size).toBe(2);
});

test('what speaks against one day places none, and is said of that day in the reader’s language', async () => {
  const count = await ordersOf(ofMarc);
  const formerPortions = await takenOf(dahl);
  const fullDay = dayOf(nextWednesday, { slot: { scheduleId: lunch, date: nextWednesday } });
  await db
    .insertInto('slot_bookings')
    .values({ schedule_id: lunch, delivery_date: nextWednesday, taken: 10 })
    .execute();
  const answer = await app.inject({
    method: 'POST',
    url: '/api/own/orders/days',
    headers: {
      authorization: `Bearer ${ofMarc.token}`,
      'idempotency-key': crypto.randomUUID(),
      'accept-language': 'fr',
    },
    payload: { addressId: marc.addressId, orders: [dayOf(wednesday), fullDay] },
  });
  expect([answer.statusCode, answer.json()]).toMatchObject([
    409,
    { code: 'slot-full', field: 'orders.1.slot', errors: [{ date: nextWednesday }] },
  ]);
  expect(answer.json<{ title: string }>().title).toMatch(/^mercredi 2 décembre\u202f: /);
  await db.deleteFrom('slot_bookings').where('schedule_id', '=', lunch).execute();
  const stale = [dayOf(wednesday), dayOf(nextWednesday, { expectedTotal: 1 })];
  await expect(place(ofMarc, stale)).rejects.toMatchObject({
    problem: { code: 'prices-changed', field: 'orders.1.expectedTotal' },
  });
  expect([await ordersOf(ofMarc), await takenOf(dahl)]).toEqual([count, formerPortions]);
});

test('a day stands once, an address is at fault once, and of another client there is none', async () => {
  await expect(place(ofMarc, [dayOf(wednesday), dayOf(wednesday)])).rejects.toMatchObject({
    problem: { code: 'invalid-input', errors: [{ field: 'orders', code: 'twice' }] },
  });
  const days = [dayOf(wednesday), dayOf(nextWednesday)];
  await expect(place(ofMarc, days, { addressId: ines.addressId })).rejects.toMatchObject({
    problem: { code: 'unknown-reference', errors: [{ field: 'addressId' }] },
  });
  const [stranger] = (await ofInes.call('own-eaters', 'listOwnEaters')).items;
  const forStranger = dayOf(nextWednesday, { lines: [{ ...kitchen.line(dahl), eaterId: stranger?.id }] });
  await expect(place(ofMarc, [dayOf(wednesday), forStranger])).rejects.toMatchObject({
    problem: { code: 'unknown-reference', field: 'orders.1.lines.0.eaterId' },
  });
});

test('what is in a dish is judged by who eats it, on each day', async () => {
  const traces = await kitchen.dish({ name: 'Curry', price: 1000, mayContain: sesame });
  const leo = await ofInes.call(
    'own-eaters',
    'createOwnEater',
    {},
    { name: 'Léo', dietNote: '', allergens: [], allergiesAsked: true },
  );
  const [herself] = (await ofInes.call('own-eaters', 'listOwnEaters')).items;
  const forSomebody = (productId: number, eaterId?: number) => ({ ...kitchen.line(productId), eaterId });
  const to = { addressId: ines.addressId };
  const withBowlFor = (eaterId?: number) => [
    dayOf(wednesday),
    dayOf(nextWednesday, { lines: [forSomebody(bowl, eaterId)] }),
  ];
  for (const eaterId of [herself?.id, undefined])
    await expect(place(ofInes, withBowlFor(eaterId), to)).rejects.toMatchObject({
      problem: { code: 'own-allergy', field: 'orders.1.lines.0.productId' },
    });
  expect((await place(ofInes, withBowlFor(leo.id), to)).items).toMatchObject([{}, { lines: [{ eater: 'Léo' }] }]);
  const curryDays = [wednesday, nextWednesday].map((date) =>
    dayOf(date, { lines: [forSomebody(traces, herself?.id)] }),
  );
  await expect(place(ofInes, curryDays, to)).rejects.toMatchObject({ problem: { code: 'own-allergy-not-accepted' } });
  const acceptedDishes = [
    { productId: traces, allergenIds: [sesame], severity: 'allergy' as const, presence: 'may_contain' as const },
  ];
  const { items } = await place(ofInes, curryDays, { ...to, acceptedDishes });
  expect(items.map(({ conflicts }) => conflicts)).toMatchObject([[{ isAccepted: true }], [{ isAccepted: true }]]);
});

test('a code is an order’s: one for first orders is for one of the days, and its limits hold over all', async () => {
  const createCode = (code: string, terms: object) =>
    owner.call('discount-codes', 'create', {}, { ...tenPercent, code, ...terms });
  await createCode('PREMIERE', { firstOrderOnly: true });
  await createCode('UNEFOIS', { clientLimit: 1 });
  const { clientId, addressId } = await world.client({ firstName: 'Noé' });
  const ofNoe = await clientSignedIn(clientId);
  const daysWith = (...codes: (string | undefined)[]) =>
    [wednesday, nextWednesday].map((date, index) => {
      const discountCode = codes[index];
      return dayOf(date, discountCode === undefined ? {} : { discountCode });
    });
  for (const code of ['PREMIERE', 'UNEFOIS']) {
    const twice = daysWith(code, code);
    await expect(place(ofNoe, twice, { addressId })).rejects.toMatchObject({
      problem: { code: 'discount-code-refused', field: 'orders.1.discountCode' },
    });
    const { items: quotes } = await ofNoe.call('own-orders', 'quoteOwnOrders', {}, { addressId, orders: twice });
    expect(quotes.map(({ faults }) => faults.map(({ field }) => field))).toEqual([[], ['discountCode']]);
  }
  const { items } = await place(ofNoe, daysWith('PREMIERE', 'UNEFOIS'), { addressId });
  expect(items.map(({ discount }) => discount)).toEqual([95, 95]);

  // The first day is too small for it: its one use is left to the second, and no day is dearer than without.
  await createCode('GRANDE', { clientLimit: 1, minimumGoods: 1500 });
  const large = { lines: [kitchen.line(dahl, 2)], discountCode: 'GRANDE' };
  const threeDays = [
    dayOf(wednesday, { discountCode: 'GRANDE' }),
    dayOf(nextWednesday, large),
    dayOf('2026-12-09', large),
  ];
  const quote = async (orders: DayOrder[]) =>
    (await ofNoe.call('own-orders', 'quoteOwnOrders', {}, { addressId, orders })).items;
  const withCode = await quote(threeDays);
  const isRefused = withCode.map(({ faults }) => faults.some(({ code }) => code === 'discount-code-refused'));
  expect(isRefused).toEqual([true, false, true]);
  const plainDays = await quote(threeDays.map(({ discountCode: _code, ...day }) => day));
  expect(withCode.map(({ total }, index) => (plainDays[index]?.total ?? 0) - total)).toEqual([0, 190, 0]);
  // What held for one day was no guess.
  const tried = db
    .selectFrom('sign_in_attempts')
    .select('attempts')
    .where('key', '=', `discount-code client ${clientId}`);
  const earlierCount = await tried.executeTakeFirst();
  await quote(threeDays);
  expect(await tried.executeTakeFirst()).toEqual(earlierCount);
  await quote(daysWith('FAUX', 'FAUX'));
  expect((await tried.executeTakeFirst())?.attempts).toBe((earlierCount?.attempts ?? 0) + 1);
  await expectVerified(db);
});

test('of baskets of several days that come at once the last portions go to one, and nobody gets half', async () => {
  const few = await kitchen.dish({ name: 'Gratin', price: 1500, available: 2 });
  const clients = await Promise.all(
    Array.from({ length: 6 }, async (_, index) => builder(db).client({ firstName: `Client ${index}` })),
  );
  const baskets = [];
  for (const { clientId, addressId } of clients) baskets.push({ client: await clientSignedIn(clientId), addressId });
  const line = kitchen.line(few, 2);
  const answers = await Promise.allSettled(
    baskets.map(({ client, addressId }, index) => {
      const days = [dayOf(wednesday, { lines: [line] }), dayOf(nextWednesday, { lines: [line] })];
      return place(client, index % 2 === 0 ? days : days.toReversed(), { addressId });
    }),
  );
  const refusals = answers.flatMap((answer) => (answer.status === 'rejected' ? [answer.reason as unknown] : []));
  expect(refusals).toHaveLength(5);
  for (const refusal of refusals) expect(refusal).toMatchObject({ problem: { code: 'quantity-unavailable' } });
  expect((await takenOf(few)).map(({ taken }) => taken)).toEqual([2, 2]);
  await expectVerified(db);
});
