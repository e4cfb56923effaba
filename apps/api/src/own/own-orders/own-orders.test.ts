import type { OwnOrderInput } from '@traiteur/contract/own/own-order-input.ts';
import type { Presence, Severity } from '@traiteur/domain/orders/allergies.ts';
import { readSheet } from 'read-excel-file/node';
import { expect, test } from 'vitest';
import { smallKitchen, wednesday } from '../../testing/small-kitchen.ts';
import { expectVerified } from '../../testing/expect-verified.ts';
import { testApp } from '../../testing/test-app.ts';

const { db, time, signedIn, clientSignedIn } = await testApp();
const kitchen = await smallKitchen(db);
const { dahl, bowl, size, evening, sesame, marc, ines } = kitchen;
const owner = await signedIn('owner');
const [ofMarc, ofInes] = [await clientSignedIn(marc.clientId), await clientSignedIn(ines.clientId)];
const traces = await kitchen.dish({ name: 'Curry', price: 1000, mayContain: sesame });

type Wishes = Partial<OwnOrderInput>;
const place = (wishes?: Wishes, key?: string) => kitchen.placeOwn(ofMarc, wishes, key);
const placeForInes = (wishes?: Wishes, key?: string) =>
  kitchen.placeOwn(ofInes, { addressId: ines.addressId, ...wishes }, key);
const lineOf = (productId: number) => [kitchen.line(productId)];
const acceptedOf = (productId: number, presence: Presence, severity: Severity = 'allergy') => ({
  productId,
  allergenIds: [sesame],
  severity,
  presence,
});
const refusal = (code: string, field?: string) => ({ problem: { code, ...(field && { field }) } });

test('a client orders on the site, and the house sees the order as theirs', async () => {
  const order = await place({ driverNote: 'Code 12A' });
  expect(order).toMatchObject({ source: 'website', status: 'pending', total: 1440, driverNote: 'Code 12A' });
  expect(order.events.map(({ kind }) => kind)).toEqual(['placed']);
  const orderOfHouse = await owner.call('orders', 'get', { id: order.id });
  expect(orderOfHouse).toMatchObject({ source: 'website', clientId: marc.clientId, events: [{ by: 'Marc Lebreton' }] });
  const { items } = await owner.call('audit-entries', 'list', { tag: 'orders', thingId: String(order.id) });
  expect(items).toMatchObject([
    { operation: 'placeOrder', by: { id: null, name: 'Marc Lebreton' }, thing: { name: order.number }, before: null },
  ]);
  expect(items[0]?.after).toEqual({
    number: order.number,
    status: 'pending',
    paymentStatus: 'unpaid',
    deliveryDate: wednesday,
    total: 1440,
    allergyAlert: null,
  });
});

test('the number of a card that somebody writes to kitchen or driver is not kept', async () => {
  const notes = { kitchenNote: 'Carte 4242424242424242', driverNote: '5555-5555-5555-4444' };
  expect(await place(notes)).toMatchObject({
    kitchenNote: 'Carte ••••••••••••••••',
    driverNote: '••••-••••-••••-••••',
  });
});

test('the same key twice places one order, and another client’s same key another one', async () => {
  const key = 'the-same-key';
  const [first, again] = [await place({}, key), await place({}, key)];
  expect(again.id).toBe(first.id);
  const { items } = await owner.call('audit-entries', 'list', { tag: 'orders', thingId: String(first.id) });
  expect(items.map(({ operation }) => operation)).toEqual(['placeOrder']);
  const otherOrder = await placeForInes({}, key);
  expect(otherOrder.id).not.toBe(first.id);
  expect((await placeForInes({}, key)).id).toBe(otherOrder.id);
});

test('an order sent again once its client’s record is merged into another, or is one again, is placed once', async () => {
  const world = kitchen.world;
  const [keeper, otherClient] = [await world.client({ firstName: 'Noor' }), await world.client({ firstName: 'Noor' })];
  const ofNoor = await clientSignedIn(otherClient.clientId);
  const key = 'before-the-merge';
  const send = () => kitchen.placeOwn(ofNoor, { addressId: otherClient.addressId }, key);
  const find = async () => (await ofNoor.call('own-orders', 'findPlacedOrders', { key })).items;
  const { id } = await send();
  const [atKeeper, ofOther] = [{ id: keeper.clientId }, { otherId: otherClient.clientId }];
  const { version, otherVersion } = await owner.call('clients', 'previewClientMerge', { ...atKeeper, ...ofOther });
  await owner.call('clients', 'mergeClients', atKeeper, { ...ofOther, version, otherVersion });
  expect([await send(), await find()]).toMatchObject([{ id }, [{ id }]]);
  const { merges } = await owner.call('clients', 'getClientStanding', atKeeper);
  await owner.call('clients', 'undoMerge', atKeeper, { mergeId: merges[0]?.id ?? 0 });
  expect([await send(), await find()]).toMatchObject([{ id }, [{ id }]]);
});

test('what was ordered leaves the account’s cart with the order, once, and what else stands there stays', async () => {
  const article = (productId: number) => ({ quantity: 1, articleId: `${productId}-${size}` });
  const keep = (articleQuantity: Record<string, ReturnType<typeof article>>) =>
    ofMarc.call('carts', 'updateCart', {}, { articleQuantity, commentNote: 'Sonnez' });
  await keep({ a: article(dahl), b: article(bowl) });
  const key = 'out-of-the-cart';
  await place({}, key);
  expect(await ofMarc.call('carts', 'getCart')).toMatchObject({
    articleQuantity: { b: article(bowl) },
    commentNote: '',
  });
  await keep({ a: article(dahl) });
  await place({}, key);
  expect(await ofMarc.call('carts', 'getCart')).toMatchObject({ articleNb: 1, commentNote: 'Sonnez' });
});

test('what one is allergic to is refused, whatever one accepts', async () => {
  const accepted = [acceptedOf(bowl, 'contains')];
  const quote = await kitchen.quoteOwn(ofInes, { lines: lineOf(bowl) });
  expect(quote.conflicts).toMatchObject([{ allergen: { fr: 'Sésame' }, answer: 'refused' }]);
  await expect(placeForInes({ lines: lineOf(bowl), acceptedDishes: accepted })).rejects.toMatchObject(
    refusal('own-allergy', 'orders.0.lines.0.productId'),
  );
});

test('traces are asked for once more, and the answer is the client’s own on order, production list and slip', async () => {
  const quote = await kitchen.quoteOwn(ofInes, { lines: lineOf(traces) });
  expect(quote.conflicts).toMatchObject([{ presence: 'may_contain', answer: 'to-accept' }]);
  await expect(placeForInes({ lines: lineOf(traces) })).rejects.toMatchObject(
    refusal('own-allergy-not-accepted', 'orders.0.lines.0.productId'),
  );
  const acceptedDishes = [acceptedOf(traces, 'may_contain')];
  const order = await placeForInes({ lines: lineOf(traces), acceptedDishes });
  expect(order.conflicts).toMatchObject([{ isAccepted: true }]);
  const answer = {
    answeredBy: 'Inès Delcourt',
    reason: 'accepted-by-client',
  };
  expect((await owner.call('orders', 'get', { id: order.id })).conflicts).toMatchObject([answer]);
  const { production, rounds } = await owner.call('delivery-report', 'getDeliveryReport', { date: wednesday });
  const dishes = production.categories.flatMap((category) => category.dishes);
  expect(dishes.find(({ productId }) => productId === traces)?.exceptions).toMatchObject([answer]);
  const stops = rounds.flatMap((round) => round.stops);
  expect(stops.find(({ orderId }) => orderId === order.id)?.conflicts).toMatchObject([answer]);
  const file = await owner.call('delivery-report', 'exportDeliveryReport', { date: wednesday });
  const rows = await readSheet(Buffer.from(await file.arrayBuffer()), 'Production list');
  expect(rows.find(([, dish]) => dish === 'Curry')?.at(-1)).toMatch(
    / · accepted by the client when ordering on the site$/,
  );
});

test('a house that lets clients answer for an allergy has them accept it', async () => {
  const { id: _, ...constants } = await owner.call('product-constants', 'get');
  const { version } = await owner.call(
    'product-constants',
    'update',
    {},
    { ...constants, allergiesByConfirmation: true },
  );
  await expect(placeForInes({ lines: lineOf(bowl) })).rejects.toMatchObject(refusal('own-allergy-not-accepted'));
  const acceptedDishes = [acceptedOf(bowl, 'contains')];
  for (const milder of [acceptedOf(bowl, 'may_contain'), acceptedOf(bowl, 'contains', 'intolerance')])
    await expect(placeForInes({ lines: lineOf(bowl), acceptedDishes: [milder] })).rejects.toMatchObject(
      refusal('own-allergy-not-accepted'),
    );
  const order = await placeForInes({ lines: lineOf(bowl), acceptedDishes });
  expect(await owner.call('orders', 'get', { id: order.id })).toMatchObject({
    allergyAlert: 'override',
    conflicts: [{ answeredBy: 'Inès Delcourt', mustOverride: true }],
  });
  await owner.call('product-constants', 'update', {}, { ...constants, version });
});

test.each([
  ['the room of a slot', { forcedPlace: { reason: 'Promis' } }],
  ['the minimum of a zone', { forcedMinimum: { reason: 'Promis' } }],
  ['an allergy', { allergyOverrides: [{ productId: bowl, allergenIds: [sesame], reason: 'Promis' }] }],
  ['whose order it is', { clientId: ines.clientId }],
])('a client cannot say %s', async (_, more) => {
  await expect(place(more as Wishes)).rejects.toMatchObject({
    problem: { errors: [{ code: 'unknown-field' }] },
  });
});

test('portions, slot and price are the ones of any order', async () => {
  const scarce = await kitchen.dish({ name: 'Tajine', price: 1500, available: 1 });
  await expect(place({ lines: [kitchen.line(scarce, 2)] })).rejects.toMatchObject(refusal('quantity-unavailable'));
  await expect(place({ expectedTotal: 1 })).rejects.toMatchObject(refusal('prices-changed'));
  await expect(place({ slot: { scheduleId: evening, date: '2026-11-26' } })).rejects.toMatchObject(
    refusal('slot-unavailable'),
  );
});

test('a client cancels until the cut-off, and what the order had taken is free again', async () => {
  const last = await kitchen.dish({ name: 'Couscous', price: 1500, available: 1 });
  const order = await place({ lines: lineOf(last) });
  expect(order.cancellableUntil).toBe('2026-11-24T17:00:00.000Z');
  const cancelled = await ofMarc.call('own-orders', 'cancelOwnOrder', { id: order.id });
  expect(cancelled).toMatchObject({ status: 'cancelled', cancellableUntil: null });
  const { items } = await owner.call('audit-entries', 'list', { tag: 'orders', thingId: String(order.id) });
  expect(items[0]).toMatchObject({
    by: { id: null, name: expect.stringContaining('Marc') as string },
    operation: 'cancelOrder',
    thing: { name: order.number },
    before: { status: 'pending' },
    after: { status: 'cancelled' },
  });
  expect(await place({ lines: lineOf(last) })).toHaveProperty('id');
  await expect(ofMarc.call('own-orders', 'cancelOwnOrder', { id: order.id })).rejects.toMatchObject(
    refusal('status-not-allowed'),
  );
});

test('after the cut-off, or once the kitchen has begun, it is too late to cancel', async () => {
  const [late, begun] = [await place(), await place()];
  await owner.call('orders', 'confirmOrder', { id: begun.id });
  await owner.call('orders', 'startOrderPreparation', { id: begun.id });
  await expect(ofMarc.call('own-orders', 'cancelOwnOrder', { id: begun.id })).rejects.toMatchObject(
    refusal('status-not-allowed'),
  );
  const startTime = time.now;
  time.now = new Date('2026-11-24T17:00:01Z');
  const later = await clientSignedIn(marc.clientId);
  await expect(later.call('own-orders', 'cancelOwnOrder', { id: late.id })).rejects.toMatchObject(
    refusal('past-cut-off'),
  );
  time.now = startTime;
});

test('clients see their own orders and nobody else’s', async () => {
  const order = await place();
  const ownOrders = await ofMarc.call('own-orders', 'listOwnOrders', { limit: 200 });
  const hers = await ofInes.call('own-orders', 'listOwnOrders', { limit: 200 });
  expect(ownOrders.items[0]).toMatchObject({ id: order.id, number: order.number });
  expect(hers.items.map(({ id }) => id)).not.toContain(order.id);
  for (const name of ['getOwnOrder', 'cancelOwnOrder'] as const)
    await expect(ofInes.call('own-orders', name, { id: order.id })).rejects.toMatchObject(refusal('not-found'));
  await expect(placeForInes({ addressId: marc.addressId })).rejects.toMatchObject(
    refusal('unknown-reference', 'addressId'),
  );
});

test('all that is counted agrees with these orders', async () => {
  await expectVerified(db);
});

test('the notes of an order taken by phone are the house’s own words', async () => {
  const order = await kitchen.place(owner, { kitchenNote: 'Client difficile', driverNote: 'Chien méchant' });
  const ownOrder = await ofMarc.call('own-orders', 'getOwnOrder', { id: order.id });
  expect(ownOrder).toMatchObject({ source: 'administration', kitchenNote: '', driverNote: '' });
});
