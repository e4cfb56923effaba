import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addDays, weekdayOf } from '../dates/calendar.ts';
import { comparedPeriod, comparisons, usualComparison } from './sales-comparison.ts';
import { daysIn, namedPeriods, periodNamed } from './sales-period.ts';

const compared = (from: string, to: string, comparison: (typeof comparisons)[number]) => {
  const earlierPeriod = comparedPeriod({ from, to }, comparison);
  return [earlierPeriod.from, earlierPeriod.to];
};

test.each([
  ['1–22 November with 1–22 October', '2026-11-01', '2026-11-22', '2026-10-01', '2026-10-22'],
  ['a whole month with a whole one', '2026-10-01', '2026-10-31', '2026-09-01', '2026-09-30'],
  ['February with January', '2026-02-01', '2026-02-28', '2026-01-01', '2026-01-31'],
  ['the end of March with that of February', '2026-03-20', '2026-03-30', '2026-02-20', '2026-02-28'],
  ['a quarter with the one before', '2026-07-01', '2026-09-30', '2026-04-01', '2026-06-30'],
])('month by month: %s', (_, from, to, ...expectedPeriod) => {
  expect(compared(from, to, 'month-before')).toEqual(expectedPeriod);
});

test.each([
  ['a Monday with a Monday', '2026-11-23', '2026-11-23', '2026-11-16', '2026-11-16'],
  ['a week with a week', '2026-11-16', '2026-11-22', '2026-11-09', '2026-11-15'],
  ['ten days with those two weeks earlier', '2026-11-16', '2026-11-25', '2026-11-02', '2026-11-11'],
])('same weekdays: %s', (_, from, to, ...expectedPeriod) => {
  expect(compared(from, to, 'same-weekdays')).toEqual(expectedPeriod);
});

test('a year with a year, leap days included', () => {
  expect(compared('2028-02-01', '2028-02-29', 'year-before')).toEqual(['2027-02-01', '2027-02-28']);
  expect(compared('2029-02-01', '2029-02-28', 'year-before')).toEqual(['2028-02-01', '2028-02-29']);
  expect(compared('2028-02-29', '2028-03-05', 'year-before')).toEqual(['2027-02-28', '2027-03-05']);
});

test('a period under way compares with as much of the one before', () => {
  const usual = (name: (typeof namedPeriods)[number]) => {
    const period = periodNamed(name, '2026-11-22', 'order');
    return compared(period.from, period.to, usualComparison(period, name));
  };
  expect(usual('thisMonth')).toEqual(['2026-10-01', '2026-10-22']);
  expect(usual('lastMonth')).toEqual(['2026-09-01', '2026-09-30']);
  expect(usual('thisWeek')).toEqual(['2026-11-09', '2026-11-15']);
  expect(usual('yesterday')).toEqual(['2026-11-14', '2026-11-14']);
  expect(usual('last30Days')).toEqual(['2026-09-24', '2026-10-23']);
  expect(usual('thisYear')).toEqual(['2025-01-01', '2025-11-22']);
});

test('chosen days compare as the period they look like', () => {
  const usual = (from: string, to: string) => usualComparison({ from, to });
  expect(usual('2026-11-01', '2026-11-22')).toBe('month-before');
  expect(usual('2026-11-01', '2026-11-03')).toBe('same-weekdays');
  expect(usual('2026-11-02', '2026-11-08')).toBe('same-weekdays');
  expect(usual('2026-11-01', '2026-11-07')).toBe('same-weekdays');
  expect(usual('2026-11-01', '2026-11-08')).toBe('month-before');
  expect(usual('2026-10-15', '2026-11-22')).toBe('days-before');
  expect(usual('2026-10-01', '2026-11-22')).toBe('days-before');
  expect(usual('2026-11-02', '2026-11-22')).toBe('days-before');
});

test('whatever is compared lies before, ends no later than the day before it begins, and keeps its weekdays or its length', () => {
  const periods = fc
    .tuple(fc.integer({ min: 400, max: 20_000 }), fc.integer({ min: 0, max: 365 }))
    .map(([start, length]) => {
      const from = addDays('2000-01-01', start);
      return { from, to: addDays(from, length) };
    });
  fc.assert(
    fc.property(periods, fc.constantFrom(...comparisons), (period, comparison) => {
      const earlierPeriod = comparedPeriod(period, comparison);
      expect(earlierPeriod.from <= earlierPeriod.to).toBe(true);
      if (comparison !== 'year-before') expect(earlierPeriod.to < period.from).toBe(true);
      if (comparison === 'same-weekdays') expect(weekdayOf(earlierPeriod.from)).toBe(weekdayOf(period.from));
      if (comparison === 'days-before')
        expect([daysIn(earlierPeriod), addDays(earlierPeriod.to, 1)]).toEqual([daysIn(period), period.from]);
    }),
  );
});
