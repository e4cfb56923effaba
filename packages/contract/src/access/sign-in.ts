import { scopes } from '@traiteur/domain/access/scopes.ts';
import * as z from 'zod/mini';
import { newPassword, passwordOrigin } from './administrators.ts';
import { passkeyAnswer, passkeyRequest } from './passkeys.ts';
import { typedCode } from './second-factor.ts';
import { email, id, locale, moment } from '../statement/fields.ts';
import { operationsOf } from '../statement/operation.ts';
import { secret } from '../statement/secrets.ts';

export const typedPassword = secret(z.string().check(z.minLength(1), z.maxLength(1000)));

export const credentials = z.strictObject({ email, password: typedPassword });

/** `token` = `access_token`; `expires_in` in seconds. The house's pages get no `refresh_token`, but a `renewal_key`. */
export const tokens = z.object({
  token: z.string(),
  access_token: z.string(),
  expires_in: z.int(),
  refresh_token: z.optional(z.string()),
  renewal_key: z.optional(z.string()),
  token_type: z.literal('Bearer'),
});
export type Tokens = z.output<typeof tokens>;

export const shortSecret = z.string().check(z.minLength(1), z.maxLength(200));

/** A program's refresh token, or a page's key, which works only with the cookie. */
export const renewal = z.strictObject({ refresh_token: z.optional(shortSecret), renewal_key: z.optional(shortSecret) });

export const user = z.object({
  id,
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  locale,
  /** Cart of a client, who has no scope; administrators have none. */
  cartId: z.nullable(id),
  scope: z.array(z.enum(scopes)),
  /** A `given` password must be replaced first; a `printed` one should be. */
  passwordOrigin,
  secondFactorMissing: z.boolean(),
});
export type User = z.output<typeof user>;

export const confirmation = z.strictObject({ password: typedPassword });

export const passwordResetRequest = z.strictObject({ email });

export const passwordReset = z.strictObject({
  token: shortSecret,
  password: newPassword,
});

const invitationToken = secret(shortSecret);
const invitationReading = z.strictObject({ token: invitationToken });
export const invitationAcceptance = z.strictObject({ token: invitationToken, password: newPassword });

export const openInvitation = z.object({
  firstName: z.string(),
  email: z.string(),
  invitedBy: z.string(),
  expiresAt: moment,
});

/** From `second-factor-needed`: proves the password, valid for ten minutes. */
const ticket = secret(shortSecret.check(z.regex(/^[\w-]+$/)));

export const secondStep = z.strictObject({ ticket, code: typedCode });

export const signIn = operationsOf('sign-in', {
  login: {
    summary:
      'Opens a session with e-mail and password. A page of the house gets its refresh token in a cookie that no script reads.',
    method: 'POST',
    path: '/auth/login',
    scope: 'public',
    backOffice: true,
    body: credentials,
    result: tokens,
    refusals: ['wrong-credentials', 'second-factor-needed', 'too-many-attempts', 'foreign-origin'],
  },
  passSecondFactor: {
    summary:
      'Opens the session of a ticket for a code of its account: one that its authenticator app shows, or a recovery code, each good once.',
    method: 'POST',
    path: '/auth/second-factor',
    scope: 'public',
    backOffice: true,
    body: secondStep,
    result: tokens,
    refusals: ['sign-in-state-unknown', 'too-many-attempts', 'foreign-origin'],
  },
  startPasskeySignIn: {
    summary:
      'Says what a browser needs to sign in with a passkey: any of its own, or with a ticket one of that account.',
    method: 'POST',
    path: '/auth/passkey-challenges',
    scope: 'public',
    backOffice: true,
    body: z.strictObject({ ticket: z.optional(ticket) }),
    result: passkeyRequest,
    refusals: ['sign-in-state-unknown', 'too-many-attempts', 'foreign-origin'],
  },
  signInWithPasskey: {
    summary:
      'Opens a session with a passkey, which stands for both steps: the device, and the finger, face or PIN of its owner.',
    method: 'POST',
    path: '/auth/passkey',
    scope: 'public',
    backOffice: true,
    body: z.strictObject({ answer: passkeyAnswer }),
    result: tokens,
    refusals: ['passkey-refused', 'too-many-attempts', 'foreign-origin'],
  },
  refreshSession: {
    summary: 'Exchanges a refresh token, good once, for new tokens. A token used twice ends its session.',
    method: 'POST',
    path: '/auth/refresh',
    scope: 'public',
    backOffice: true,
    body: renewal,
    result: tokens,
    refusals: ['session-ended', 'too-many-attempts', 'foreign-origin'],
  },
  logout: {
    summary: 'Ends the session.',
    method: 'POST',
    path: '/auth/logout',
    scope: 'signed-in',
    withGivenPassword: true,
    withoutSecondFactor: true,
    refusals: [],
  },
  confirmSignIn: {
    summary:
      'Takes the caller’s password again. For ten minutes the session may then do what asks for a recent sign-in.',
    method: 'POST',
    path: '/auth/confirmations',
    scope: 'signed-in',
    body: confirmation,
    // Refused attempts count too; later steps write their own entries.
    audit: 'none',
    withoutSecondFactor: true,
    refusals: ['too-many-attempts'],
  },
  getUser: {
    summary: 'Who is signed in, and what they may do.',
    method: 'GET',
    path: '/auth/user',
    scope: 'signed-in',
    result: z.object({ user }),
    withGivenPassword: true,
    withoutSecondFactor: true,
    refusals: [],
  },
  requestPasswordReset: {
    summary: 'Mails a link to choose a new password, good once and for half an hour, to an account that exists.',
    method: 'POST',
    path: '/auth/password-resets',
    scope: 'public',
    backOffice: true,
    body: passwordResetRequest,
    refusals: ['too-many-attempts', 'foreign-origin'],
  },
  resetPassword: {
    summary: 'Changes the password of the account that the link was mailed to, and ends its sessions.',
    method: 'POST',
    path: '/auth/password',
    scope: 'public',
    backOffice: true,
    body: passwordReset,
    refusals: ['reset-link-ended', 'too-many-attempts', 'foreign-origin'],
  },
  readInvitation: {
    summary: 'Says whom the link of an invitation is for, and who invites.',
    method: 'POST',
    path: '/auth/invitations',
    scope: 'public',
    backOffice: true,
    body: invitationReading,
    result: openInvitation,
    refusals: ['invitation-ended', 'too-many-attempts', 'foreign-origin'],
  },
  acceptInvitation: {
    summary: 'Opens the account that the link of an invitation is for, with the password chosen there, and a session.',
    method: 'POST',
    path: '/auth/invitations/acceptance',
    scope: 'public',
    backOffice: true,
    body: invitationAcceptance,
    result: tokens,
    refusals: ['invitation-ended', 'too-many-attempts', 'foreign-origin'],
  },
});
