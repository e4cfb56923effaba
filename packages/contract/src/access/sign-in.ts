import { scopes } from '@traiteur/domain/scopes.ts';
import * as z from 'zod/mini';
import { newPassword } from './administrators.ts';
import { email, id, locale } from '../statement/fields.ts';
import { operationsOf } from '../statement/operation.ts';
import { secret } from '../statement/secrets.ts';

export const credentials = z.strictObject({
  email,
  password: secret(z.string().check(z.minLength(1), z.maxLength(1000))),
});

/** `token` and `access_token` are the same; `expires_in` in seconds. */
export const tokens = z.object({
  token: z.string(),
  access_token: z.string(),
  expires_in: z.int(),
  refresh_token: z.string(),
  token_type: z.literal('Bearer'),
});
export type Tokens = z.output<typeof tokens>;

export const user = z.object({
  id,
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  locale,
  /** Cart of a client of the ordering site; an administrator has none. */
  cartId: z.nullable(id),
  scope: z.array(z.enum(scopes)),
});
export type User = z.output<typeof user>;

export const passwordResetRequest = z.strictObject({ email });

export const passwordReset = z.strictObject({
  /** What the mail's link holds. */
  token: z.string().check(z.minLength(1), z.maxLength(200)),
  password: newPassword,
});

export const signIn = operationsOf('sign-in', {
  login: {
    summary: 'Opens a session with e-mail and password.',
    method: 'POST',
    path: '/auth/login',
    scope: 'public',
    body: credentials,
    result: tokens,
    refusals: ['wrong-credentials', 'too-many-attempts'],
  },
  refreshSession: {
    summary: 'Exchanges a refresh token, good once, for new tokens. A token used twice ends its session.',
    method: 'POST',
    path: '/auth/refresh',
    scope: 'public',
    body: z.strictObject({ refresh_token: z.string().check(z.minLength(1), z.maxLength(200)) }),
    result: tokens,
    refusals: ['session-ended', 'too-many-attempts'],
  },
  logout: {
    summary: 'Ends the session.',
    method: 'POST',
    path: '/auth/logout',
    scope: 'staff',
    refusals: [],
  },
  getUser: {
    summary: 'Who is signed in, and what they may do.',
    method: 'GET',
    path: '/auth/user',
    scope: 'staff',
    result: z.object({ user }),
    refusals: [],
  },
  requestPasswordReset: {
    summary: 'Mails a link to choose a new password, good once and for half an hour, to an account that exists.',
    method: 'POST',
    path: '/auth/password-resets',
    scope: 'public',
    body: passwordResetRequest,
    refusals: ['too-many-attempts'],
  },
  resetPassword: {
    summary: 'Changes the password of the account that the link was mailed to, and ends its sessions.',
    method: 'POST',
    path: '/auth/password',
    scope: 'public',
    body: passwordReset,
    refusals: ['reset-link-ended', 'too-many-attempts'],
  },
});
