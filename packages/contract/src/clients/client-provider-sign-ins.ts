import * as z from 'zod/mini';
import { locale } from '../statement/fields.ts';
import { operationsOf } from '../statement/operation.ts';
import { providerAnswer, signInProvider, signInProviderName } from '../access/provider-sign-ins.ts';
import { tokens } from '../access/sign-in.ts';

/** Google or Facebook, on the same code as administrators', but never into their accounts. */
export const clientProviderSignIns = operationsOf('client-provider-sign-ins', {
  listClientSignInProviders: {
    summary: 'Lists the providers that a client may sign in with.',
    method: 'GET',
    path: '/auth/client/providers',
    scope: 'public',
    result: z.object({ items: z.array(signInProvider) }),
    refusals: [],
  },
  startClientProviderSignIn: {
    summary:
      'Begins a client’s sign-in with a provider: the address to go to, and the state to recognise the way back by.',
    method: 'POST',
    path: '/auth/client/provider-sign-ins',
    scope: 'public',
    body: z.strictObject({ provider: signInProviderName, locale }),
    result: z.object({ address: z.url(), state: z.string() }),
    refusals: ['unknown-reference', 'provider-failed', 'too-many-attempts', 'foreign-origin'],
  },
  completeClientProviderSignIn: {
    summary:
      'Opens a client’s session for whom the provider vouches, into the account that was confirmed for that address. A state is good once, for ten minutes.',
    method: 'POST',
    path: '/auth/client/provider-sign-ins/completion',
    scope: 'public',
    body: providerAnswer,
    result: tokens,
    refusals: [
      'sign-in-state-unknown',
      'no-account-for-address',
      'provider-failed',
      'too-many-attempts',
      'foreign-origin',
    ],
  },
});
