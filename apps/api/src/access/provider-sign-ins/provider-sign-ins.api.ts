import { providerSignIns } from '@traiteur/contract/access/provider-sign-ins.ts';
import { handlersFor } from '../../http/handlers.ts';
import { handOver } from '../sessions/hand-over.ts';
import { completeSignIn, providersOf, startSignIn } from './sign-in-by-provider.ts';

export const providerSignInsApi = handlersFor(providerSignIns, {
  listSignInProviders: async (_, context) => ({
    items: providersOf('staff', context).map(({ name, label }) => ({ name, label })),
  }),
  startProviderSignIn: ({ body }, context) => startSignIn('staff', body, context),
  completeProviderSignIn: async ({ body }, context) => handOver(await completeSignIn(body, context), 'staff', context),
});
