import fc from 'fast-check';
import { expect, test } from 'vitest';
import { fraction, minus, over, plus, rounded, roundedParts, roundedUp, times, zero } from './fractions.ts';

test('fractions are exact where floating point is not', () => {
  const tenth = fraction(1, 10);
  expect(plus(plus(tenth, tenth), tenth)).toEqual(fraction(3, 10));
  expect(over(times(fraction(1, 3), fraction(3, 7)), fraction(2))).toEqual(fraction(1, 14));
  expect(() => fraction(1, 0)).toThrow(RangeError);
  expect(() => over(fraction(1), zero)).toThrow(RangeError);
});

test.each([
  [fraction(1, 2), 1, 1],
  [fraction(49, 100), 0, 1],
  [fraction(-1, 2), 0, 0],
  [fraction(-3, 4), -1, 0],
  [fraction(7), 7, 7],
])('%o is rounded half up to %i, and up to %i', (amount, near, above) => {
  expect([rounded(amount), roundedUp(amount)]).toEqual([near, above]);
});

test('rounded parts add up to their rounded sum, and none is a whole cent away', () => {
  const part = fc.tuple(fc.nat(100_000), fc.integer({ min: 1, max: 97 }));
  fc.assert(
    fc.property(fc.array(part, { maxLength: 12 }), (pairs) => {
      const parts = pairs.map(([numerator, denominator]) => fraction(numerator, denominator));
      const cents = roundedParts(parts);
      expect(cents.reduce((sum, cent) => sum + cent, 0)).toBe(rounded(parts.reduce(plus, zero)));
      for (const [index, cent] of cents.entries()) {
        const distance = minus(fraction(cent), parts[index] ?? zero);
        expect(distance.numerator < distance.denominator && -distance.numerator < distance.denominator).toBe(true);
      }
    }),
  );
});
