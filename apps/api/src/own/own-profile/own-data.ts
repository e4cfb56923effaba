import type { FileAnswer } from '@traiteur/contract/statement/operation.ts';
import { getClient } from '../../clients/clients/client-rows.ts';
import { lockClients } from '../../clients/clients/merge/merge-rows.ts';
import { eraseClient } from '../../clients/clients/personal-data/erase-client.ts';
import { exportClientData } from '../../clients/clients/personal-data/export-client-data.ts';
import type { Context } from '../../core/context.ts';
import { afterCommit, inTransaction } from '../../database/rows/transactions.ts';
import { insertOwnEntry } from './insert-own-entry.ts';
import { mailNamingViews } from './mail-naming-views.ts';
import { readOwnOrder } from '../own-orders/own-order-rows.ts';
import { removeRefreshCookie } from '../../access/sessions/hand-over.ts';

type Call = Context<'client'>;

/** Orders are as the client sees them: names of staff are not the client's data. */
export async function exportOwnData({ db, caller, clock, house, brand }: Call): Promise<FileAnswer> {
  const now = clock();
  await insertOwnEntry(db, caller, 'exportClientData', now);
  return exportClientData(db, caller.clientId, now, (orders, id) =>
    readOwnOrder(orders, caller, id, { now, house, brand }),
  );
}

/** @throws {Refusal} `orders-under-way` while an order is still to be delivered */
export async function removeOwnAccount({ db, caller, clock, cookies, ...services }: Call): Promise<void> {
  const { clientId } = caller;
  await inTransaction(db, async (transaction) => {
    await lockClients(transaction, [clientId]);
    const { version } = await getClient(transaction, clientId);
    const views = await eraseClient(transaction, clientId, version, clock(), { ownContacts: true });
    await mailNamingViews(transaction, views, services);
    afterCommit(transaction, () => removeRefreshCookie('client', { cookies }));
  });
}
