import { expect, test } from 'vitest';
import { contactScopes, mayUseTill, type Role, roleScopes, scopes, scopesOf } from './scopes.ts';

const roles = Object.keys(roleScopes) as Role[];

test('the owner may do everything', () => {
  expect(roleScopes.owner).toEqual(scopes);
});

test('only the owner decides who else may enter', () => {
  expect(roles.filter((role) => roleScopes[role].includes('administrators:write'))).toEqual(['owner']);
});

test('only the owner touches the database', () => {
  expect(roles.filter((role) => roleScopes[role].includes('database:manage'))).toEqual(['owner']);
});

test('neither the kitchen nor the drivers can take the client list away', () => {
  expect(roles.filter((role) => roleScopes[role].includes('clients:export'))).toEqual([
    'owner',
    'manager',
    'accountant',
  ]);
});

test.each([
  ['catalogue:availability', ['owner', 'manager', 'kitchen']],
  ['purchases:read', ['owner', 'manager', 'kitchen', 'accountant']],
  ['costs:read', ['owner', 'manager', 'accountant']],
  ['orders:write', ['owner', 'manager', 'clerk']],
  ['orders:force', ['owner', 'manager']],
  ['orders:prepare', ['owner', 'manager', 'kitchen']],
  ['orders:deliver', ['owner', 'manager', 'delivery']],
  ['orders:pay', ['owner', 'manager', 'clerk', 'delivery', 'accountant']],
  ['delivery:write', ['owner', 'manager']],
  ['site:write', ['owner', 'manager']],
  ['orders:refund', ['owner', 'manager', 'accountant']],
] as const)('%s is for %j alone', (scope, holders) => {
  expect(roles.filter((role) => roleScopes[role].includes(scope))).toEqual(holders);
});

test('the kitchen alone cannot reach the client of an order', () => {
  const canReach = (role: Role) => contactScopes.some((scope) => roleScopes[role].includes(scope));
  expect(roles.filter((role) => !canReach(role))).toEqual(['kitchen']);
});

test('rights of one’s own stand in place of the role’s', () => {
  expect(scopesOf({ role: 'kitchen', rights: ['reports:read'] })).toEqual(['reports:read']);
  expect(scopesOf({ role: 'kitchen', rights: null })).toBe(roleScopes.kitchen);
});

test.each([
  ['delivery', 7, true],
  ['delivery', 8, false],
  ['delivery', null, false],
  ['accountant', 8, true],
  ['accountant', null, true],
] as const)('somebody of the role %s, who is number 7, uses the till of number %s: %s', (role, takerId, may) => {
  expect(mayUseTill({ id: 7, scopes: roleScopes[role] }, takerId)).toBe(may);
});
