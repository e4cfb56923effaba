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

test.each([
  [
    'the dishes',
    'catalogue:read',
    'catalogue:write catalogue:availability kitchen:read kitchen:write costs:read orders:write orders:force imports:write',
  ],
  ['what is in them', 'kitchen:read', 'kitchen:write costs:read imports:write'],
  ['what suppliers charge', 'purchases:read', 'kitchen:write imports:write'],
  [
    'the orders',
    'orders:read',
    'kitchen:read kitchen:write costs:read orders:write orders:force orders:prepare orders:deliver orders:pay orders:refund invoices:write imports:write',
  ],
  ['zones and slots', 'delivery:read', 'orders:write orders:force orders:deliver delivery:write imports:write'],
  ['the codes', 'discounts:read', 'discounts:write'],
  [
    'the clients',
    'clients:read',
    'orders:write orders:force invoices:write clients:write clients:export imports:write',
  ],
] as const)('who may not see %s does nothing that needs it', (_, right, needingRights) => {
  const lostRights = rights.filter((candidate) => !withoutRight(rights, right).includes(candidate));
  expect(new Set(lostRights)).toEqual(new Set([right, ...needingRights.split(' ')]));
});
