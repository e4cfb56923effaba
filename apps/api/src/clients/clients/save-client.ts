import type { Client } from '@traiteur/contract/clients/clients.ts';
import type { clientOperations } from '@traiteur/contract/clients/operations.ts';
import type { Received } from '@traiteur/contract/statement/operation.ts';
import { personOf } from '../../core/caller.ts';
import type { Context } from '../../core/context.ts';
import { refuseUnlessRecent } from '../../core/recent-sign-in.ts';
import { inTransaction } from '../../database/rows/transactions.ts';
import { getClient, updateClient } from './client-rows.ts';
import { closeAccount } from './close-account.ts';
import { mailOwnersNewAddress } from './new-address-mail.ts';
import { forgetCards, isKnownToStripe } from './forget-at-stripe.ts';
import { hasProvenAccount } from './site-accounts.ts';

type Sent = Received<(typeof clientOperations.operations)['update']>['body'];

/**
 * A new e-mail address ends the account and forgets its cards: its new reader must not pay, nor the old one stay in.
 * @throws {Refusal} as `updateClient`; `recent-sign-in-needed` when an account or cards would follow the address
 */
export const saveClient = (
  id: number,
  { version, ...input }: Sent,
  context: Context<'clients:write'>,
): Promise<Client> =>
  inTransaction(context.db, async (db) => {
    const { clock, caller, ...services } = context;
    const [by, now] = [personOf(caller), clock()];
    const storedClient = await getClient(db, id);
    const client = await updateClient(db, id, version, input, { by, now });
    if (storedClient.email.toLowerCase() === client.email.toLowerCase()) return client;
    // An account with an unproven address does not use this one, and goes on.
    const hadAccount = await hasProvenAccount(db, id);
    if (hadAccount || (await isKnownToStripe(db, id))) refuseUnlessRecent(caller, now);
    await forgetCards(db, id);
    if (!hadAccount) return client;
    await closeAccount(db, storedClient, { by, now, ...services });
    await mailOwnersNewAddress(db, storedClient, { by, now, ...services });
    return client;
  });
