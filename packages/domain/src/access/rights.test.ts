import { expect, test } from 'vitest';
import { completeRights, withoutRight } from './rights.ts';
import { rights, roles, roleScopes } from './scopes.ts';

test.each(roles.filter((role) => role !== 'owner'))(
  'what %s holds is complete: nothing it needs is missing',
  (role) => {
    expect(completeRights(roleScopes[role])).toEqual(rights.filter((right) => roleScopes[role].includes(right)));
  },
);

test('a right brings what it needs, once and in the usual order', () => {
  expect(completeRights(['orders:refund', 'orders:force'])).toEqual([
    'catalogue:read',
    'orders:read',
    'orders:write',
    'orders:force',
    'orders:pay',
    'orders:refund',
    'delivery:read',
    'clients:read',
  ]);
});

test('a right goes with those that need it, through others too', () => {
  expect(withoutRight(roleScopes.clerk, 'clients:read')).toEqual([
    'catalogue:read',
    'orders:read',
    'orders:pay',
    'delivery:read',
    'discounts:read',
  ]);
  expect(withoutRight(completeRights(['orders:force']), 'catalogue:read')).toEqual([
    'orders:read',
    'delivery:read',
    'clients:read',
  ]);
});
