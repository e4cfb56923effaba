import { expect, test } from 'vitest';
import { movedPeriod, readSalesQuery } from './sales-query.ts';

test('an empty address asks for the last thirty days, day by day, by order date', () => {
  expect(readSalesQuery({})).toEqual({ period: 'last30Days', dateBy: 'order', group: 'day' });
});

test.each([
  [{ from: '2026-11-01' }],
  [{ from: '2026-11-02', to: '2026-11-01' }],
  [{ from: '2020-11-02', to: '2026-11-01' }],
  [{ from: '2026-02-30', to: '2026-03-01', page: '2' }],
  [{ period: 'someday', zoneId: 'est' }],
])('%o is left out', (given) => {
  expect(readSalesQuery({ ...given, group: 'week' })).toEqual({ period: 'last30Days', dateBy: 'order', group: 'week' });
});

const november = { from: '2026-11-01', to: '2026-11-30' };

test.each([
  [{ from: '2026-11-10' }, '2026-11-10', '2026-11-30'],
  [{ from: '2026-12-10' }, '2026-12-10', '2026-12-10'],
  [{ to: '2026-10-10' }, '2026-10-10', '2026-10-10'],
  [{ from: '2024-11-01' }, '2024-11-01', '2025-11-01'],
  [{ to: '2028-11-01' }, '2027-11-02', '2028-11-01'],
])('November with %o goes from %s to %s', (moved, from, to) => {
  expect(movedPeriod(november, moved)).toEqual({ from, to });
});
