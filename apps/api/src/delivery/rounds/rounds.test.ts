import type { DeliveryInput } from '@traiteur/contract/delivery/rounds.ts';
import type { ApiClient } from '@traiteur/contract/wire/client.ts';
import { expect, test } from 'vitest';
import { blankOrders } from '../../clients/clients/personal-data/blank-orders.ts';
import { smallKitchen, wednesday } from '../../testing/small-kitchen.ts';
import { mondayMorning, testApp } from '../../testing/test-app.ts';

const { db, host, signedIn, time } = await testApp();
const kitchen = await smallKitchen(db);
const claire = await signedIn('manager');
const [dina, noe] = [await signedIn('delivery'), await signedIn('delivery')];

// Ten minutes after the orders came: whoever is signed in stays so.
const monday = '2026-11-23';
const tapAt = `${monday}T10:05:00+01:00`;
const handOver: DeliveryInput = {
  outcome: 'delivered',
  at: tapAt,
  leftWith: '',
  note: '',
  amount: 0,
  method: null,
  photo: null,
};
const record = (
  id: number,
  wishes: Partial<DeliveryInput> = {},
  person: ApiClient = dina,
  key: string = crypto.randomUUID(),
) => person.call('rounds', 'recordDelivery', { id, 'Idempotency-Key': key }, { ...handOver, ...wishes });
const orderOf = (id: number) => claire.call('orders', 'get', { id });
const later = () => {
  time.now = new Date(`${monday}T09:10:00Z`);
};
const inStatus = async (status: 'ready' | 'delivering') => {
  time.now = mondayMorning;
  const { id } = await kitchen.orderIn(claire, status);
  later();
  return id;
};
const onTheRoad = () => inStatus('delivering');
const cash = { amount: 1440, method: 'cash' as const };

test('a tap delivers the order and fills the driver’s till, once however often and at once it comes', async () => {
  const id = await onTheRoad();
  const key = crypto.randomUUID();
  const answers = await Promise.all([1, 2, 3].map(() => record(id, cash, dina, key)));
  expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
  expect(answers[0]).toMatchObject({ status: 'delivered', amountDue: 0, delivery: { obstacle: null, isPaid: true } });
  const { events, payments } = await orderOf(id);
  expect(events.filter(({ kind }) => kind === 'delivered')).toHaveLength(1);
  expect(payments).toMatchObject([{ amount: 1440, method: 'cash', at: '2026-11-23T09:05:00Z' }]);
  const { takers } = await dina.call('cash-ups', 'getCashUps', { date: monday });
  expect(takers).toMatchObject([{ open: [{ method: 'cash', amount: 1440 }] }]);
  await expect(record(id, { outcome: 'absent' }, dina, key)).rejects.toMatchObject({
    problem: { code: 'idempotency-key-reused' },
  });
});

test('money told of the next day fills yesterday’s till while it is open, and today’s once that was counted', async () => {
  const [early, late] = [await onTheRoad(), await onTheRoad()];
  time.now = new Date('2026-11-24T07:00:00Z');
  const [yves, manager] = [await signedIn('delivery'), await signedIn('manager')];
  const { user } = await yves.call('sign-in', 'getUser');
  const tillOn = async (date: string) =>
    (await manager.call('cash-ups', 'getCashUps', { date })).takers.find(({ takerId }) => takerId === user.id);
  await record(early, cash, yves);
  const till = await tillOn(monday);
  expect(till?.open).toEqual([{ method: 'cash', amount: 1440 }]);
  const sums = [{ method: 'cash', expected: 1440, counted: 1440 }] as const;
  const count = { takerId: user.id, taker: till?.taker ?? '', date: monday, note: '', sums: [...sums] };
  await manager.call('cash-ups', 'cashUp', {}, count);
  await record(late, cash, yves);
  expect((await tillOn(monday))?.open).toEqual([]);
  expect((await tillOn('2026-11-24'))?.open).toEqual([{ method: 'cash', amount: 1440 }]);
  const { events, payments } = await manager.call('orders', 'get', { id: late });
  expect(payments).toMatchObject([{ at: '2026-11-24T07:00:00Z' }]);
  expect(events.find(({ kind }) => kind === 'paid')?.at).toBe('2026-11-23T09:05:00Z');
  later();
});

test('money without its means is refused before anything is written', async () => {
  const id = await onTheRoad();
  await expect(record(id, { amount: 1440 })).rejects.toMatchObject({
    problem: { code: 'invalid-input', errors: [{ field: 'method', code: 'required' }] },
  });
  expect((await orderOf(id)).status).toBe('delivering');
});

test('an order that was ready has left with its driver, and one that failed goes out again', async () => {
  const id = await inStatus('ready');
  expect(await record(id, { outcome: 'absent', note: 'personne à l’interphone' })).toMatchObject({ status: 'failed' });
  expect(await record(id, { leftWith: 'le gardien' })).toMatchObject({ status: 'delivered' });
  const { events } = await orderOf(id);
  expect(events.slice(-4).map(({ kind, delivery }) => [kind, delivery?.outcome, delivery?.leftWith])).toEqual([
    ['dispatched', undefined, undefined],
    ['delivery_failed', 'absent', ''],
    ['dispatched', undefined, undefined],
    ['delivered', 'delivered', 'le gardien'],
  ]);
});

test('a tap after somebody else’s is kept, told and paid for once', async () => {
  const id = await onTheRoad();
  await record(id, cash, noe);
  const late = await record(id, { ...cash, leftWith: 'une voisine' });
  expect(late).toMatchObject({
    status: 'delivered',
    delivery: { obstacle: 'delivered', isPaid: false, amount: 1440, leftWith: 'une voisine' },
    earlier: { at: '2026-11-23T09:05:00Z' },
  });
  const { events, payments } = await orderOf(id);
  expect(events.at(-1)).toMatchObject({ kind: 'delivery_uncounted', delivery: { leftWith: 'une voisine' } });
  expect(payments).toHaveLength(1);
});

test('what cannot be delivered is kept with its obstacle and changes nothing', async () => {
  const { id: early } = await kitchen.place(claire);
  expect(await record(early, cash)).toMatchObject({
    status: 'pending',
    delivery: { obstacle: 'pending', isPaid: true },
  });
  const id = await onTheRoad();
  await record(id, { outcome: 'refused' });
  expect((await record(id, { outcome: 'absent' }, noe)).delivery.obstacle).toBe('failed');
  await claire.call('orders', 'cancelOrder', { id }, { reason: 'refusée' });
  expect((await record(id)).delivery.obstacle).toBe('cancelled');
  const risky = await onTheRoad();
  await db.insertInto('order_allergy_alerts').values({ order_id: risky, alert: 'unanswered' }).execute();
  expect((await record(risky)).delivery.obstacle).toBe('unanswered');
  expect((await orderOf(risky)).status).toBe('delivering');
});

const base64 = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';

test('a photo is kept, drawn anew; one that cannot be read loses nothing else', async () => {
  const answer = await record(await onTheRoad(), { photo: { mediaType: 'image/png', base64 } });
  expect(answer.delivery.pictureId).toMatch(/^[0-9a-f-]{36}$/);
  const spoiled = await record(await onTheRoad(), { photo: { mediaType: 'image/jpeg', base64 } });
  expect(spoiled).toMatchObject({ status: 'delivered', delivery: { pictureId: null } });
});

const evening = { date: wednesday, zoneId: kitchen.zone, start: '18:00', end: '20:00' };
const assign = (driverId: number | null, formerDriverId: number | null, person: ApiClient = claire) =>
  person.call('rounds', 'assignRound', {}, { ...evening, driverId, formerDriverId });
const roundsOf = (person: ApiClient, wishes: object = {}) =>
  person.call('rounds', 'getRound', { date: wednesday, ...wishes });

test('a driver has their own round, door by door, those of one address together', async () => {
  const { id: lunch } = await kitchen.place(claire, { slot: { scheduleId: kitchen.lunch, date: wednesday } });
  const { drivers, rounds, choices } = await roundsOf(dina);
  expect(rounds.map(({ start }) => start)).toEqual(['11:00', '18:00']);
  expect(choices).toMatchObject([{ stops: 1, over: 0 }, {}]);
  const [first, second] = await Promise.all([dina, noe].map((person) => person.call('sign-in', 'getUser')));
  const [dinaId, noeId] = [first?.user.id ?? 0, second?.user.id ?? 0];
  expect(drivers.map(({ id }) => id)).toEqual(expect.arrayContaining([dinaId, noeId]));
  expect((await assign(dinaId, null)).driver?.id).toBe(dinaId);
  for (const elsewhere of [{ date: '2027-03-03' }, { start: '03:00', end: '04:00' }, { zoneId: 999_999 }])
    await expect(
      claire.call('rounds', 'assignRound', {}, { ...evening, ...elsewhere, driverId: dinaId, formerDriverId: null }),
    ).rejects.toMatchObject({ problem: { code: 'unknown-reference' } });
  const day = await roundsOf(dina);
  expect(day.rounds.map(({ start, driver }) => [start, driver?.id])).toEqual([['18:00', dinaId]]);
  expect(day.rounds[0]?.doors).toHaveLength(1);
  expect(day.rounds[0]?.doors[0]?.stops.length).toBeGreaterThan(3);
  expect(day.rounds[0]?.doors[0]?.stops.some(({ delivery }) => delivery?.leftWith === 'le gardien')).toBe(true);
  expect((await roundsOf(noe)).rounds).toHaveLength(2);
  expect((await roundsOf(dina, { span: '11:00-13:00' })).rounds[0]?.doors[0]?.stops[0]?.orderId).toBe(lunch);
  // A driver takes what is free, and gives back what is theirs.
  await expect(assign(noeId, dinaId, noe)).rejects.toMatchObject({ problem: { code: 'not-allowed' } });
  expect((await assign(null, dinaId, dina)).driver).toBeNull();
  const results = await Promise.allSettled([assign(dinaId, null, dina), assign(noeId, null, noe)]);
  expect(results.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  await expect(assign(999_999, null)).rejects.toMatchObject({ problem: { code: 'unknown-reference' } });
});

test('a photo of a door stays in no cache, and is gone with its client', async () => {
  const id = await onTheRoad();
  const { delivery } = await record(id, { photo: { mediaType: 'image/png', base64 } });
  const read = () => fetch(`${host}/api/pictures/${delivery.pictureId}`);
  expect((await read()).headers.get('cache-control')).toBe('no-store');
  const { clientId } = await orderOf(id);
  await db
    .transaction()
    .execute((transaction) => blankOrders(transaction, clientId, { lastName: '', email: '', phone: '' }));
  expect((await read()).status).toBe(404);
});
