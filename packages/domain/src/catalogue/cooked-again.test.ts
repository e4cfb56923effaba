import { expect, test } from 'vitest';
import { isCookedAgain } from './cooked-again.ts';

test.each([
  ['the same day', '2026-10-31', false],
  ['the day after, which may be of the next month', '2026-11-01', false],
  ['two days later', '2026-11-02', true],
  ['the day before', '2026-10-30', true],
])('dishes that come on %s', (_, date, again) => {
  expect(isCookedAgain('2026-10-31', date)).toBe(again);
});
