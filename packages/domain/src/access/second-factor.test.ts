import { expect, test } from 'vitest';
import { hasSecondFactor, isFactorSpare, isSecondFactorRequired, pauseAfterWrongCodes } from './second-factor.ts';

test.each([
  ['nobody', 'owner', false],
  ['owners', 'owner', true],
  ['owners', 'manager', false],
  ['everybody', 'kitchen', true],
] as const)('required of %s, a second factor is asked of a %s: %s', (requiredOf, role, required) => {
  expect(isSecondFactorRequired(requiredOf, role)).toBe(required);
});

test('an authenticator or a passkey is a second factor', () => {
  const noFactors = { authenticator: false, passkeys: 0 };
  expect(
    [noFactors, { ...noFactors, authenticator: true }, { ...noFactors, passkeys: 1 }].map(hasSecondFactor),
  ).toEqual([false, true, true]);
});

test('the last one may go only where none is required', () => {
  const last = { authenticator: true, passkeys: 0 };
  expect([isFactorSpare(last, false), isFactorSpare(last, true)]).toEqual([true, false]);
  expect(isFactorSpare({ authenticator: true, passkeys: 1 }, true)).toBe(true);
});

test('who guesses codes waits from the fifth on, ever longer, up to an hour', () => {
  expect([0, 4, 5, 6, 11, 12, 1000].map(pauseAfterWrongCodes)).toEqual([0, 0, 30, 60, 1920, 3600, 3600]);
});

test('at that pace, a year of guessing finds a code of six digits less than three times in a hundred', () => {
  const guessesInAYear = (365 * 86_400) / pauseAfterWrongCodes(1000);
  // Three codes are good at any moment: the one shown, the one before and the one after.
  expect((guessesInAYear * 3) / 1_000_000).toBeLessThan(0.03);
});
