import { expect, test } from 'vitest';
import { allergenStates, declaredPresence, graverPresence, gravestState } from './allergen-states.ts';

test('what contains an allergen makes the pot contain it, whatever the rest is', () => {
  expect(gravestState(['none', 'unknown', 'may_contain', 'contains'])).toBe('contains');
});

test('one unknown ingredient makes the pot unknown, though the others are known', () => {
  expect(gravestState(['none', 'may_contain', 'unknown'])).toBe('unknown');
});

test('traces of one are traces of the pot, and only what has none of them has none', () => {
  expect([gravestState(['none', 'may_contain']), gravestState(['none', 'none'])]).toEqual(['may_contain', 'none']);
});

test('an empty pot is unknown', () => {
  expect(gravestState([])).toBe('unknown');
});

test('a dish declares what is unknown as traces, and nothing only where there is none', () => {
  expect(allergenStates.map(declaredPresence)).toEqual(['contains', 'may_contain', 'may_contain', null]);
});

test('of two declarations the graver one counts, on either side', () => {
  expect(graverPresence('contains', 'may_contain')).toBe('contains');
  expect(graverPresence('may_contain', 'contains')).toBe('contains');
  expect(graverPresence(null, 'may_contain')).toBe('may_contain');
  expect(graverPresence('may_contain', null)).toBe('may_contain');
  expect(graverPresence(null, null)).toBe(null);
});
