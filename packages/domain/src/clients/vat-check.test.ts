import { expect, test } from 'vitest';
import { isConfirmed, isInVies, isJustAsked, vatCheckPauseAfter } from './vat-check.ts';

const now = new Date('2026-11-28T09:00:00Z');
const ago = (milliseconds: number) => new Date(now.getTime() - milliseconds);
const day = 24 * 60 * 60_000;

test.each([
  ['FR44732829320', true],
  ['EL123456789', true],
  ['XI123456789', true],
  ['GB123456789', false],
  ['CHE123456788', false],
  ['', false],
])('VIES knows of numbers such as %s: %s', (vatNumber, expected) => {
  expect(isInVies(vatNumber)).toBe(expected);
});

test('a register that does not answer is asked again after a minute, more and more rarely, for nearly three days', () => {
  const pauses = Array.from({ length: 9 }, (_, index) => vatCheckPauseAfter(index + 1));
  expect(pauses.at(-1)).toBeUndefined();
  const finite = pauses.filter((pause) => pause !== undefined);
  expect(finite).toEqual(finite.toSorted((a, b) => a - b));
  expect(finite[0]).toBe(60_000);
  const lastQuestion = finite.reduce((sum, pause) => sum + pause, 0);
  expect(lastQuestion).toBeGreaterThan(2.8 * day);
  expect(lastQuestion).toBeLessThan(3 * day);
});

test('what is valid rests for thirty days, what is not does not', () => {
  expect(isConfirmed({ state: 'valid', at: ago(30 * day - 1) }, now)).toBe(true);
  expect(isConfirmed({ state: 'valid', at: ago(30 * day) }, now)).toBe(false);
  expect(isConfirmed({ state: 'invalid', at: ago(0) }, now)).toBe(false);
  expect(isConfirmed({ state: 'valid', at: null }, now)).toBe(false);
  expect([isJustAsked(ago(59_999), now), isJustAsked(ago(60_000), now), isJustAsked(null, now)]).toEqual([
    true,
    false,
    false,
  ]);
});
