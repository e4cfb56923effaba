import * as z from 'zod/mini';
import { tokens } from './sign-in.ts';
import { locale } from '../statement/fields.ts';
import { operationsOf } from '../statement/operation.ts';

/** Identity providers for administrators; `oauth` is the house's own. */
export const signInProviderName = z.enum(['google', 'facebook', 'oauth']);
export type SignInProviderName = z.output<typeof signInProviderName>;

export const signInProvider = z.object({
  name: signInProviderName,
  label: z.string(),
});

/** The language decides the sign-in screen to return to. */
const newProviderSignIn = z.strictObject({ provider: signInProviderName, locale });

const returnedText = (longest: number) => z.string().check(z.minLength(1), z.maxLength(longest));

export const providerAnswer = z.strictObject({
  code: returnedText(4000),
  state: returnedText(200),
  iss: z.optional(returnedText(500)),
});

export const providerSignIns = operationsOf('provider-sign-ins', {
  listSignInProviders: {
    summary: 'Lists the providers that an administrator may sign in with.',
    method: 'GET',
    path: '/provider-sign-ins/providers',
    scope: 'public',
    backOffice: true,
    result: z.object({ items: z.array(signInProvider) }),
    refusals: [],
  },
  startProviderSignIn: {
    summary: 'Begins a sign-in with a provider: the address to go to, and the state to recognise the way back by.',
    method: 'POST',
    path: '/provider-sign-ins',
    scope: 'public',
    backOffice: true,
    body: newProviderSignIn,
    result: z.object({ address: z.url(), state: z.string() }),
    refusals: ['unknown-reference', 'provider-failed', 'too-many-attempts', 'foreign-origin'],
  },
  completeProviderSignIn: {
    summary: 'Opens a session for whom the provider vouches. A state is good once, for ten minutes.',
    method: 'POST',
    path: '/provider-sign-ins/completion',
    scope: 'public',
    backOffice: true,
    body: providerAnswer,
    result: tokens,
    refusals: [
      'sign-in-state-unknown',
      'no-account-for-address',
      'second-factor-needed',
      'provider-failed',
      'too-many-attempts',
      'foreign-origin',
    ],
  },
});
