import { roles } from '@traiteur/domain/scopes.ts';
import * as z from 'zod/mini';
import { email, flag, locale, moment, text, version } from '../statement/fields.ts';
import { listQuery, oneThing, pageOf, stored } from '../statement/lists.ts';
import { operationsOf } from '../statement/operation.ts';
import { secret } from '../statement/secrets.ts';

/** Shortest password, in characters. */
export const shortestPassword = 12;

/** A password that somebody chooses. */
export const newPassword = secret(
  z.string().check(
    z.maxLength(200),
    z.refine((password) => password.length >= shortestPassword, { params: { code: 'too-short' } }),
  ),
);

/** Whose password it is: chosen by its owner, given by somebody else, or printed at the first start. */
export const passwordOrigin = z.enum(['own', 'given', 'printed']);
export type PasswordOrigin = z.output<typeof passwordOrigin>;

export const administratorInput = z.strictObject({
  firstName: text(80),
  lastName: text(80),
  email,
  locale,
  role: z.enum(roles),
  active: z.boolean(),
  /** Empty keeps the one there is; a new administrator needs one. */
  password: secret(z.union([z.literal(''), newPassword])),
});
export type AdministratorInput = z.output<typeof administratorInput>;

export const administrator = z.object({
  ...stored,
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  locale,
  role: z.enum(roles),
  active: z.boolean(),
  /** When the password in use was chosen; null for the first one. */
  passwordChangedAt: z.nullable(moment),
});
export type Administrator = z.output<typeof administrator>;

const administratorNames = {
  tag: 'administrators',
  one: 'Administrator',
  many: 'Administrators',
  input: administratorInput,
} as const;

export const administrators = operationsOf(administratorNames, {
  list: {
    summary: 'Lists who may sign in to the administration.',
    method: 'GET',
    path: '/administrators',
    scope: 'administrators:write',
    query: listQuery(['name'], { active: z.optional(flag) }),
    result: pageOf(administrator),
    refusals: [],
  },
  get: {
    summary: 'Answers one administrator.',
    method: 'GET',
    path: '/administrators/{id}',
    scope: 'administrators:write',
    params: oneThing,
    result: administrator,
    refusals: ['not-found'],
  },
  create: {
    summary: 'Lets somebody else sign in, with a first password that they have to replace.',
    method: 'POST',
    path: '/administrators',
    scope: 'administrators:write',
    body: administratorInput,
    result: administrator,
    status: 201,
    refusals: ['already-taken', 'recent-sign-in-needed'],
  },
  update: {
    summary:
      'Saves an administrator. A new password or a deactivation ends their sessions; the last active owner stays one.',
    method: 'PUT',
    path: '/administrators/{id}',
    scope: 'administrators:write',
    params: oneThing,
    body: z.extend(administratorInput, { version }),
    result: administrator,
    reads: 'get',
    refusals: ['not-found', 'stale', 'already-taken', 'last-owner', 'recent-sign-in-needed'],
  },
  endColleagueSessions: {
    summary:
      'Ends every session of an administrator, who stays active, and tells them by mail. Of one’s own, this one stays.',
    method: 'PUT',
    path: '/administrators/{id}/sign-out',
    scope: 'administrators:write',
    params: oneThing,
    reads: 'get',
    // The account is as it was.
    audit: { only: [] },
    refusals: ['not-found'],
  },
  remove: {
    summary:
      'Removes an administrator and their sessions; what they did stays under their name. The last active owner stays.',
    method: 'DELETE',
    path: '/administrators/{id}',
    scope: 'administrators:write',
    params: oneThing,
    reads: 'get',
    forgets: ['administrators', 'account', 'second-factor', 'sign-in'],
    refusals: ['not-found', 'last-owner', 'own-account', 'in-use', 'recent-sign-in-needed'],
  },
});
