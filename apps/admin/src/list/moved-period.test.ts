import { longestPeriod } from '@traiteur/domain/money/sales-period.ts';
import { expect, test } from 'vitest';
import { movedPeriod } from './moved-period.ts';

const november = { from: '2026-11-01', to: '2026-11-30' };

test.each([
  [{ from: '2026-11-10' }, '2026-11-10', '2026-11-30'],
  [{ from: '2026-12-10' }, '2026-12-10', '2026-12-10'],
  [{ to: '2026-10-10' }, '2026-10-10', '2026-10-10'],
  [{ from: '2024-11-01' }, '2024-11-01', '2025-11-01'],
  [{ to: '2028-11-01' }, '2027-11-02', '2028-11-01'],
])('November with %o goes from %s to %s', (shift, from, to) => {
  expect(movedPeriod(november, shift, longestPeriod)).toEqual({ from, to });
});

test('the first day that is chosen is a period of its own, and a day that is taken off leaves the other', () => {
  const day = '2026-11-24';
  expect(movedPeriod({}, { from: day })).toEqual({ from: day, to: day });
  expect(movedPeriod(november, { to: undefined })).toEqual({ from: '2026-11-01', to: undefined });
  expect(movedPeriod({ from: '2026-11-01', to: undefined }, { to: day })).toEqual({ from: '2026-11-01', to: day });
});
