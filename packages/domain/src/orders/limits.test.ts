import { expect, test } from 'vitest';
import { exceeds, hasRoom } from './limits.ts';

test('a limit may be reached and not passed', () => {
  expect([9, 10, 11].map((count) => exceeds(count, 10))).toEqual([false, false, true]);
});

test('there is room until the limit is reached', () => {
  expect([9, 10, 11].map((count) => hasRoom(count, 10))).toEqual([true, false, false]);
});

test('a limit of null is none, and one of zero lets nothing through', () => {
  expect([exceeds(1_000_000, null), hasRoom(1_000_000, null)]).toEqual([false, true]);
  expect([exceeds(1, 0), hasRoom(0, 0)]).toEqual([true, false]);
});
