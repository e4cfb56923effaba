import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  addDays,
  daysBetween,
  isLocalDate,
  momentOf,
  localTime,
  today,
  weekdayOf,
  addMonths,
  weeksOfMonth,
} from './calendar.ts';

const paris = 'Europe/Paris';
const dayInMilliseconds = 86_400_000;
const dayNumber = fc.integer({ min: -20_000, max: 60_000 });
const dateOf = (day: number) => new Date(day * dayInMilliseconds).toISOString().slice(0, 10);

describe('today', () => {
  test.each([
    ['2026-03-28T22:59:59Z', '2026-03-28'],
    ['2026-03-28T23:00:00Z', '2026-03-29'],
    ['2026-03-29T21:59:59Z', '2026-03-29'],
    ['2026-03-29T22:00:00Z', '2026-03-30'],
    ['2026-10-24T21:59:59Z', '2026-10-24'],
    ['2026-10-24T22:00:00Z', '2026-10-25'],
    ['2026-10-25T22:59:59Z', '2026-10-25'],
    ['2026-10-25T23:00:00Z', '2026-10-26'],
  ])('at %s Paris is on %s', (now, date) => {
    expect(today(new Date(now), paris)).toBe(date);
  });

  test('the same moment is another day elsewhere', () => {
    expect(today(new Date('2026-05-01T23:30:00Z'), 'America/Montreal')).toBe('2026-05-01');
  });
});

describe('the time of a moment', () => {
  test.each([
    ['2026-03-29T00:59:59Z', '01:59'],
    ['2026-03-29T01:00:00Z', '03:00'],
    ['2026-10-25T00:30:00Z', '02:30'],
    ['2026-10-25T01:30:00Z', '02:30'],
    ['2026-11-23T23:00:00Z', '00:00'],
  ])('at %s clocks in Paris show %s', (now, time) => {
    expect(localTime(new Date(now), paris)).toBe(time);
  });

  test('every whole minute comes back from its date and time, but the hour that autumn has twice', () => {
    const minute = fc.integer({ min: 0, max: 40_000_000 }).map((minutes) => new Date(minutes * 60_000));
    fc.assert(
      fc.property(minute, (now) => {
        const back = momentOf(today(now, paris), localTime(now, paris), paris);
        expect([0, 3_600_000]).toContain(now.getTime() - back.getTime());
      }),
    );
  });
});

describe('the moment of a date and time', () => {
  test.each([
    ['2026-01-15', '12:00', '2026-01-15T11:00:00.000Z'],
    ['2026-07-15', '12:00', '2026-07-15T10:00:00.000Z'],
    ['2026-03-29', '01:59', '2026-03-29T00:59:00.000Z'],
    ['2026-03-29', '03:00', '2026-03-29T01:00:00.000Z'],
    ['2026-10-25', '01:59', '2026-10-24T23:59:00.000Z'],
    ['2026-10-25', '03:00', '2026-10-25T02:00:00.000Z'],
  ])('%s %s in Paris is %s', (date, time, moment) => {
    expect(momentOf(date, time, paris).toISOString()).toBe(moment);
  });

  test('a time that spring skips moves on by the hour skipped', () => {
    expect(momentOf('2026-03-29', '02:30', paris)).toEqual(momentOf('2026-03-29', '03:30', paris));
  });

  test('a time that comes twice in autumn is the first of the two', () => {
    expect(momentOf('2026-10-25', '02:30', paris).toISOString()).toBe('2026-10-25T00:30:00.000Z');
  });

  test('an impossible time is refused', () => {
    expect(() => momentOf('2026-10-25', '24:00', paris)).toThrow(RangeError);
  });

  test('the wall clock at that moment shows that date and time', () => {
    const clock = new Intl.DateTimeFormat('sv-SE', { dateStyle: 'short', timeStyle: 'short', timeZone: paris });
    fc.assert(
      fc.property(fc.integer({ min: 10_000, max: 30_000 }), fc.nat({ max: 23 }), fc.nat({ max: 59 }), (day, h, m) => {
        // No clock shows the hour that is skipped in spring.
        fc.pre(h !== 2);
        const time = `${String(h).padStart(2, '0')}:${String(m).padStart(2, '0')}`;
        expect(clock.format(momentOf(dateOf(day), time, paris))).toBe(`${dateOf(day)} ${time}`);
      }),
    );
  });
});

test('Monday is 1 and Sunday is 7', () => {
  expect([weekdayOf('2026-03-30'), weekdayOf('2026-03-29')]).toEqual([1, 7]);
});

test('adding days agrees with counting them from an epoch', () => {
  fc.assert(
    fc.property(dayNumber, fc.integer({ min: -1000, max: 1000 }), (day, days) => {
      expect(addDays(dateOf(day), days)).toBe(dateOf(day + days));
    }),
  );
});

test('the days between two dates are those that take one to the other', () => {
  fc.assert(
    fc.property(dayNumber, fc.integer({ min: -1000, max: 1000 }), (day, days) => {
      expect(daysBetween(dateOf(day), dateOf(day + days))).toBe(days);
    }),
  );
});

describe('a date', () => {
  test.each(['2026-02-28', '2028-02-29', '2026-12-31'])('%s exists', (text) => {
    expect(isLocalDate(text)).toBe(true);
  });

  test.each(['2026-02-29', '2026-13-01', '2026-00-10', '2026-2-3', '2026-02-03T10:00', '03/02/2026', ''])(
    '“%s” does not',
    (text) => {
      expect(isLocalDate(text)).toBe(false);
    },
  );
});

test('a month later is the same day, or the last one there is', () => {
  expect([addMonths('2026-11-24', 1), addMonths('2027-01-31', 1), addMonths('2026-01-15', -1)]).toEqual([
    '2026-12-24',
    '2027-02-28',
    '2025-12-15',
  ]);
});

test('a month is shown in whole weeks, from Monday or from Sunday', () => {
  const november = weeksOfMonth('2026-11-24', 1);
  expect(november.map((week) => week.length)).toEqual([7, 7, 7, 7, 7, 7]);
  expect([november[0]?.[0], november.at(-1)?.at(-1)]).toEqual(['2026-10-26', '2026-12-06']);
  expect(weeksOfMonth('2027-02-01', 1)).toHaveLength(4);
  const fromSunday = weeksOfMonth('2026-11-24', 7);
  expect([fromSunday[0]?.[0], fromSunday.at(-1)?.at(-1)]).toEqual(['2026-11-01', '2026-12-05']);
});
