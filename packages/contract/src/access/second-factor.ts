import { secondFactorGroups } from '@traiteur/domain/access/second-factor.ts';
import * as z from 'zod/mini';
import { count, id, moment, version } from '../statement/fields.ts';
import { oneThing, storedFields } from '../statement/lists.ts';
import { operationsOf } from '../statement/operation.ts';
import { secret } from '../statement/secrets.ts';
import { newPasskey, passkey, passkeyCreation } from './passkeys.ts';

/** Six digits or a recovery code, with or without spaces and hyphens. */
export const typedCode = secret(z.string().check(z.trim(), z.minLength(1), z.maxLength(40)));

export const secondFactor = z.object({
  /** By the house. */
  required: z.boolean(),
  authenticator: z.nullable(z.object({ addedAt: moment, lastUsedAt: z.nullable(moment) })),
  passkeys: z.array(passkey),
  recoveryCodesLeft: count,
  /** Origin for which passkeys are valid. */
  passkeyOrigin: z.string(),
});
export type SecondFactor = z.output<typeof secondFactor>;

/** Shown once; empty when the old codes stay valid. */
const recoveryCodes = z.array(z.string());
const withNewFactor = z.object({ secondFactor, recoveryCodes });
export type NewFactor = z.output<typeof withNewFactor>;

export const authenticatorConfirmation = z.strictObject({
  enrolment: secret(z.string().check(z.minLength(1), z.maxLength(400))),
  code: typedCode,
});

export const secondFactorPolicyInput = z.strictObject({ requiredOf: z.enum(secondFactorGroups) });
export type SecondFactorPolicyInput = z.output<typeof secondFactorPolicyInput>;
const secondFactorPolicy = z.object({ ...storedFields, ...secondFactorPolicyInput.shape });
export type SecondFactorPolicy = z.output<typeof secondFactorPolicy>;

const colleagueFactors = z.object({
  id,
  firstName: z.string(),
  lastName: z.string(),
  authenticator: z.boolean(),
  passkeys: count,
  required: z.boolean(),
});

const secondFactorNames = { tag: 'second-factor', named: 'person' } as const;

export const secondFactors = operationsOf(secondFactorNames, {
  getSecondFactor: {
    summary: 'Answers what the caller proves themselves by after the password.',
    method: 'GET',
    path: '/account/second-factor',
    scope: 'staff',
    result: secondFactor,
    withoutSecondFactor: true,
    refusals: [],
  },
  startAuthenticator: {
    summary: 'Makes the seed that an authenticator app is to share; it counts once a code of it was confirmed.',
    method: 'POST',
    path: '/account/authenticator-enrolments',
    scope: 'staff',
    result: z.object({
      /** Base32, to type when no picture can be read. */
      seed: z.string(),
      /** `otpauth://`, for a QR code. */
      address: z.string(),
      /** Sent back with the first code, within ten minutes. */
      enrolment: z.string(),
    }),
    withoutSecondFactor: true,
    refusals: ['recent-sign-in-needed'],
    // Nothing changes yet, and the seed must not be stored.
    audit: 'none',
  },
  confirmAuthenticator: {
    summary:
      'Takes an authenticator app in place of the one before, for a code that it shows. The first factor comes with recovery codes.',
    method: 'PUT',
    path: '/account/authenticator',
    scope: 'staff',
    body: authenticatorConfirmation,
    result: withNewFactor,
    withoutSecondFactor: true,
    refusals: ['recent-sign-in-needed', 'enrolment-ended'],
    // The answer holds recovery codes: the handler writes an entry without them. So do the next operations.
    audit: 'none',
  },
  removeAuthenticator: {
    summary: 'Removes the caller’s authenticator app; refused where it is their last factor and one is required.',
    method: 'DELETE',
    path: '/account/authenticator',
    scope: 'staff',
    refusals: ['recent-sign-in-needed', 'not-found', 'second-factor-required'],
    audit: 'none',
  },
  startPasskey: {
    summary: 'Says what a browser needs to make a passkey for the caller. A challenge is good once, for five minutes.',
    method: 'POST',
    path: '/account/passkey-enrolments',
    scope: 'staff',
    result: passkeyCreation,
    withoutSecondFactor: true,
    refusals: ['recent-sign-in-needed'],
    audit: 'none',
  },
  addPasskey: {
    summary: 'Takes a passkey that the caller’s browser has made. The first factor comes with recovery codes.',
    method: 'POST',
    path: '/account/passkeys',
    scope: 'staff',
    body: newPasskey,
    result: withNewFactor,
    status: 201,
    withoutSecondFactor: true,
    refusals: ['recent-sign-in-needed', 'enrolment-ended', 'passkey-refused', 'already-taken'],
    audit: 'none',
  },
  removePasskey: {
    summary: 'Removes one of the caller’s passkeys; refused where it is their last factor and one is required.',
    method: 'DELETE',
    path: '/account/passkeys/{id}',
    scope: 'staff',
    params: oneThing,
    refusals: ['recent-sign-in-needed', 'not-found', 'second-factor-required'],
    audit: 'none',
  },
  replaceRecoveryCodes: {
    summary: 'Makes new recovery codes, answered this once; those of before are worth nothing any more.',
    method: 'PUT',
    path: '/account/recovery-codes',
    scope: 'staff',
    result: withNewFactor,
    refusals: ['recent-sign-in-needed', 'second-factor-missing'],
    audit: 'none',
  },
  getColleagueFactors: {
    summary: 'Answers which factors an administrator has.',
    method: 'GET',
    path: '/administrators/{id}/second-factor',
    scope: 'administrators:write',
    params: oneThing,
    result: colleagueFactors,
    refusals: ['not-found'],
  },
  removeColleagueFactors: {
    summary:
      'Takes all factors and recovery codes from an administrator who lost them, ends their sessions and tells them by mail.',
    method: 'DELETE',
    path: '/administrators/{id}/second-factor',
    scope: 'administrators:write',
    params: oneThing,
    reads: 'getColleagueFactors',
    audit: { only: ['authenticator', 'passkeys'] },
    refusals: ['recent-sign-in-needed', 'not-found', 'second-factor-required'],
  },
  getSecondFactorPolicy: {
    summary: 'Answers of whom a second factor is required.',
    method: 'GET',
    path: '/second-factor-policy',
    scope: 'administrators:write',
    result: secondFactorPolicy,
    refusals: [],
  },
  saveSecondFactorPolicy: {
    summary:
      'Says of whom a second factor is required, from their next call on; who says so needs one already where it is them.',
    method: 'PUT',
    path: '/second-factor-policy',
    scope: 'administrators:write',
    body: z.extend(secondFactorPolicyInput, { version }),
    result: secondFactorPolicy,
    reads: 'getSecondFactorPolicy',
    refusals: ['recent-sign-in-needed', 'stale', 'second-factor-missing'],
  },
});
