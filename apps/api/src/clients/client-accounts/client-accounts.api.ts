import { clientAccounts } from '@traiteur/contract/clients/client-accounts.ts';
import { afterCommit } from '../../database/rows/transactions.ts';
import { handlersFor } from '../../http/handlers.ts';
import { handOver } from '../../access/sessions/hand-over.ts';
import { renew } from '../../access/sign-in/renew.ts';
import { claimAccount, requestAccountLink } from './claim-account.ts';
import { openUnprovenAccount } from './open-unproven-account.ts';
import { confirmRegistration, registerClient } from './register.ts';
import { signInClient } from './sign-in-client.ts';
import { requestSignInCode, signInWithCode } from './sign-in-with-code.ts';

export const clientAccountsApi = handlersFor(clientAccounts, {
  registerClient: ({ body }, context) => registerClient(body, context),
  confirmRegistration: async ({ body }, context) =>
    handOver(await confirmRegistration(body, context), 'client', context),
  openUnprovenAccount: async ({ body }, context) =>
    handOver(await openUnprovenAccount(body, context), 'client', context),
  signInClient: async ({ body }, context) => handOver(await signInClient(body, context), 'client', context),
  requestSignInCode: ({ body }, context) => requestSignInCode(body, context),
  signInWithCode: async ({ body }, context) => handOver(await signInWithCode(body, context), 'client', context),
  refreshClientSession: ({ body }, context) =>
    renew(body, 'client', context, async (transaction) => {
      // The security screen names only administrators: for a client it shows the address alone.
      const { address } = context.request;
      const event = { kind: 'refresh-token-reused', address, account: undefined } as const;
      afterCommit(transaction, () => context.securityEvents.note(event));
    }),
  requestAccountLink: ({ body }, context) => requestAccountLink(body, context),
  claimAccount: async ({ body }, context) => handOver(await claimAccount(body, context), 'client', context),
});
