import { describe, expect, test } from 'vitest';
import { contactScopes, mayUseTill, type Role, roleScopes, scopes } from './scopes.ts';

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
  ['orders:write', ['owner', 'manager']],
  ['orders:force', ['owner', 'manager']],
  ['orders:prepare', ['owner', 'manager', 'kitchen']],
  ['orders:deliver', ['owner', 'manager', 'delivery']],
  ['orders:pay', ['owner', 'manager', 'delivery', 'accountant']],
  ['orders:refund', ['owner', 'manager', 'accountant']],
] as const)('%s is for %j alone', (scope, holders) => {
  expect(roles.filter((role) => roleScopes[role].includes(scope))).toEqual(holders);
});

test('the kitchen alone cannot reach the client of an order', () => {
  const canReach = (role: Role) => contactScopes.some((scope) => roleScopes[role].includes(scope));
  expect(roles.filter((role) => !canReach(role))).toEqual(['kitchen']);
});

describe.each(roles)('the role %s', (role) => {
  test('can read whatever it can change', () => {
    for (const scope of roleScopes[role]) {
      const read = scopes.find((candidate) => candidate === `${scope.split(':')[0]}:read`);
      expect(read === undefined || roleScopes[role].includes(read)).toBe(true);
    }
  });
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
