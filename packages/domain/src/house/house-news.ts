import { type Right, type Role, type Scope, scopesOf } from '../access/scopes.ts';

export const houseNewsKinds = ['site_order', 'client_message', 'payment_failed'] as const;

export type HouseNewsKind = (typeof houseNewsKinds)[number];

/** Without it nobody is told: a mail is no way around a right. */
const neededScope = {
  site_order: 'orders:read',
  client_message: 'clients:read',
  payment_failed: 'orders:pay',
} as const satisfies Record<HouseNewsKind, Right>;

interface Colleague {
  role: Role;
  rights: readonly Right[] | null;
}

export const newsWithin = (scopes: readonly Scope[]): HouseNewsKind[] =>
  houseNewsKinds.filter((kind) => scopes.includes(neededScope[kind]));

export const newsOffered = (colleague: Colleague): HouseNewsKind[] => newsWithin(scopesOf(colleague));

/** Null while nobody has chosen: owners are told of all, others of nothing. */
export const newsOf = (colleague: Colleague, chosenKinds: readonly HouseNewsKind[] | null): HouseNewsKind[] =>
  newsOffered(colleague).filter((kind) => (chosenKinds ? chosenKinds.includes(kind) : colleague.role === 'owner'));
