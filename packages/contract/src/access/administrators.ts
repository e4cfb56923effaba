import { rights, roles } from '@traiteur/domain/access/scopes.ts';
import * as z from 'zod/mini';
import { email, flag, locale, moment, line, version } from '../statement/fields.ts';
import { listQuery, oneThing, pageOf, storedFields } from '../statement/lists.ts';
import { operationsOf } from '../statement/operation.ts';
import { secret } from '../statement/secrets.ts';

export const shortestPassword = 12;

export const newPassword = secret(
  z.string().check(
    z.minLength(1),
    z.maxLength(200),
    z.refine((password) => password === '' || password.length >= shortestPassword, { params: { code: 'too-short' } }),
  ),
);

/** Chosen by its owner, given by another person, or printed at the first start. */
export const passwordOrigin = z.enum(['own', 'given', 'printed']);
export type PasswordOrigin = z.output<typeof passwordOrigin>;

export const invitationDays = 3;

/** Null or absent: those of the role. What they need is added; an owner has all whatever is said. */
const ownRights = z.nullable(z.array(z.enum(rights)).check(z.maxLength(rights.length)));

const person = {
  firstName: line(80),
  lastName: line(80),
  email,
  locale,
  role: z.enum(roles),
  rights: z.optional(ownRights),
};

export const invitationInput = z.strictObject(person);
export type InvitationInput = z.output<typeof invitationInput>;

export const administratorInput = z.strictObject({
  ...person,
  active: z.boolean(),
  /** Empty keeps the current one; required for a new administrator, and to activate one who was invited only. */
  password: secret(z.union([z.literal(''), newPassword])),
});
export type AdministratorInput = z.output<typeof administratorInput>;

export const administrator = z.object({
  ...storedFields,
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  locale,
  role: z.enum(roles),
  rights: ownRights,
  active: z.boolean(),
  /** Null for the first one. */
  passwordChangedAt: z.nullable(moment),
  invited: z.boolean(),
  /** Null without a valid link. */
  linkExpiresAt: z.nullable(moment),
});
export type Administrator = z.output<typeof administrator>;

const newInvitation = z.extend(administrator, {
  /** To pass on when there is no mail server; null if it was mailed. */
  link: z.nullable(z.url()),
});
export type NewInvitation = z.output<typeof newInvitation>;

const administratorNames = {
  tag: 'administrators',
  one: 'Administrator',
  many: 'Administrators',
  named: 'person',
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
    refusals: ['administrator-exists', 'recent-sign-in-needed'],
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
    refusals: ['not-found', 'stale', 'administrator-exists', 'last-owner', 'recent-sign-in-needed'],
  },
  getInvitationTerms: {
    summary: 'Says how an invitation reaches somebody, and for how many days its link is good.',
    method: 'GET',
    path: '/invitations/terms',
    scope: 'administrators:write',
    result: z.object({ mailed: z.boolean(), days: z.int() }),
    refusals: [],
  },
  inviteAdministrator: {
    summary: `Invites somebody who chooses their own password by a link, good once and for ${invitationDays} days.`,
    method: 'POST',
    path: '/invitations',
    scope: 'administrators:write',
    body: invitationInput,
    result: newInvitation,
    status: 201,
    audit: { only: ['firstName', 'lastName', 'email', 'locale', 'role', 'rights', 'linkExpiresAt'] },
    refusals: ['administrator-exists', 'recent-sign-in-needed'],
  },
  renewInvitation: {
    summary:
      'Invites somebody again who has not chosen a password: a new link, and the one of before is worth nothing.',
    method: 'PUT',
    path: '/administrators/{id}/invitation',
    scope: 'administrators:write',
    params: oneThing,
    result: newInvitation,
    reads: 'get',
    audit: { only: ['linkExpiresAt'] },
    refusals: ['not-found', 'invitation-accepted', 'recent-sign-in-needed'],
  },
  withdrawInvitation: {
    summary: 'Takes an invitation back that nobody has accepted: its link is worth nothing, and the account is gone.',
    method: 'DELETE',
    path: '/administrators/{id}/invitation',
    scope: 'administrators:write',
    params: oneThing,
    reads: 'get',
    forgets: ['administrators', 'account', 'second-factor', 'sign-in'],
    refusals: ['not-found', 'invitation-accepted'],
  },
  endColleagueSessions: {
    summary:
      'Ends every session of an administrator, who stays active, and tells them by mail. Of one’s own, this one stays.',
    method: 'PUT',
    path: '/administrators/{id}/sign-out',
    scope: 'administrators:write',
    params: oneThing,
    reads: 'get',
    audit: { only: [] },
    // No password: it is done in haste against a thief, and the colleague can sign in again.
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
