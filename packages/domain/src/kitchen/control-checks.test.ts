import { expect, test } from 'vitest';
import {
  checkState,
  controlKinds,
  isConformEnd,
  isLasting,
  isMeasured,
  isWithin,
  minutesBetween,
  usualLimits,
} from './control-checks.ts';

test('a reading is within its limits, which belong to what is right', () => {
  expect([-1, 0, 40, 41].map((reading) => isWithin(usualLimits.storage, reading))).toEqual([false, true, true, false]);
  expect([629, 630, 990].map((reading) => isWithin(usualLimits.heating, reading))).toEqual([false, true, true]);
  expect(isWithin({ lowest: null, highest: null }, 9000)).toBe(true);
});

test('a probe is read of all but the sample dish and the cleaning, which are done or not and know no limits', () => {
  const readKinds = controlKinds.filter(isMeasured);
  expect(readKinds).toEqual(['storage', 'goods', 'heating', 'cooling', 'vehicle']);
  const otherKinds = controlKinds.filter((kind) => !isMeasured(kind));
  expect(otherKinds.filter((kind) => isWithin(usualLimits[kind], -300) && isWithin(usualLimits[kind], 900))).toEqual(
    otherKinds,
  );
});

test.each([
  ['a delivery of ice cream at −18 °C', -180, ['goods', 'cooling', 'vehicle']],
  ['raw fish at 2 °C', 20, ['storage', 'goods', 'cooling', 'vehicle']],
  ['a quiche at 8 °C', 80, ['cooling']],
  ['a stew at 63 °C', 630, ['heating']],
])('%s is as it must be for some checks alone', (_food, reading, kinds) => {
  expect(controlKinds.filter((kind) => isMeasured(kind) && isWithin(usualLimits[kind], reading))).toEqual(kinds);
});

test('a dish that cools and a sample that is kept have a beginning and an end', () => {
  expect(controlKinds.filter(isLasting)).toEqual(['cooling', 'sample']);
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

test('a minute counts once it has passed', () => {
  expect([minutesLater(120), new Date('2026-11-23T11:59:59Z')].map((end) => minutesBetween(start, end))).toEqual([
    120, 119,
  ]);
});

test('a sample is kept for five days', () => {
  const isConform = (hours: number) =>
    isConformEnd({ kind: 'sample', start, end: minutesLater(hours * 60), reading: null, ...usualLimits.sample });
  expect([119, 120].map(isConform)).toEqual([false, true]);
});

test('a check that was withdrawn is that, whatever it said; one that goes on is neither right nor wrong', () => {
  const withdrawal = { reason: 'Mauvaise chambre' };
  expect(checkState({ withdrawal, conform: false })).toBe('withdrawn');
  expect([null, true, false].map((conform) => checkState({ withdrawal: null, conform }))).toEqual([
    'open',
    'conform',
    'beyond',
  ]);
});
