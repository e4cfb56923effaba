import { expect, test } from 'vitest';
import { endOf, isTestKey } from './house-settings.ts';

test('a key is known again by its last four characters', () => {
  expect(endOf('whsec_9f8e7d6c5b4a3210')).toBe('3210');
});

test('of a secret that a person may have chosen nothing is told', () => {
  // Fifteen characters, and sixteen.
  expect(['tarte-aux-pomme', 'tarte-aux-pommes', ''].map(endOf)).toEqual(['', 'mmes', '']);
});

test.each([
  ['pk_test_51NabcDEF', true],
  ['sk_test_51NabcDEF', true],
  ['pk_live_51NabcDEF', false],
  ['sk_live_51Ntest51N', false],
  ['', false],
])('%s moves no real money: %s', (key, expected) => {
  expect(isTestKey(key)).toBe(expected);
});
