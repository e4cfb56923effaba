import { expect, test } from 'vitest';
import { movedPeriod } from './moved-period.ts';

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
