import { mailedCodeMinutes } from '@traiteur/domain/access/mailed-codes.ts';
import * as z from 'zod/mini';
import { newPassword } from '../access/administrators.ts';
import { credentials, renewal, shortSecret, tokens, typedPassword } from '../access/sign-in.ts';
import { phone } from './clients.ts';
import { email, line, locale } from '../statement/fields.ts';
import { operationsOf } from '../statement/operation.ts';
import { secret } from '../statement/secrets.ts';

export const registrationHours = 24;

export const registration = z.strictObject({
  firstName: line(80),
  lastName: line(80),
  email,
  phone: phone.check(z.refine((text) => text !== '', { params: { code: 'required' } })),
  locale,
  password: newPassword,
});

const linkToken = secret(shortSecret);

/** The link's token, and proof that the same person registered: the browser's key, or the password. */
const registrationConfirmation = z.strictObject({
  token: linkToken,
  registrationKey: secret(z.optional(shortSecret)),
  password: secret(z.optional(typedPassword)),
});

/** As typed: spaces do not matter. */
export const mailedCode = secret(line(20));

export const codeSent = z.object({ digits: z.int() });

const accountClaim = z.strictObject({ token: linkToken, password: newPassword });

/** Shares the sign-in code with administrators, and nothing else. */
export const clientAccounts = operationsOf('client-accounts', {
  registerClient: {
    summary: `Mails a link, good once and for ${registrationHours} hours, that opens an account. It answers alike whoever has that address.`,
    method: 'POST',
    path: '/auth/client/registrations',
    scope: 'public',
    body: registration,
    /** With it the link needs no password, in this browser. */
    result: z.object({ registrationKey: z.string() }),
    refusals: ['too-many-attempts', 'foreign-origin'],
  },
  confirmRegistration: {
    summary:
      'Opens the account of a registration, and a session, for who registered. Who was a client before finds their orders, addresses and allergies.',
    method: 'POST',
    path: '/auth/client/registrations/confirmation',
    scope: 'public',
    body: registrationConfirmation,
    result: tokens,
    refusals: ['registration-ended', 'too-many-attempts', 'foreign-origin'],
  },
  openUnprovenAccount: {
    summary:
      'Opens an account and a session at once, where the house has no mail server. Its address is unproven: it joins nothing that the house has of it. It answers alike whoever has that address.',
    method: 'POST',
    path: '/auth/client/accounts',
    scope: 'public',
    body: registration,
    result: tokens,
    refusals: ['proof-needed', 'wrong-credentials', 'too-many-attempts', 'foreign-origin'],
  },
  signInClient: {
    summary:
      'Opens a client’s session with e-mail and password. A page of the house gets its refresh token in a cookie that no script reads.',
    method: 'POST',
    path: '/auth/client/login',
    scope: 'public',
    body: credentials,
    result: tokens,
    refusals: ['wrong-credentials', 'too-many-attempts', 'foreign-origin'],
  },
  requestSignInCode: {
    summary: `Mails a code of six digits, good once and for ${mailedCodeMinutes} minutes, that opens an account; eight digits while somebody guesses. The newest code of an address alone holds. It answers alike whoever has that address.`,
    method: 'POST',
    path: '/auth/client/codes',
    scope: 'public',
    body: z.strictObject({ email, language: locale }),
    result: codeSent,
    refusals: ['mails-do-not-leave', 'too-many-attempts', 'foreign-origin'],
  },
  signInWithCode: {
    summary:
      'Opens a client’s session with e-mail and code. Who has no account gets one without a password, which can order once it has a name and a phone number.',
    method: 'POST',
    path: '/auth/client/codes/login',
    scope: 'public',
    body: z.strictObject({ email, code: mailedCode }),
    result: tokens,
    refusals: ['too-many-attempts', 'foreign-origin'],
  },
  refreshClientSession: {
    summary: 'Exchanges a client’s refresh token, good once, for new tokens. A token used twice ends its session.',
    method: 'POST',
    path: '/auth/client/refresh',
    scope: 'public',
    body: renewal,
    result: tokens,
    refusals: ['session-ended', 'too-many-attempts', 'foreign-origin'],
  },
  requestAccountLink: {
    summary:
      'Mails a client a link, good once and for half an hour, to choose the password of their account, which need not exist yet.',
    method: 'POST',
    path: '/auth/client/links',
    scope: 'public',
    body: z.strictObject({ email }),
    refusals: ['too-many-attempts', 'foreign-origin'],
  },
  claimAccount: {
    summary:
      'Makes the account of the client whom the link was mailed to theirs, with the password chosen there, and opens a session. Those of before end.',
    method: 'POST',
    path: '/auth/client/claim',
    scope: 'public',
    body: accountClaim,
    result: tokens,
    refusals: ['reset-link-ended', 'too-many-attempts', 'foreign-origin'],
  },
});
