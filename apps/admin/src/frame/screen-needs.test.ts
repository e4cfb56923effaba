import type { Operation } from '@traiteur/contract/statement/operation.ts';
import { everyOperation } from '@traiteur/contract/operations.ts';
import { roles, roleScopes, type Role, type Scope } from '@traiteur/domain/access/scopes.ts';
import { describe, expect, test } from 'vitest';
import type { Needs, Screen } from '@traiteur/front/routing/screen.ts';
import { screens as all } from '../addresses.ts';

const screens: Record<string, Screen> = all;

const operations = new Map<string, Operation>(
  everyOperation.flatMap(({ tag, operations }) =>
    Object.entries<Operation>(operations).map(([name, operation]) => [`${tag} ${name}`, operation]),
  ),
);

function may(role: Role, need: Needs): boolean {
  const scope = operations.get(need)?.scope;
  return scope === 'public' || scope === 'signed-in' || scope === 'staff' || roleScopes[role].includes(scope as Scope);
}

test('what a screen needs is in the contract', () => {
  const needs = Object.values(screens).flatMap((screen) => screen.needs);
  expect(needs.length).toBeGreaterThan(60);
  expect(needs.filter((need) => !operations.has(need))).toEqual([]);
});

test('every screen for who is signed in says what it needs, but for the home page, which shows what it can', () => {
  const silent = Object.entries(screens).filter(
    ([, { needs, middleware }]) => middleware.includes('auth') && !needs.length,
  );
  expect(silent.map(([name]) => name)).toEqual(['home']);
});

describe.each(roles)('%s', (role) => {
  test('has all or nothing of what a screen needs', () => {
    const halves = Object.entries(screens).filter(
      ([
        ,
        {
          needs: [subject, ...otherNeeds],
        },
      ]) => subject && may(role, subject) && !otherNeeds.every((need) => may(role, need)),
    );
    expect(halves.map(([name]) => name)).toEqual([]);
  });
});
