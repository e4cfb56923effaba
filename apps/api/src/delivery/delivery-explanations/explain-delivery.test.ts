import { slotReasons } from '@traiteur/domain/delivery/slot-reasons.ts';
import { addDays } from '@traiteur/domain/dates/calendar.ts';
import { beforeEach, expect, test } from 'vitest';
import { smallKitchen, wednesday } from '../../testing/small-kitchen.ts';
import { mondayMorning, testApp } from '../../testing/test-app.ts';

const { db, signedIn, time } = await testApp();
const kitchen = await smallKitchen(db);
const { world, zone: east, lunch, evening } = kitchen;
const west = await world.zone({ name: 'Ouest', postalCodes: { 92: '', 92100: '' } });
const closedZone = await world.zone({ name: 'Sud', active: false, postalCodes: { 94: '' } });
const westLunch = await world.schedule(west, '11:30', '13:30');
const idle = await world.schedule(east, '15:00', '16:00');
await world.changeSchedule(idle, { active: false });
const friday = await world.schedule(east, '19:00', '21:00', null, 5);
await world.configuration({ closedDates: ['2026-12-02'] });
const claire = await signedIn('manager');

type Question = { postalCode?: string; date?: string; goods?: number };
const explain = ({ postalCode = '75020', ...rest }: Question = {}) =>
  claire.call('delivery-explanations', 'explainDelivery', { postalCode, ...rest });
const reasons = async (question: Question) =>
  new Map((await explain(question)).slots.map(({ scheduleId, reason }) => [scheduleId, reason]));

const codesOf: Partial<Record<string, string>> = { full: 'slot-full', 'below-minimum': 'below-minimum-order' };

beforeEach(() => {
  time.now = mondayMorning;
});

test('it says the zone, the code that decides, fee, threshold and minimum, and whose they are', async () => {
  await world.changeZone(west, { fee: 250 });
  expect(await explain({ postalCode: '92 200' })).toMatchObject({
    postalCode: '92200',
    city: 'Neuilly-sur-Seine',
    decidedBy: { code: '92' },
    zone: { id: west, name: { fr: 'Ouest' }, active: true },
    terms: {
      fee: 250,
      freeDeliveryFrom: 4000,
      minimumOrder: 0,
      ofHouse: { fee: false, freeDeliveryFrom: true },
    },
    goods: null,
  });
});

test('the next slots are those that the site offers, and the date is the first of them', async () => {
  const { next, date, slots, absence } = await explain();
  const { items } = await claire.call('delivery-slots', 'listDeliverySlots', { postalCode: '75020' });
  expect([next, date, absence]).toEqual([items, wednesday, null]);
  expect(slots.find(({ scheduleId }) => scheduleId === lunch)).toMatchObject({
    cutOffAt: '2026-11-24T10:00:00.000Z',
    noticeHours: 24,
    orders: 0,
    capacity: 10,
    reason: null,
  });
});

test('what its delivery costs depends on the dishes, and below the minimum no slot is offered', async () => {
  expect(await explain({ goods: 4000 })).toMatchObject({ goods: { fee: 0, missing: 0 } });
  const { goods, slots } = await explain({ goods: 420 });
  expect(goods).toEqual({ fee: 490, missing: 80 });
  expect(slots.find(({ scheduleId }) => scheduleId === lunch)?.reason).toBe('below-minimum');
});

test('each schedule of the house has its one reason', async () => {
  await db.insertInto('slot_bookings').values({ schedule_id: lunch, delivery_date: wednesday, taken: 10 }).execute();
  const reasonOf = await reasons({ date: wednesday });
  expect(reasonOf).toEqual(
    new Map([
      [lunch, 'full'],
      [westLunch, 'other-zone'],
      [idle, 'schedule-inactive'],
      [evening, null],
      [friday, 'wrong-weekday'],
    ]),
  );
  expect((await reasons({ date: '2026-12-02' })).get(evening)).toBe('closed-date');
  expect((await reasons({ date: '2026-12-09' })).get(evening)).toBe('beyond-horizon');
  expect((await reasons({ date: '2026-11-18' })).get(evening)).toBe('past-cut-off');
  await db.deleteFrom('slot_bookings').execute();
});

test('a place of no zone, or of one that rests, has no slot, and each says so', async () => {
  const nowhere = await explain({ postalCode: '13001' });
  expect(nowhere).toMatchObject({ decidedBy: null, zone: null, terms: null, absence: { reason: 'no-zone' } });
  expect(new Set(nowhere.slots.map(({ reason }) => reason))).toEqual(new Set(['no-zone']));
  const resting = await explain({ postalCode: '94000' });
  expect(resting).toMatchObject({ zone: { id: closedZone, active: false }, absence: { reason: 'zone-inactive' } });
  expect(new Set(resting.slots.map(({ reason }) => reason))).toEqual(new Set(['zone-inactive']));
});

// The promise of the page: no second rule. 9.50 € of dishes is above the minimum of 5 €, 4.20 € below it.
test('whatever it calls offered can be placed, and nothing else, from last Wednesday to one too far ahead', async () => {
  const soup = await kitchen.dish({ name: 'Velouté', price: 420 });
  await db.insertInto('slot_bookings').values({ schedule_id: lunch, delivery_date: wednesday, taken: 10 }).execute();
  const seenReasons = new Set<string>();
  for (let day = 0; day <= 21; day += 1) {
    const date = addDays('2026-11-18', day);
    const [productId, goods] = day === 7 ? ([soup, 420] as const) : ([kitchen.dahl, 950] as const);
    const { slots } = await explain({ date, goods });
    for (const { scheduleId, reason } of slots) {
      const draft = { ...kitchen.marc, slot: { scheduleId, date }, lines: [kitchen.line(productId)] };
      const { faults } = await claire.call('orders', 'quoteOrder', {}, draft);
      const codes = faults.map(({ code }) => code).filter((code) => code !== 'not-offered-that-day');
      expect([date, scheduleId, codes.length === 0]).toEqual([date, scheduleId, reason === null]);
      if (reason) expect(codes).toContain(codesOf[reason] ?? 'slot-unavailable');
      seenReasons.add(reason ?? 'offered');
    }
  }
  expect([...seenReasons].sort()).toEqual(
    ['offered', ...slotReasons].filter((reason) => !['no-zone', 'zone-inactive'].includes(reason)).sort(),
  );
});

test('without a configuration in force it is refused as the slots are', async () => {
  time.now = new Date('2000-01-01T00:00:00Z');
  await expect(explain()).rejects.toMatchObject({ problem: { code: 'no-delivery-configuration' } });
});
