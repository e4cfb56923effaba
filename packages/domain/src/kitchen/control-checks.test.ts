import { expect, test } from 'vitest';
import { isConformEnd, isWithin, usualLimits } from './control-checks.ts';

test('a reading is within its limits, which belong to what is right', () => {
  expect([-1, 0, 40, 41].map((reading) => isWithin(usualLimits.storage, reading))).toEqual([false, true, true, false]);
  expect([629, 630, 990].map((reading) => isWithin(usualLimits.heating, reading))).toEqual([false, true, true]);
  expect(isWithin({ lowest: null, highest: null }, 9000)).toBe(true);
});

const start = new Date('2026-11-23T10:00:00Z');
const minutesLater = (minutes: number) => new Date(start.getTime() + minutes * 60_000);

test('food cools to 10 °C within two hours', () => {
  const cooling = (minutes: number, reading: number | null) =>
    isConformEnd({ kind: 'cooling', start, end: minutesLater(minutes), reading, ...usualLimits.cooling });
  expect(cooling(120, 100)).toBe(true);
  expect(cooling(121, 100)).toBe(false);
  expect(cooling(90, 101)).toBe(false);
  expect(cooling(90, null)).toBe(false);
});

test('a sample is kept for five days', () => {
  const isConform = (hours: number) =>
    isConformEnd({ kind: 'sample', start, end: minutesLater(hours * 60), reading: null, ...usualLimits.sample });
  expect([119, 120].map(isConform)).toEqual([false, true]);
});
