import { expect, test } from 'vitest';
import { lotOfDay } from './lots.ts';

test('the lot of a day says its year and which day of it', () => {
  expect(['2026-01-01', '2026-11-29', '2028-12-31'].map(lotOfDay)).toEqual(['L 26-001', 'L 26-333', 'L 28-366']);
});
