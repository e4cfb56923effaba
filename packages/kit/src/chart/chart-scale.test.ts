import { expect, test } from 'vitest';
import { labelEvery, ticksFor } from './chart-scale.ts';

test.each([
  [[0], [0]],
  [[], [0]],
  [[7], [0, 2, 4, 6, 8]],
  [[1000], [0, 250, 500, 750, 1000]],
  [
    [251_230, 98_000],
    [0, 100_000, 200_000, 300_000],
  ],
])('for %o lines stand at %o', (values, ticks) => {
  expect(ticksFor(values)).toEqual(ticks);
});

test('the highest line is never below the highest value', () => {
  for (let value = 1; value < 5000; value += 37) expect(ticksFor([value]).at(-1)).toBeGreaterThanOrEqual(value);
});

test('labels stand as close as they fit', () => {
  expect([labelEvery(7, 900, 60), labelEvery(30, 900, 60), labelEvery(366, 900, 60)]).toEqual([1, 2, 25]);
});
