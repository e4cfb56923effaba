import type { OwnOrderChange } from '@traiteur/contract/own/own-order-input.ts';
import type { OwnOrder } from '@traiteur/contract/own/own-orders.ts';
import type { ApiClient } from '@traiteur/contract/wire/client.ts';
import { expect, test } from 'vitest';
import { expectVerified } from '../../testing/expect-verified.ts';
import { ownProfileInput } from '../../testing/own-profile-input.ts';
import { smallKitchen, wednesday } from '../../testing/small-kitchen.ts';
import { testApp } from '../../testing/test-app.ts';

const { db, time, signedIn, clientSignedIn } = await testApp();
const kitchen = await smallKitchen(db);
const { dahl, bowl, lunch, evening, sesame, marc, ines, world } = kitchen;
const owner = await signedIn('owner');
const [ofMarc, ofInes] = [await clientSignedIn(marc.clientId), await clientSignedIn(ines.clientId)];
const curry = await kitchen.dish({ name: 'Curry', price: 1000, mayContain: sesame });
const { id: leo } = await ofMarc.call(
  'own-eaters',
  'createOwnEater',
  {},
  {
    name: 'Léo',
    dietNote: '',
    allergiesAsked: true,
    allergens: [{ allergenId: sesame, severity: 'allergy' }],
  },
);
const { items: table } = await ofMarc.call('own-eaters', 'listOwnEaters');
const himself = table.find(({ isClient }) => isClient)?.id ?? 0;

const slot = { scheduleId: evening, date: wednesday };
const lineFor = (eaterId: number, productId: number, quantity = 1) => ({
  ...kitchen.line(productId, quantity),
  eaterId,
});
const refusal = (code: string, field?: string) => ({ problem: { code, ...(field && { field }) } });

type Wishes = Partial<OwnOrderChange>;
const quote = ({ id }: Pick<OwnOrder, 'id'>, wishes: Wishes, by = ofMarc) => {
  const { slot: wantedSlot = slot, lines = [], addressId } = wishes;
  return by.call(
    'own-orders',
    'quoteOwnOrderChange',
    { id },
    { slot: wantedSlot, lines, ...(addressId && { addressId }) },
  );
};
const change = (
  { id, version }: Pick<OwnOrder, 'id' | 'version'>,
  wishes: Wishes,
  by: ApiClient = ofMarc,
  key: string = crypto.randomUUID(),
) =>
  by.call(
    'own-orders',
    'updateOwnOrder',
    { id, 'Idempotency-Key': key },
    { slot, lines: [kitchen.line(dahl)], version, ...wishes },
  );

test('dishes, who eats them, slot and notes change, the difference is told before, and who changed it stays written', async () => {
  const order = await kitchen.placeOwn(ofMarc, { kitchenNote: 'Sans oignons', driverNote: 'Code 12A' });
  const wishes = {
    slot: { scheduleId: lunch, date: wednesday },
    lines: [lineFor(leo, dahl, 2), lineFor(himself, bowl)],
    driverNote: 'Code 7B',
  };
  expect(await quote(order, wishes)).toMatchObject({
    difference: 2340,
    total: 3780,
    due: 3780,
    faults: [],
    conflicts: [],
  });
  const changedOrder = await change(order, { ...wishes, expectedTotal: 3780 });
  expect(changedOrder).toMatchObject({
    total: 3780,
    slotStart: '11:00',
    kitchenNote: 'Sans oignons',
    driverNote: 'Code 7B',
    lines: [
      { productId: dahl, quantity: 2, eater: 'Léo' },
      { productId: bowl, quantity: 1, eater: 'Marc' },
    ],
  });
  const { events } = await owner.call('orders', 'get', { id: order.id });
  expect(events.at(-1)).toMatchObject({
    kind: 'changed',
    by: 'Marc Lebreton',
    changes: { fields: ['driverNote'], total: { before: 1440, after: 3780 } },
  });
  const { items } = await owner.call('audit-entries', 'list', { tag: 'orders', thingId: String(order.id) });
  expect(items[0]).toMatchObject({ operation: 'updateOrder', by: { id: null, name: 'Marc Lebreton' } });
});

test('a line is judged by who eats it: the child’s sesame is refused to the child, traces are accepted by name', async () => {
  const order = await kitchen.placeOwn(ofMarc);
  for (const lines of [[lineFor(leo, bowl)], [kitchen.line(bowl)]]) {
    expect((await quote(order, { lines })).conflicts).toMatchObject([{ eater: 'Léo', answer: 'refused' }]);
    await expect(change(order, { lines })).rejects.toMatchObject(refusal('own-allergy', 'lines.0.productId'));
  }
  const lines = [lineFor(leo, curry), lineFor(himself, bowl)];
  expect((await quote(order, { lines })).conflicts).toMatchObject([{ answer: 'to-accept', presence: 'may_contain' }]);
  await expect(change(order, { lines })).rejects.toMatchObject(refusal('own-allergy-not-accepted'));
  const accepted = {
    productId: curry,
    allergenIds: [sesame],
    severity: 'allergy' as const,
    presence: 'may_contain' as const,
  };
  // For nobody but whom it names.
  await expect(change(order, { lines, acceptedDishes: [accepted] })).rejects.toMatchObject(
    refusal('own-allergy-not-accepted'),
  );
  const changedOrder = await change(order, { lines, acceptedDishes: [{ ...accepted, eaterId: leo }] });
  expect(changedOrder.conflicts).toMatchObject([{ eater: 'Léo', isAccepted: true }]);
  const more = [lineFor(leo, curry, 3), lineFor(himself, bowl)];
  expect((await quote(order, { lines: more })).conflicts).toMatchObject([{ answer: 'accepted' }]);
  expect((await change(changedOrder, { lines: more })).conflicts).toMatchObject([{ isAccepted: true }]);
});

test('what the house answered for holds, but a client takes no more of it alone', async () => {
  const { id } = await kitchen.place(owner, {
    ...ines,
    lines: [kitchen.line(bowl)],
    allergyOverrides: [{ productId: bowl, allergenIds: [sesame], reason: 'Sans graines' }],
  });
  const order = await ofInes.call('own-orders', 'getOwnOrder', { id });
  const more = { lines: [kitchen.line(bowl, 2)] };
  await expect(change(order, more, ofInes)).rejects.toMatchObject(refusal('own-allergy', 'lines.0.productId'));
  const beside = { lines: [kitchen.line(bowl), kitchen.line(dahl)] };
  expect((await quote(order, beside, ofInes)).conflicts).toMatchObject([{ answer: 'accepted' }]);
  await change(order, beside, ofInes);
  const { conflicts, allergyAlert } = await owner.call('orders', 'get', { id });
  expect([allergyAlert, conflicts]).toMatchObject(['override', [{ reason: 'Sans graines' }]]);
});

test('an allergy that was told since and nobody answered for keeps its dish out of a change', async () => {
  const { clientId, addressId } = await world.client({ firstName: 'Noor' });
  const ofNoor = await clientSignedIn(clientId);
  const order = await kitchen.placeOwn(ofNoor, { addressId, lines: [kitchen.line(bowl), kitchen.line(curry)] });
  const input = await ownProfileInput(ofNoor);
  const allergens = [{ allergenId: sesame, severity: 'allergy' as const }];
  await ofNoor.call('own-profile', 'updateOwnProfile', {}, { ...input, allergens, allergiesAsked: true });
  const now = await ofNoor.call('own-orders', 'getOwnOrder', { id: order.id });
  await expect(
    change(now, { lines: [kitchen.line(bowl), kitchen.line(curry)], kitchenNote: 'Vite' }, ofNoor),
  ).rejects.toMatchObject(refusal('own-allergy', 'lines.0.productId'));
  const accepted = {
    productId: curry,
    allergenIds: [sesame],
    severity: 'allergy' as const,
    presence: 'may_contain' as const,
  };
  const changedOrder = await change(now, { lines: [kitchen.line(curry)], acceptedDishes: [accepted] }, ofNoor);
  expect(changedOrder.conflicts).toMatchObject([{ isAccepted: true, presence: 'may_contain' }]);
});

test('of two tabs the second is told, and the same request again changes nothing', async () => {
  const order = await kitchen.placeOwn(ofMarc);
  const key = 'a-change-sent-twice';
  const lines = [kitchen.line(dahl, 2)];
  const [first, again] = [await change(order, { lines }, ofMarc, key), await change(order, { lines }, ofMarc, key)];
  expect([first.version, again.version]).toEqual([order.version + 1, order.version + 1]);
  await expect(change(order, { lines }, ofMarc, 'another-request')).rejects.toMatchObject(refusal('stale'));
  await expect(change(order, { lines: [kitchen.line(dahl, 3)] }, ofMarc, key)).rejects.toMatchObject(
    refusal('idempotency-key-reused'),
  );
  const outcomes = await Promise.allSettled(
    [2, 3].map((quantity) => change(first, { lines: [kitchen.line(dahl, quantity)] })),
  );
  expect(outcomes.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
});

test('staff and client who change one order at once: one does, the other is told', async () => {
  const order = await kitchen.placeOwn(ofMarc);
  const { id, version } = order;
  const byStaff = { slot, lines: [kitchen.line(dahl, 4)], version };
  const outcomes = await Promise.allSettled([
    owner.call('orders', 'updateOrder', { id }, byStaff),
    change(order, { lines: [kitchen.line(dahl, 5)] }),
  ]);
  const reasons = outcomes.flatMap((answer) => (answer.status === 'rejected' ? [answer.reason as unknown] : []));
  expect(reasons).toMatchObject([refusal('stale')]);
});

test('one who asks for the last portions and another who does: never more than there are', async () => {
  const scarce = await kitchen.dish({ name: 'Tajine', price: 1500, available: 3 });
  const [ofOne, ofOther] = [
    await kitchen.placeOwn(ofMarc, { lines: [kitchen.line(scarce)] }),
    await kitchen.placeOwn(ofInes, { addressId: ines.addressId, lines: [kitchen.line(scarce)] }),
  ];
  const more = { lines: [kitchen.line(scarce, 2)] };
  const outcomes = await Promise.allSettled([change(ofOne, more), change(ofOther, more, ofInes)]);
  const reasons = outcomes.flatMap((answer) => (answer.status === 'rejected' ? [answer.reason as unknown] : []));
  expect(reasons).toMatchObject([refusal('quantity-unavailable', 'lines.0.quantity')]);
});

test('after the cut-off, or once the kitchen has begun, nothing changes', async () => {
  const [late, begun] = [await kitchen.placeOwn(ofMarc), await kitchen.placeOwn(ofMarc)];
  await owner.call('orders', 'confirmOrder', { id: begun.id });
  const confirmed = await ofMarc.call('own-orders', 'getOwnOrder', { id: begun.id });
  const changedOrder = await change(confirmed, { lines: [kitchen.line(dahl, 2)] });
  expect(changedOrder.status).toBe('confirmed');
  await owner.call('orders', 'startOrderPreparation', { id: begun.id });
  await expect(change(changedOrder, {})).rejects.toMatchObject(refusal('status-not-allowed'));
  const startTime = time.now;
  time.now = new Date('2026-11-24T17:00:01Z');
  const later = await clientSignedIn(marc.clientId);
  const nextWeek = { slot: { scheduleId: evening, date: '2026-12-02' }, lines: [kitchen.line(dahl)] };
  await expect(change(late, nextWeek, later)).rejects.toMatchObject(refusal('past-cut-off'));
  await expect(quote(late, nextWeek, later)).rejects.toMatchObject(refusal('past-cut-off'));
  time.now = startTime;
  const passed = { slot: { scheduleId: evening, date: '2026-11-18' } };
  await expect(change(late, passed)).rejects.toMatchObject(refusal('slot-unavailable', 'slot'));
});

test('what was paid stays: a dearer order asks for the rest, of a cheaper one the rest is to be given back', async () => {
  const order = await kitchen.placeOwn(ofMarc, { lines: [kitchen.line(dahl, 2)] });
  const payment = { method: 'cash', amount: order.total } as const;
  await owner.call('orders', 'payOrder', { id: order.id, 'Idempotency-Key': 'paid-in-full' }, payment);
  const dearer = await change(order, { lines: [kitchen.line(dahl, 3)] });
  expect(dearer).toMatchObject({ due: 950, overpaid: 0, paymentStatus: 'partly_paid' });
  const cheaper = await change(dearer, { lines: [kitchen.line(dahl)] });
  expect(cheaper).toMatchObject({ due: 0, overpaid: 950 });
});

test('nothing of somebody else’s comes into an order, and nothing that only the house may say', async () => {
  const order = await kitchen.placeOwn(ofMarc);
  await expect(change(order, {}, ofInes)).rejects.toMatchObject(refusal('not-found'));
  await expect(quote(order, {}, ofInes)).rejects.toMatchObject(refusal('not-found'));
  await expect(change(order, { addressId: ines.addressId })).rejects.toMatchObject(
    refusal('unknown-reference', 'addressId'),
  );
  const { items } = await ofInes.call('own-eaters', 'listOwnEaters');
  await expect(change(order, { lines: [lineFor(items[0]?.id ?? 0, dahl)] })).rejects.toMatchObject(
    refusal('unknown-reference', 'lines.0.eaterId'),
  );
  await expect(change(order, { expectedTotal: 1 })).rejects.toMatchObject(refusal('prices-changed'));
  await expect(change(order, { lines: [] })).rejects.toMatchObject(refusal('invalid-input'));
  for (const forged of [
    { forcedPlace: { reason: 'Promis' } },
    { forcedMinimum: { reason: 'Promis' } },
    { allergyOverrides: [{ productId: bowl, allergenIds: [sesame], reason: 'Promis' }] },
    { paymentChoice: 'transfer' },
    { clientId: ines.clientId },
  ])
    await expect(change(order, forged as Wishes)).rejects.toMatchObject({
      problem: { errors: [{ code: 'unknown-field' }] },
    });
});

test('the notes of an order taken by phone stay the house’s', async () => {
  const { id } = await kitchen.place(owner, { kitchenNote: 'Cliente pressée', driverNote: 'Chien' });
  const order = await ofMarc.call('own-orders', 'getOwnOrder', { id });
  await expect(change(order, { kitchenNote: 'Sans sel' })).rejects.toMatchObject(
    refusal('note-of-house', 'kitchenNote'),
  );
  expect(await change(order, { lines: [kitchen.line(dahl, 2)], kitchenNote: '' })).toMatchObject({ kitchenNote: '' });
  expect(await owner.call('orders', 'get', { id })).toMatchObject({ kitchenNote: 'Cliente pressée', items: 2 });
});

test('what was known of who eats stays with the order when it changes later, and goes with an erasure', async () => {
  const { clientId, addressId } = await world.client({ firstName: 'Awa', allergicTo: sesame });
  const ofAwa = await clientSignedIn(clientId);
  const order = await kitchen.placeOwn(ofAwa, { addressId });
  const then = [{ name: 'Awa', asked: true, allergens: [{ name: { fr: 'Sésame' }, severity: 'allergy' }] }];
  expect(order.eatersThen).toMatchObject(then);
  const input = await ownProfileInput(ofAwa);
  await ofAwa.call('own-profile', 'updateOwnProfile', {}, { ...input, allergens: [], allergiesAsked: true });
  const { id } = order;
  expect(await owner.call('orders', 'get', { id })).toMatchObject({ clientAllergies: [], eatersThen: then });
  await owner.call('orders', 'cancelOrder', { id }, { reason: 'Malade' });
  const { version } = await owner.call('clients', 'get', { id: clientId });
  await owner.call('clients', 'eraseClient', { id: clientId }, { version });
  expect(await owner.call('orders', 'get', { id })).toMatchObject({ eatersThen: null });
});

test('the file for calendars is the order’s own, and says nothing of anybody’s allergies', async () => {
  const order = await kitchen.placeOwn(ofInes, { addressId: ines.addressId });
  const answer = await ofInes.call('own-orders', 'getOwnOrderCalendar', { id: order.id });
  expect(answer.headers.get('content-type')).toMatch('text/calendar');
  const file = await answer.text();
  expect(file).toMatch(/DTSTART:20261125T170000Z\r\nDTEND:20261125T190000Z\r\n/);
  expect(file).not.toMatch(/s[ée]same/i);
  await expect(ofMarc.call('own-orders', 'getOwnOrderCalendar', { id: order.id })).rejects.toMatchObject(
    refusal('not-found'),
  );
});

test('all that is counted agrees with these orders', async () => {
  await expectVerified(db);
});
