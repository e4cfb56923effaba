import { describe, expect, test } from 'vitest';
import { momentOf } from '../dates/calendar.ts';
import { type DeliveryRules, fullSlotsOf, type Schedule, type SlotSearch, slotRefusal, slotsFor } from './slots.ts';

const paris = 'Europe/Paris';
const tuesdayNoon: Schedule = {
  id: 1,
  weekday: 2,
  start: '12:00',
  end: '14:00',
  capacity: 10,
  noticeHours: null,
};
const sundayLunch: Schedule = { ...tuesdayNoon, id: 2, weekday: 7, start: '11:00', end: '13:00' };
const rules: DeliveryRules = { noticeHours: 24, promiseHours: 48, horizonDays: 14, closedDates: [] };

// A Monday.
const monday = '2026-06-01';
const tuesday = '2026-06-02';
const at = (date: string, time: string) => momentOf(date, time, paris);
const mondayMorning = at(monday, '09:00');

interface Attempt {
  schedule?: Schedule;
  date?: string;
  orders?: number;
  rules?: Partial<DeliveryRules>;
  now?: Date;
}

function refusal({ schedule = tuesdayNoon, date = tuesday, orders = 0, now = mondayMorning, ...attempt }: Attempt) {
  return slotRefusal(schedule, date, orders, { ...rules, ...attempt.rules }, now, paris);
}

function slots(search: Partial<SlotSearch>) {
  return slotsFor({
    schedules: [tuesdayNoon],
    rules,
    ordersOfSlot: () => 0,
    now: mondayMorning,
    timeZone: paris,
    ...search,
  });
}

describe('a slot is refused', () => {
  test('never, when nothing stands against it', () => {
    expect(refusal({})).toBeUndefined();
  });

  test('on a closed date', () => {
    expect(refusal({ rules: { closedDates: [tuesday] } })).toBe('closed-date');
  });

  test('on another weekday than its schedule’s', () => {
    expect(refusal({ date: '2026-06-03' })).toBe('wrong-weekday');
  });

  test('when it has no room left', () => {
    expect(refusal({ orders: 10 })).toBe('full');
  });

  test('never for room, when its schedule has no limit', () => {
    expect(refusal({ schedule: { ...tuesdayNoon, capacity: null }, orders: 5000 })).toBeUndefined();
  });

  test('not on the last day of the horizon', () => {
    expect(refusal({ date: '2026-06-16', rules: { horizonDays: 15 } })).toBeUndefined();
  });

  test('the day after the horizon', () => {
    expect(refusal({ date: '2026-06-16', rules: { horizonDays: 14 } })).toBe('beyond-horizon');
  });

  test('when its day has passed', () => {
    expect(refusal({ date: '2026-05-26' })).toBe('past-cut-off');
  });
});

describe('the cut-off', () => {
  test('an order exactly at the cut-off is in time', () => {
    expect(refusal({ now: at(monday, '12:00') })).toBeUndefined();
  });

  test('an order a millisecond later is not', () => {
    expect(refusal({ now: new Date(at(monday, '12:00').getTime() + 1) })).toBe('past-cut-off');
  });

  test('a schedule’s own notice goes before the configuration’s', () => {
    expect(refusal({ schedule: { ...tuesdayNoon, noticeHours: 2 }, now: at(tuesday, '10:00') })).toBeUndefined();
  });

  test('a schedule’s notice of zero is a notice', () => {
    expect(refusal({ schedule: { ...tuesdayNoon, noticeHours: 0 }, now: at(tuesday, '12:00') })).toBeUndefined();
  });
});

describe('on the night that loses an hour, 29 March 2026', () => {
  const lunch = { schedule: sundayLunch, date: '2026-03-29' };

  test('24 hours before Sunday 11:00 is Saturday 10:00', () => {
    expect(refusal({ ...lunch, now: at('2026-03-28', '10:00') })).toBeUndefined();
  });

  test('a minute later is too late', () => {
    expect(refusal({ ...lunch, now: at('2026-03-28', '10:01') })).toBe('past-cut-off');
  });

  test('a slot in the hour that is skipped starts an hour later', () => {
    const night = { ...sundayLunch, start: '02:30', end: '04:30', noticeHours: 1 };
    const [slot] = slots({ schedules: [night], now: at('2026-03-28', '12:00') });
    expect(slot?.cutOffAt.toISOString()).toBe('2026-03-29T00:30:00.000Z');
  });

  test('one hour’s notice before 03:00 ends at 01:00, by the minute', () => {
    const early = { ...sundayLunch, start: '03:00', noticeHours: 1 };
    const minutes = ['00:59', '01:00', '01:01'].map((time) =>
      refusal({ schedule: early, date: '2026-03-29', now: at('2026-03-29', time) }),
    );
    expect(minutes).toEqual([undefined, undefined, 'past-cut-off']);
  });
});

describe('on the night that gains an hour, 25 October 2026', () => {
  const lunch = { schedule: sundayLunch, date: '2026-10-25' };

  test('24 hours before Sunday 11:00 is Saturday 12:00', () => {
    expect(refusal({ ...lunch, now: at('2026-10-24', '12:00') })).toBeUndefined();
  });

  test('a minute later is too late', () => {
    expect(refusal({ ...lunch, now: at('2026-10-24', '12:01') })).toBe('past-cut-off');
  });

  test('a slot in the hour that comes twice starts the first time', () => {
    const night = { ...sundayLunch, start: '02:30', end: '04:30', noticeHours: 1 };
    const [slot] = slots({ schedules: [night], now: at('2026-10-24', '12:00') });
    expect(slot?.startsAt.toISOString()).toBe('2026-10-25T00:30:00.000Z');
  });

  test('one hour’s notice before 03:00 ends the second time it is 02:00, by the minute', () => {
    const early = { ...sundayLunch, start: '03:00', noticeHours: 1 };
    const minutes = ['00:59', '01:00', '01:01'].map((utc) =>
      refusal({ schedule: early, date: '2026-10-25', now: new Date(`2026-10-25T${utc}:00Z`) }),
    );
    expect(minutes).toEqual([undefined, undefined, 'past-cut-off']);
  });
});

describe('the slots to choose from', () => {
  test('a week’s schedule comes back each week within the horizon', () => {
    expect(slots({}).map(({ date }) => date)).toEqual(['2026-06-02', '2026-06-09']);
  });

  test('the last day of the horizon is one of them', () => {
    expect(slots({ rules: { ...rules, horizonDays: 8 } }).map(({ date }) => date)).toEqual([
      '2026-06-02',
      '2026-06-09',
    ]);
  });

  test('of two that start together the shorter comes first', () => {
    const short = { ...tuesdayNoon, id: 9, end: '13:00' };
    const choices = slots({ schedules: [tuesdayNoon, short], rules: { ...rules, horizonDays: 1 } });
    expect(choices.map(({ scheduleId }) => scheduleId)).toEqual([9, 1]);
  });

  test('two of the same hours come in the order of their schedules', () => {
    const later = { ...tuesdayNoon, id: 9 };
    const choices = slots({ schedules: [later, tuesdayNoon], rules: { ...rules, horizonDays: 1 } });
    expect(choices.map(({ scheduleId }) => scheduleId)).toEqual([1, 9]);
  });

  test('they come in time order', () => {
    const evening = { ...tuesdayNoon, id: 3, start: '18:00', end: '20:00' };
    const choices = slots({ schedules: [evening, sundayLunch, tuesdayNoon], rules: { ...rules, horizonDays: 7 } });
    expect(choices.map(({ scheduleId }) => scheduleId)).toEqual([1, 3, 2]);
  });

  test('a full one is left out', () => {
    const choices = slots({ ordersOfSlot: (_, date) => (date === tuesday ? 10 : 9) });
    expect(choices).toMatchObject([{ date: '2026-06-09', left: 1 }]);
  });

  test('room without a limit is not a number', () => {
    expect(slots({ schedules: [{ ...tuesdayNoon, capacity: null }] })[0]?.left).toBeNull();
  });

  test('one says when it starts and until when it can be ordered', () => {
    expect(slots({})[0]).toMatchObject({ startsAt: at(tuesday, '12:00'), cutOffAt: at(monday, '12:00') });
  });

  test('there is none when the schedules are none', () => {
    expect(slots({ schedules: [] })).toEqual([]);
  });
});

describe('a day is full', () => {
  const evening = { ...tuesdayNoon, id: 3, start: '18:00', end: '20:00', capacity: 4 };
  const fullOn = (orders: Record<number, number>, now = mondayMorning) =>
    fullSlotsOf(tuesday, {
      schedules: [tuesdayNoon, evening, sundayLunch],
      rules,
      ordersOfSlot: (id) => orders[id] ?? 0,
      now,
      timeZone: paris,
    });

  test('once no slot that still takes orders has room', () => {
    expect(fullOn({ 1: 10, 3: 4 })).toEqual({ orders: 14, capacity: 14 });
  });

  test('counting only the slots that are not past their cut-off', () => {
    expect(fullOn({ 1: 2, 3: 4 }, at(monday, '13:00'))).toEqual({ orders: 4, capacity: 4 });
  });

  test('not while a slot has room, nor when all are past their cut-off', () => {
    expect([fullOn({ 1: 10, 3: 3 }), fullOn({ 1: 10, 3: 4 }, at(monday, '23:00'))]).toEqual([null, null]);
  });
});

describe('the promise', () => {
  const wednesday = { ...tuesdayNoon, weekday: 3 };

  test('a slot over exactly when the promised hours are is within it', () => {
    expect(slots({ schedules: [wednesday], now: at(monday, '14:00') })[0]?.withinPromise).toBe(true);
  });

  test('a slot over a minute later is not', () => {
    expect(slots({ schedules: [wednesday], now: at(monday, '13:59') })[0]?.withinPromise).toBe(false);
  });
});
