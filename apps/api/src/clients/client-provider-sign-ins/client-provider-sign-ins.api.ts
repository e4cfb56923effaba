import { clientProviderSignIns } from '@traiteur/contract/clients/client-provider-sign-ins.ts';
import { lockClientAccount } from '../client-accounts/account-rows.ts';
import { Refusal } from '../../core/refusal.ts';
import { inTransaction } from '../../database/rows/transactions.ts';
import { handlersFor } from '../../http/handlers.ts';
import { emailFrom, providersOf, startSignIn } from '../../access/provider-sign-ins/sign-in-by-provider.ts';
import { handOver } from '../../access/sessions/hand-over.ts';
import { removeProviderAttempts } from '../../access/sign-in/attempts.ts';
import { openOnDevice } from '../../access/sign-in/open-on-device.ts';

export const clientProviderSignInsApi = handlersFor(clientProviderSignIns, {
  listClientSignInProviders: async (_, context) => ({
    items: providersOf('client', context).map(({ name, label }) => ({ name, label })),
  }),
  startClientProviderSignIn: ({ body }, context) => startSignIn('client', body, context),
  completeClientProviderSignIn: async ({ body }, context) => {
    const email = await emailFrom('client', body, context);
    const session = await inTransaction(context.db, async (db) => {
      // A link mailed to the address has opened this account; a provider opens none.
      const id = email && (await lockClientAccount(db, email));
      if (!id) throw new Refusal('no-account-for-address');
      return openOnDevice({ kind: 'client', id }, { ...context, db });
    });
    await removeProviderAttempts(context.db, context.request.address);
    return handOver(session, 'client', context);
  },
});
