import { type Right, rights, type Scope } from './scopes.ts';

/** Without these a right opens nothing. */
const needs: Readonly<Partial<Record<Scope, readonly Right[]>>> = {
  'catalogue:write': ['catalogue:read'],
  'catalogue:availability': ['catalogue:read'],
  // What they contain decides what dishes declare; a trace leads to orders and their clients.
  'kitchen:read': ['catalogue:read', 'orders:read'],
  // Who receives goods matches what is charged for them.
  'kitchen:write': ['kitchen:read', 'purchases:read'],
  'costs:read': ['kitchen:read'],
  'orders:write': ['orders:read', 'catalogue:read', 'clients:read', 'delivery:read'],
  'orders:force': ['orders:write'],
  'orders:prepare': ['orders:read'],
  'orders:deliver': ['orders:read', 'delivery:read'],
  'orders:pay': ['orders:read'],
  'orders:refund': ['orders:pay'],
  'invoices:write': ['orders:read', 'clients:read'],
  'delivery:write': ['delivery:read'],
  'discounts:write': ['discounts:read'],
  'clients:write': ['clients:read'],
  'clients:export': ['clients:read'],
  'imports:write': ['catalogue:write', 'kitchen:write', 'clients:write', 'delivery:write'],
};

/** These rights and all that they need, in the order of `rights`. */
export function completeRights(someScopes: readonly Scope[]): Right[] {
  const complete = new Set<Scope>();
  const add = (right: Scope): void => {
    complete.add(right);
    needs[right]?.forEach(add);
  };
  someScopes.forEach(add);
  return rights.filter((right) => complete.has(right));
}

/** These rights without one, and without those that need it. */
export const withoutRight = (someScopes: readonly Scope[], right: Right): Right[] =>
  completeRights(someScopes).filter((candidate) => !completeRights([candidate]).includes(right));
