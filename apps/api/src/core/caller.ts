import type { PasswordOrigin } from '@traiteur/contract/access/administrators.ts';
import type { Locale } from '@traiteur/domain/text/language.ts';
import type { Permission } from '@traiteur/contract/statement/operation.ts';
import { contactScopes, type Scope } from '@traiteur/domain/access/scopes.ts';

export type Caller = StaffCaller | ClientCaller;

interface SignedIn {
  sessionId: string;
  name: string;
  email: string;
  firstName: string;
  lastName: string;
  locale: Locale;
  /** When this session last gave the password. */
  confirmedAt: Date;
}

export interface StaffCaller extends SignedIn {
  kind: 'staff';
  id: number;
  passwordOrigin: PasswordOrigin;
  /** The house requires a second factor of them, and they have none. */
  secondFactorMissing: boolean;
  scopes: readonly Scope[];
}

export interface ClientCaller extends SignedIn {
  kind: 'client';
  clientId: number;
}

/** A client in whose name an order is placed, maybe by the house's clock. */
export type OrderingClient = Pick<ClientCaller, 'kind' | 'clientId' | 'name'>;

export type CallerOf<P extends Permission> = P extends 'public'
  ? Caller | undefined
  : P extends 'signed-in'
    ? Caller
    : P extends 'client'
      ? ClientCaller
      : StaffCaller;

/** Administrators and clients have separate ids: an id alone is ambiguous. */
export interface Account {
  kind: Caller['kind'];
  id: number;
}

export const accountOf = (caller: Caller): Account =>
  caller.kind === 'staff' ? { kind: 'staff', id: caller.id } : { kind: 'client', id: caller.clientId };

export function isPermitted(permission: Permission, caller: Caller | OrderingClient | undefined): boolean {
  if (permission === 'public') return true;
  if (!caller || permission === 'signed-in') return caller !== undefined;
  if (permission === 'client') return caller.kind === 'client';
  return caller.kind === 'staff' && (permission === 'staff' || caller.scopes.includes(permission));
}

export const mayReachClients = ({ scopes }: StaffCaller): boolean =>
  contactScopes.some((scope) => scopes.includes(scope));

/** An author as records store it; without an id, not an administrator. */
export interface Person {
  id: number | null;
  name: string;
  /** Set when a client did it on the site. */
  clientId?: number;
}

export interface Saving {
  by: Person;
  now: Date;
}

export function personOf(caller: Caller | OrderingClient | Person): Person {
  if (!('kind' in caller)) return caller;
  const { kind, name } = caller;
  return kind === 'staff' ? { id: caller.id, name } : { id: null, name, clientId: caller.clientId };
}
