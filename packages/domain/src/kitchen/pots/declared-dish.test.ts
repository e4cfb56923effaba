import { expect, test } from 'vitest';
import { dishPresence, isDisputed } from './declared-dish.ts';

const declaration = (presence: 'contains' | 'may_contain' | null, stays: boolean | null = null) => ({
  presence,
  stays,
});

test('a dish declares what is in its pot, typed or not', () => {
  expect(dishPresence('contains', undefined)).toBe('contains');
  expect(dishPresence('contains', declaration('may_contain'))).toBe('contains');
  expect(dishPresence('contains', declaration('may_contain', false))).toBe('contains');
});

test('what was typed stays declared until somebody says that the recipe is right', () => {
  expect(dishPresence('none', declaration('contains'))).toBe('contains');
  expect(dishPresence('none', declaration('contains', true))).toBe('contains');
  expect(dishPresence('none', declaration('contains', false))).toBe(null);
  expect(dishPresence('may_contain', declaration('contains', false))).toBe('may_contain');
});

test('what is unknown is declared as traces, whatever somebody answered', () => {
  expect(dishPresence('unknown', declaration(null, false))).toBe('may_contain');
  expect(dishPresence('unknown', undefined)).toBe('may_contain');
});

test('a difference either way waits for an answer, and an answered one does not', () => {
  expect(isDisputed('none', declaration('contains'))).toBe(true);
  expect(isDisputed('contains', undefined)).toBe(true);
  expect(isDisputed('contains', declaration('may_contain'))).toBe(true);
  expect(isDisputed('contains', declaration('contains'))).toBe(false);
  expect(isDisputed('none', undefined)).toBe(false);
  expect(isDisputed('none', declaration('contains', true))).toBe(false);
  expect(isDisputed('contains', declaration(null, false))).toBe(false);
});

test('what is unknown is no difference: nobody can answer it', () => {
  expect(isDisputed('unknown', declaration('contains'))).toBe(false);
});
