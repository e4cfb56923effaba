import { expect, test } from 'vitest';
import { addDays, momentOf } from '../dates/calendar.ts';
import type { DeliveryRules, Schedule } from './slots.ts';
import { slotOutlook } from './slot-outlook.ts';

const timeZone = 'Europe/Paris';
const monday = '2026-06-01';
const tuesday = '2026-06-02';
const lunch: Schedule = { id: 1, weekday: 2, start: '12:00', end: '14:00', capacity: 10, noticeHours: null };
const week: DeliveryRules = { noticeHours: 24, promiseHours: 48, horizonDays: 7, closedDates: [] };

interface Situation {
  orders?: number;
  rules?: Partial<DeliveryRules>;
  schedules?: Schedule[];
  /** On Monday. */
  time?: string;
}

const outlook = ({ orders = 0, rules = {}, schedules = [lunch], time = '09:00' }: Situation) =>
  slotOutlook({
    schedules,
    rules: { ...week, ...rules },
    ordersOfSlot: (_, date) => (date === tuesday ? orders : 0),
    now: momentOf(monday, time, timeZone),
    timeZone,
  });
const absence = (situation: Situation) => outlook(situation).absence;

test('with a free slot nothing is absent', () => {
  expect(outlook({})).toMatchObject({ free: [{ date: tuesday, left: 10 }], unavailable: [], absence: undefined });
});

test('a full slot says what it holds, also where a place was forced', () => {
  expect(outlook({ orders: 11 }).unavailable).toMatchObject([
    { refusal: 'full', slot: { date: tuesday, orders: 11, capacity: 10 } },
  ]);
});

test('all full: the next one is the first beyond the horizon, and says from when it can be ordered', () => {
  expect(absence({ orders: 10 })).toMatchObject({
    reason: 'full',
    next: { slot: { date: addDays(tuesday, 7) }, opensOn: tuesday },
  });
});

test('closed days: the next one is not on one of them either', () => {
  const closedDates = [tuesday, addDays(tuesday, 7)];
  expect(absence({ rules: { closedDates } })).toMatchObject({
    reason: 'closed',
    next: { slot: { date: addDays(tuesday, 14) } },
  });
});

test('too late for all of them', () => {
  expect(absence({ time: '13:00' })).toMatchObject({ reason: 'notice', next: { slot: { date: addDays(tuesday, 7) } } });
});

test('a notice longer than the horizon never leaves a slot', () => {
  expect(absence({ rules: { noticeHours: 24 * 10 } })).toEqual({ reason: 'notice', next: undefined });
});

test('a zone without schedules has none at all', () => {
  expect(absence({ schedules: [] })).toEqual({ reason: 'no-schedule', next: undefined });
});

test('a slot that closes at the very moment it opens is never one', () => {
  // From noon on Tuesday back to midnight of the day on which it can be ordered first: seven days and a half.
  expect(absence({ rules: { noticeHours: 24 * 7 + 12 } })).toEqual({ reason: 'notice', next: undefined });
  expect(absence({ rules: { noticeHours: 24 * 7 + 11 } })).toMatchObject({ reason: 'notice', next: { slot: {} } });
});
