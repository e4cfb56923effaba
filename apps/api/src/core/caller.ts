import type { PasswordOrigin } from '@traiteur/contract/access/administrators.ts';
import type { Locale } from '@traiteur/domain/text/language.ts';
import type { Permission } from '@traiteur/contract/statement/operation.ts';
import { contactScopes, type Scope } from '@traiteur/domain/access/scopes.ts';

/** Who calls, as their session says. */
export type Caller = StaffCaller | ClientCaller;

interface SignedIn {
  sessionId: string;
  name: string;
  email: string;
  firstName: string;
  lastName: string;
  locale: Locale;
  /** When they last gave their password in this session. */
  confirmedAt: Date;
}

/** An administrator at the back office. */
export interface StaffCaller extends SignedIn {
  kind: 'staff';
  id: number;
  passwordOrigin: PasswordOrigin;
  /** They have no second factor, and the house requires one of them. */
  secondFactorMissing: boolean;
  scopes: readonly Scope[];
}

/** A client, who has no scope of the back office. */
export interface ClientCaller extends SignedIn {
  kind: 'client';
  clientId: number;
}

/** Who may be calling where that permission has let them through. */
export type CallerOf<P extends Permission> = P extends 'public'
  ? Caller | undefined
  : P extends 'signed-in'
    ? Caller
    : P extends 'client'
      ? ClientCaller
      : StaffCaller;

/** An account that somebody signs in to. Administrators and clients are counted apart: a number alone is nobody's. */
export interface Account {
  kind: Caller['kind'];
  id: number;
}

export const accountOf = (caller: Caller): Account =>
  caller.kind === 'staff' ? { kind: 'staff', id: caller.id } : { kind: 'client', id: caller.clientId };

export function isPermitted(permission: Permission, caller: Caller | undefined): boolean {
  if (permission === 'public') return true;
  if (!caller || permission === 'signed-in') return caller !== undefined;
  if (permission === 'client') return caller.kind === 'client';
  return caller.kind === 'staff' && (permission === 'staff' || caller.scopes.includes(permission));
}

/** Whether this caller may know how to reach clients: their e-mail, phone and address. */
export const mayReachClients = ({ scopes }: StaffCaller): boolean =>
  contactScopes.some((scope) => scopes.includes(scope));

/** Who did something, as a record of it says; without an id, somebody who is no administrator. */
export interface Person {
  id: number | null;
  name: string;
  /** Number of a client who did it themselves, on the site. */
  clientId?: number;
}

/** Who saves something, and when. */
export interface Saving {
  by: Person;
  now: Date;
}

export function personOf(caller: Caller | Person): Person {
  if (!('kind' in caller)) return caller;
  const { kind, name } = caller;
  return kind === 'staff' ? { id: caller.id, name } : { id: null, name, clientId: caller.clientId };
}
