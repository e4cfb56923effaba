import { expect, test } from 'vitest';
import { momentOf } from '../dates/calendar.ts';
import { reasonAgainstSlot, slotReasons, type SlotReason } from './slot-reasons.ts';

const paris = 'Europe/Paris';
const tuesdayNoon = {
  id: 1,
  weekday: 2,
  start: '12:00',
  end: '14:00',
  capacity: 10,
  noticeHours: null,
  active: true,
  zoneIds: [7, 8],
};
const montreuil = { id: 7, active: true, minimumOrder: 2500 };
const rules = { noticeHours: 24, promiseHours: 48, horizonDays: 14, closedDates: [] as string[] };
const offered = {
  schedule: tuesdayNoon,
  zone: montreuil as typeof montreuil | undefined,
  rules,
  orders: 9,
  goods: 2500 as number | undefined,
};

/** On Monday morning, for the next day. */
const reasonFor = ({ schedule, zone, orders, goods, ...search }: typeof offered) =>
  reasonAgainstSlot(schedule, '2026-06-02', orders, {
    zone,
    rules: search.rules,
    goods,
    now: momentOf('2026-06-01', '09:00', paris),
    timeZone: paris,
  });

const obstacles: Record<SlotReason, (slot: typeof offered) => typeof offered> = {
  'no-zone': (slot) => ({ ...slot, zone: undefined }),
  'zone-inactive': (slot) => ({ ...slot, zone: { ...montreuil, active: false } }),
  'other-zone': (slot) => ({ ...slot, schedule: { ...slot.schedule, zoneIds: [8] } }),
  'schedule-inactive': (slot) => ({ ...slot, schedule: { ...slot.schedule, active: false } }),
  'closed-date': (slot) => ({ ...slot, rules: { ...slot.rules, closedDates: ['2026-06-02'] } }),
  'wrong-weekday': (slot) => ({ ...slot, schedule: { ...slot.schedule, weekday: 3 } }),
  'past-cut-off': (slot) => ({ ...slot, rules: { ...slot.rules, noticeHours: 48 } }),
  'beyond-horizon': (slot) => ({ ...slot, rules: { ...slot.rules, horizonDays: 0 } }),
  full: (slot) => ({ ...slot, orders: 10 }),
  'below-minimum': (slot) => ({ ...slot, goods: 2499 }),
};

test('nothing is against a slot with room, in time, for dishes worth the drive', () => {
  expect(reasonFor(offered)).toBeUndefined();
});

test('while nobody asks about dishes, the minimum is against nothing', () => {
  expect(reasonFor({ ...offered, goods: undefined })).toBeUndefined();
});

test.each(slotReasons)('%s is told where it alone is against a slot', (reason) => {
  expect(reasonFor(obstacles[reason](offered))).toBe(reason);
});

test('of several obstacles the one is told to which placing an order comes first', () => {
  const reasons = slotReasons.map((_, first) =>
    reasonFor(slotReasons.slice(first).reduceRight((slot, reason) => obstacles[reason](slot), offered)),
  );
  expect(reasons).toEqual(slotReasons);
});
