import { expect, test } from 'vitest';
import { lotOf } from './lots.ts';

test('a cooked batch is told by its day and its recipe, after the letter of a lot', () => {
  expect(lotOf('2026-11-25', 47)).toBe('L 261125-47');
});
