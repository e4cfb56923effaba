import { expect, test } from 'vitest';
import { namedPeriods, periodNamed } from './sales-period.ts';

/** A Wednesday. */
const today = '2026-11-25';

test.each([
  ['today', '2026-11-25', '2026-11-25'],
  ['yesterday', '2026-11-24', '2026-11-24'],
  ['thisWeek', '2026-11-23', '2026-11-29'],
  ['lastWeek', '2026-11-16', '2026-11-22'],
  ['thisMonth', '2026-11-01', '2026-11-30'],
  ['lastMonth', '2026-10-01', '2026-10-31'],
  ['last30Days', '2026-10-27', '2026-11-25'],
  ['tomorrow', '2026-11-26', '2026-11-26'],
  ['nextWeek', '2026-11-30', '2026-12-06'],
  ['nextMonth', '2026-12-01', '2026-12-31'],
  ['thisYear', '2026-01-01', '2026-12-31'],
] as const)('%s by delivery date goes from %s to %s', (name, from, to) => {
  expect(periodNamed(name, today, 'delivery')).toEqual({ from, to });
});

test.each(namedPeriods)('%s by order date never lies ahead', (name) => {
  expect(periodNamed(name, today, 'order').to <= today).toBe(true);
});

test('a week over New Year is whole, and so is the December before', () => {
  expect(periodNamed('thisWeek', '2027-01-01', 'delivery')).toEqual({ from: '2026-12-28', to: '2027-01-03' });
  expect(periodNamed('lastMonth', '2027-01-01', 'order')).toEqual({ from: '2026-12-01', to: '2026-12-31' });
});

test('February is whole in a leap year', () => {
  expect(periodNamed('thisMonth', '2028-02-10', 'delivery').to).toBe('2028-02-29');
});

test('by order date a period under way ends today, one that begins today too, and one that is to come stays', () => {
  const monday = '2026-11-23';
  expect(periodNamed('thisWeek', monday, 'order')).toEqual({ from: monday, to: monday });
  expect(periodNamed('thisMonth', today, 'order')).toEqual({ from: '2026-11-01', to: today });
  expect(periodNamed('nextWeek', today, 'order')).toEqual({ from: '2026-11-30', to: '2026-12-06' });
});
