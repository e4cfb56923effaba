import * as z from 'zod/mini';
import { administrator, newPassword } from './administrators.ts';
import { locale, line } from '../statement/fields.ts';
import { operationsOf } from '../statement/operation.ts';
import { secret } from '../statement/secrets.ts';

/** Fields that administrators change themselves. Only an owner changes e-mail and role. */
export const accountInput = z.strictObject({ firstName: line(80), lastName: line(80), locale });
export type AccountInput = z.output<typeof accountInput>;

export const passwordChange = z.strictObject({
  current: secret(z.string().check(z.minLength(1), z.maxLength(1000))),
  password: newPassword,
});

const accountNames = { tag: 'account', named: 'person' } as const;

export const account = operationsOf(accountNames, {
  getAccount: {
    summary: 'Answers the caller’s own account.',
    method: 'GET',
    path: '/account',
    scope: 'staff',
    result: administrator,
    withGivenPassword: true,
    withoutSecondFactor: true,
    refusals: [],
  },
  updateAccount: {
    summary: 'Saves the caller’s own name and language.',
    method: 'PUT',
    path: '/account',
    scope: 'staff',
    body: accountInput,
    result: administrator,
    reads: 'getAccount',
    refusals: [],
  },
  changePassword: {
    summary: 'Replaces the caller’s password, which they prove to know, and ends their sessions elsewhere.',
    method: 'PUT',
    path: '/account/password',
    scope: 'staff',
    body: passwordChange,
    result: administrator,
    withGivenPassword: true,
    withoutSecondFactor: true,
    refusals: ['too-many-attempts'],
    // Refused attempts count too: the handler opens its own transaction and writes its own audit entry.
    audit: 'none',
  },
});
