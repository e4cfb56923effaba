import { expect, test } from 'vitest';
import { waitBefore } from './use-shown-loading.ts';

test('loading begins to show after 200 ms', () => {
  expect(waitBefore(true, 0)).toBe(200);
});

test('loading that shows stays for 200 ms in all', () => {
  expect([waitBefore(false, 0), waitBefore(false, 150)]).toEqual([200, 50]);
});

test('loading that has shown for longer goes at once', () => {
  expect([waitBefore(false, 200), waitBefore(false, 5000)]).toEqual([0, 0]);
});
