import { expect, test } from 'vitest';
import { mondayMorning, testApp } from '../../testing/test-app.ts';

const { db, signedIn } = await testApp();
const owner = await signedIn('owner');

const zoneNamed = async (fr: string) => {
  const terms = { colour: '#86c341', fee: null, freeDeliveryFrom: null, minimumOrder: 0, active: true };
  return owner.call('delivery-zones', 'create', {}, { ...terms, name: { fr, en: `${fr} (en)` } });
};
const centre = await zoneNamed('Centre');
const banks = await zoneNamed('Bords de Marne');

const lunch = {
  weekday: 2,
  start: '11:30',
  end: '13:30',
  zoneIds: [centre.id],
  capacity: 20,
  noticeHours: 12,
  active: true,
};
const add = (fields: Partial<Omit<typeof lunch, 'capacity' | 'noticeHours'>> & { capacity?: number | null } = {}) =>
  owner.call('delivery-schedules', 'create', {}, { ...lunch, ...fields });

test('a schedule comes back as it was written, with its zones by name', async () => {
  const { id } = await add({ zoneIds: [centre.id, banks.id] });
  const zones = [banks, centre].map(({ id: zoneId, name, colour, active }) => ({ id: zoneId, name, colour, active }));
  expect(await owner.call('delivery-schedules', 'get', { id })).toEqual({
    ...lunch,
    id,
    version: 1,
    zones,
    zoneIds: [banks.id, centre.id],
  });
});

test('no capacity is no limit, and zero is none at all', async () => {
  expect([(await add({ capacity: null })).capacity, (await add({ capacity: 0 })).capacity]).toEqual([null, 0]);
});

test('saving replaces the zones it serves', async () => {
  const { id } = await add({ zoneIds: [centre.id] });
  const savedSchedule = await owner.call(
    'delivery-schedules',
    'update',
    { id },
    { ...lunch, zoneIds: [banks.id], version: 1 },
  );
  expect(savedSchedule).toMatchObject({ zoneIds: [banks.id], version: 2 });
});

test('a zone named twice is served once', async () => {
  expect((await add({ zoneIds: [centre.id, centre.id] })).zoneIds).toEqual([centre.id]);
});

test('a zone that does not exist is refused, and nothing is kept', async () => {
  const previousList = await owner.call('delivery-schedules', 'list', {});
  await expect(add({ zoneIds: [centre.id, 999_999] })).rejects.toMatchObject({
    problem: { status: 422, code: 'unknown-reference', field: 'zoneIds' },
  });
  expect((await owner.call('delivery-schedules', 'list', {})).total).toBe(previousList.total);
});

test.each([
  ['an end before its start', { start: '14:00', end: '13:00' }, 'end'],
  ['no length', { start: '13:00', end: '13:00' }, 'end'],
  ['an eighth weekday', { weekday: 8 }, 'weekday'],
  ['no zone', { zoneIds: [] }, 'zoneIds'],
  ['25 hours on its clock', { end: '25:00' }, 'end'],
  ['room for less than nobody', { capacity: -1 }, 'capacity'],
])('a schedule with %s is refused', async (_, fields, field) => {
  await expect(add(fields)).rejects.toMatchObject({ problem: { status: 422, field } });
});

test('an end before its start is refused on an edit too', async () => {
  const { id } = await add();
  const edit = { ...lunch, start: '15:00', version: 1 };
  await expect(owner.call('delivery-schedules', 'update', { id }, edit)).rejects.toMatchObject({
    problem: { errors: [{ field: 'end', code: 'end-before-start' }] },
  });
});

test('schedules are listed by weekday, then by their start', async () => {
  await add({ weekday: 1, start: '18:00', end: '20:00' });
  await add({ weekday: 1, start: '07:30', end: '09:00' });
  await add({ weekday: 7, start: '07:00', end: '09:00' });
  const { items } = await owner.call('delivery-schedules', 'list', { limit: 200 });
  const places = items.map(({ weekday, start }) => `${weekday} ${start}`);
  expect(places).toEqual(places.toSorted());
});

test('schedules are found by a zone, by its name and by weekday', async () => {
  const { id } = await add({ weekday: 6, zoneIds: [banks.id] });
  const searches = [
    { zoneId: banks.id, weekday: 6 },
    { search: 'marne', weekday: 6 },
    { zoneId: centre.id, weekday: 6 },
  ];
  const matches = await Promise.all(searches.map((query) => owner.call('delivery-schedules', 'list', query)));
  expect(matches.map(({ items }) => items.map((item) => item.id))).toEqual([[id], [id], []]);
});

test('an unused schedule is removed with its zones', async () => {
  const { id } = await add();
  await owner.call('delivery-schedules', 'remove', { id });
  await expect(owner.call('delivery-schedules', 'get', { id })).rejects.toMatchObject({
    problem: { code: 'not-found' },
  });
});

test('a schedule that an order was placed for cannot be removed', async () => {
  const { id } = await add();
  await placeOrder(id);
  await expect(owner.call('delivery-schedules', 'remove', { id })).rejects.toMatchObject({
    problem: { status: 409, code: 'in-use', usedBy: [{ noun: 'orders', count: 1 }] },
  });
});

/** Inserts rows directly: this test does not cover placing orders. */
async function placeOrder(scheduleId: number) {
  const { id: clientId } = await db
    .insertInto('clients')
    .values({
      first_name: 'Léon',
      last_name: 'Tardif',
      email: 'leon@example.com',
      phone: '',
      locale: 'fr',
      marketing_consent: false,
      last_order_at: null,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await db
    .insertInto('orders')
    .values({
      number: '2026-000001',
      client_id: clientId,
      status: 'pending',
      source: 'website',
      placed_at: mondayMorning,
      placed_by: null,
      delivery_date: '2026-11-24',
      schedule_id: scheduleId,
      slot_starts: '11:30',
      slot_ends: '13:30',
      zone_id: centre.id,
      zone_name: JSON.stringify(centre.name),
      client: JSON.stringify({ firstName: 'Léon', lastName: 'Tardif', email: 'leon@example.com', phone: '' }),
      address: '{}',
      kitchen_note: '',
      driver_note: '',
      items: 0,
      subtotal: 0,
      discount: 0,
      delivery_fee: 0,
      taxes: '[]',
      total: 0,
      idempotency_key: null,
    })
    .execute();
}

test('a week of slots is added whole or not at all, and what a zone has already is named', async () => {
  const { weekday: _, start: __, end: ___, ...terms } = { ...lunch, zoneIds: [banks.id] };
  const slots = [
    { start: '08:00', end: '09:00' },
    { start: '18:00', end: '20:00' },
  ];
  const week = (weekdays: number[], zoneIds = terms.zoneIds) =>
    owner.call('delivery-schedules', 'createDeliveryWeek', {}, { ...terms, zoneIds, weekdays, slots });
  const count = async () => (await owner.call('delivery-schedules', 'list')).total;
  const [previousCount, { items }] = [await count(), await week([5, 6])];
  const times = items.map(({ weekday, start }) => `${weekday} ${start}`).sort();
  expect(times).toEqual(['5 08:00', '5 18:00', '6 08:00', '6 18:00']);
  expect(items[0]).toMatchObject({ ...terms, end: '09:00' });
  await owner.call('delivery-schedules', 'remove', { id: items.find(({ start }) => start === '08:00')?.id ?? 0 });
  const refusals = await Promise.allSettled([week([5, 7]), week([5, 7])]);
  expect(refusals).toMatchObject(
    refusals.map(() => ({ reason: { problem: { status: 409, code: 'schedule-twice', field: 'slots.1.start' } } })),
  );
  expect(await count()).toBe(previousCount + 3);
  expect((await week([5], [centre.id])).items).toHaveLength(2);
});
