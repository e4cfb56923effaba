import { expect, test } from 'vitest';
import { lotOf, lotOfDay } from './lots.ts';

test('a cooked batch is told by its day and its recipe, after the letter of a lot', () => {
  expect(lotOf('2026-11-25', 47)).toBe('L 261125-47');
});

test('the lot of a day says its year and which day of it', () => {
  expect(['2026-01-01', '2026-11-29', '2028-12-31'].map(lotOfDay)).toEqual(['L 26-001', 'L 26-333', 'L 28-366']);
});
