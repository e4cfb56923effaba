import { expect, test } from 'vitest';
import { firstCardOf } from './first-card.ts';
import { roleScopes } from '../access/scopes.ts';

test.each([
  ['owner', 'tasks'],
  ['manager', 'tasks'],
  ['kitchen', 'production'],
  ['delivery', 'rounds'],
  ['accountant', 'figures'],
] as const)('the home page of the role %s begins with its %s', (role, card) => {
  expect(firstCardOf(roleScopes[role])).toBe(card);
});

test('who only reads orders begins with what needs a hand', () => {
  expect(firstCardOf(['orders:read'])).toBe('tasks');
});
