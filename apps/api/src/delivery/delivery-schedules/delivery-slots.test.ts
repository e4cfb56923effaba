import { afterEach, expect, test } from 'vitest';
import { mondayMorning, testApp } from '../../testing/test-app.ts';

const { db, signedIn, client, time } = await testApp();
time.now = new Date('2026-01-01T00:00:00Z');
const newYear = await signedIn('owner');
const visitor = await client();

const rules = {
  effectiveFrom: null,
  shippingFee: 590,
  freeDeliveryFrom: null,
  noticeHours: 24,
  promiseHours: 48,
  horizonDays: 14,
  closedDates: ['2026-12-25'],
};
await newYear.call('delivery-configurations', 'create', {}, rules);
time.now = mondayMorning;
const owner = await signedIn('owner');

const zone = { colour: '#86c341', fee: null, freeDeliveryFrom: null, minimumOrder: 0, active: true };
const lunch = { weekday: 2, start: '12:00', end: '14:00', active: true };
type Lunch = Partial<typeof lunch & { capacity: number; noticeHours: number }>;

let department = 10;
/** A zone of its own for the test, with that schedule; answers the postal code it serves. */
async function serveZone(schedule: Lunch = {}, zoneFields: Partial<typeof zone> = {}) {
  department += 1;
  const name = { fr: `Zone ${department}`, en: `Zone ${department}` };
  const { id } = await owner.call('delivery-zones', 'create', {}, { ...zone, ...zoneFields, name });
  const code = { country: 'FR', code: String(department), city: '', zoneId: id };
  await owner.call('postal-codes', 'create', {}, code);
  const scheduleInput = { capacity: null, noticeHours: null, ...lunch, ...schedule, zoneIds: [id] };
  const { id: scheduleId } = await owner.call('delivery-schedules', 'create', {}, scheduleInput);
  return { postalCode: `${department}000`, scheduleId };
}
const slots = (postalCode: string) => visitor.call('delivery-slots', 'listDeliverySlots', { postalCode });
const dates = async (postalCode: string) => (await slots(postalCode)).items.map(({ date }) => date);
const book = (scheduleId: number, orders: number, date = '2026-11-24') =>
  db.insertInto('slot_bookings').values({ schedule_id: scheduleId, delivery_date: date, taken: orders }).execute();

afterEach(() => {
  time.now = mondayMorning;
});

test('before a configuration comes into force there is nothing to choose from, and the answer says why', async () => {
  const { postalCode } = await serveZone();
  time.now = new Date('2025-12-31T23:59:59Z');
  await expect(slots(postalCode)).rejects.toMatchObject({
    problem: { status: 409, code: 'no-delivery-configuration' },
  });
});

test('a slot says when it is, until when it can be ordered and what is left', async () => {
  const { postalCode, scheduleId } = await serveZone({ capacity: 5 });
  await book(scheduleId, 3);
  expect((await slots(postalCode)).items[0]).toEqual({
    scheduleId,
    date: '2026-11-24',
    start: '12:00',
    end: '14:00',
    cutOffAt: '2026-11-23T11:00:00.000Z',
    left: 2,
    withinPromise: true,
  });
});

test('a full slot is not among them, the next week’s is; beside them it says how full it is', async () => {
  const { postalCode, scheduleId } = await serveZone({ capacity: 3 });
  await book(scheduleId, 4);
  expect(await dates(postalCode)).toEqual(['2026-12-01']);
  expect((await slots(postalCode)).unavailable).toEqual([
    { scheduleId, date: '2026-11-24', start: '12:00', end: '14:00', reason: 'full', orders: 4, capacity: 3 },
  ]);
});

test('where all are full it says so, and from when the next one can be ordered', async () => {
  const { postalCode, scheduleId } = await serveZone({ capacity: 3 });
  await book(scheduleId, 3);
  await book(scheduleId, 3, '2026-12-01');
  const next = { date: '2026-12-08', start: '12:00', end: '14:00', opensOn: '2026-11-24' };
  expect((await slots(postalCode)).absence).toEqual({ reason: 'full', next });
});

test('a slot without a limit says so', async () => {
  const { postalCode } = await serveZone();
  expect((await slots(postalCode)).items.map(({ left }) => left)).toEqual([null, null]);
});

test('an inactive schedule has no slots', async () => {
  const { postalCode } = await serveZone({ active: false });
  const absence = { reason: 'no-schedule', next: null };
  expect(await slots(postalCode)).toEqual({ eligible: true, items: [], unavailable: [], absence });
});

test('a place in an inactive zone is not eligible', async () => {
  const { postalCode } = await serveZone({}, { active: false });
  const absence = { reason: 'zone-inactive', next: null };
  expect(await slots(postalCode)).toEqual({ eligible: false, items: [], unavailable: [], absence });
});

test('a place in no zone is not eligible', async () => {
  const absence = { reason: 'no-zone', next: null };
  expect(await slots('97400')).toEqual({ eligible: false, items: [], unavailable: [], absence });
});

test('no slot is on a closed date', async () => {
  const { postalCode } = await serveZone({ weekday: 5 });
  time.now = new Date('2026-12-20T09:00:00Z');
  expect(await dates(postalCode)).toEqual(['2027-01-01']);
  expect((await slots(postalCode)).unavailable).toMatchObject([{ date: '2026-12-25', reason: 'closed-date' }]);
});

test('a code as people type it is understood', async () => {
  const { postalCode } = await serveZone();
  const typedCode = ` ${postalCode.slice(0, 2)} ${postalCode.slice(2)} `;
  expect((await slots(typedCode)).eligible).toBe(true);
});

test('half a postal code is refused on its field', async () => {
  await expect(slots('7501')).rejects.toMatchObject({ problem: { status: 422, field: 'postalCode' } });
});

// Notice is elapsed hours: a night that is not 24 hours long moves the cut-off on the clock.
test.each([
  ['that loses an hour, 24 hours before noon is 11:00', '2027-03-28', '2027-03-27T10:00:00Z'],
  ['that gains an hour, 24 hours before noon is 13:00', '2026-10-25', '2026-10-24T11:00:00Z'],
])('on the night %s', async (_, sunday, cutOff) => {
  const { postalCode } = await serveZone({ weekday: 7 });
  time.now = new Date(cutOff);
  const inTime = await slots(postalCode);
  time.now = new Date(time.now.getTime() + 60_000);
  const late = await slots(postalCode);
  expect(inTime.items[0]).toMatchObject({ date: sunday, cutOffAt: new Date(cutOff).toISOString() });
  expect(late.items[0]?.date).not.toBe(sunday);
});

test.each([
  ['that loses an hour, an hour before 03:00 is 01:59 to the minute', '2027-03-28', '2027-03-28T00:00:00Z'],
  ['that gains an hour, an hour before 03:00 is the second 02:00', '2026-10-25', '2026-10-25T01:00:00Z'],
])('with an hour’s notice on the night %s', async (_, sunday, cutOff) => {
  const { postalCode } = await serveZone({ weekday: 7, start: '03:00', end: '05:00', noticeHours: 1 });
  time.now = new Date(cutOff);
  expect((await dates(postalCode))[0]).toBe(sunday);
  time.now = new Date(time.now.getTime() + 60_000);
  expect((await dates(postalCode))[0]).not.toBe(sunday);
});
