import type { PasswordOrigin } from '@traiteur/contract/access/administrators.ts';
import type { Locale } from '@traiteur/domain/language.ts';
import type { Permission } from '@traiteur/contract/statement/operation.ts';
import { contactScopes, type Scope } from '@traiteur/domain/scopes.ts';

/** Who calls, as their session says. */
export type Caller = StaffCaller | ClientCaller;

interface SignedIn {
  sessionId: string;
  name: string;
  email: string;
  firstName: string;
  lastName: string;
  locale: Locale;
}

/** An administrator at the back office. */
export interface StaffCaller extends SignedIn {
  kind: 'staff';
  id: number;
  /** When they last gave their password in this session. */
  confirmedAt: Date;
  passwordOrigin: PasswordOrigin;
  /** They have no second factor, and the house requires one of them. */
  secondFactorMissing: boolean;
  scopes: readonly Scope[];
}

/** A client, who has no scope of the back office. */
interface ClientCaller extends SignedIn {
  kind: 'client';
  clientId: number;
}

/** Who may be calling where that permission has let them through. */
export type CallerOf<P extends Permission> = P extends 'public'
  ? Caller | undefined
  : P extends 'signed-in'
    ? Caller
    : StaffCaller;

export function isPermitted(permission: Permission, caller: Caller | undefined): boolean {
  if (permission === 'public') return true;
  if (!caller || permission === 'signed-in') return caller !== undefined;
  return caller.kind === 'staff' && (permission === 'staff' || caller.scopes.includes(permission));
}

/** Whether this caller may know how to reach clients: their e-mail, phone and address. */
export const mayReachClients = ({ scopes }: StaffCaller): boolean =>
  contactScopes.some((scope) => scopes.includes(scope));

/** Who did something, as a record of it says; without an id, somebody who is no administrator. */
export interface Person {
  id: number | null;
  name: string;
}

/** Who saves something, and when. */
export interface Saving {
  by: Person;
  now: Date;
}

export const personOf = (caller: Caller): Person => ({
  id: caller.kind === 'staff' ? caller.id : null,
  name: caller.name,
});
