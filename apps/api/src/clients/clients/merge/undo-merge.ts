import type { Client } from '@traiteur/contract/clients/clients.ts';
import type { ClientMerge } from '@traiteur/contract/clients/merges.ts';
import { type Kysely, sql } from 'kysely';
import { insertAuditEntry } from '../../../access/audit-entries/insert-audit-entry.ts';
import type { Saving } from '../../../core/caller.ts';
import { Refusal } from '../../../core/refusal.ts';
import type { Database } from '../../../database/schema.ts';
import { inTransaction } from '../../../database/rows/transactions.ts';
import { recountClient } from '../../../orders/ledger/recount-client.ts';
import { recordSales } from '../../../orders/ledger/sale-rows.ts';
import { judgeOrders } from '../../../orders/judge/judge-orders.ts';
import { getClient } from '../client-rows.ts';
import { endUndoing } from './end-undoing.ts';
import { moveAccount } from '../site-accounts.ts';
import { splitMemberships } from '../../companies/company-people.ts';
import { lockOrdersOf } from '../lock-orders.ts';
import {
  lockClients,
  moveAddresses,
  moveMessagesBack,
  moveOrdersBack,
  moveEatersBack,
  moveGroupOrdersBack,
  restoreEaterId,
  restoreAddresses,
  restoreClient,
  splitCodeUses,
} from './merge-rows.ts';
import { saveSelf } from '../eater-rows.ts';
import type { ClientSnapshot } from './merges.table.ts';

/** In milliseconds. */
const undoTime = 24 * 3_600_000;

const undoableSince = (now: Date) => new Date(now.getTime() - undoTime);

/**
 * Orders and addresses since stay with the kept record; account and cards since follow the e-mail address.
 * @throws {Refusal} `not-found`, `merge-ended` after a day, `saved-since-merge`, `already-taken` for the e-mail address
 */
export const undoMerge = (
  db: Kysely<Database>,
  keptId: number,
  mergeId: number,
  { by, now }: Saving,
): Promise<Client> =>
  inTransaction(db, async (transaction) => {
    const mergedClient = (await lockClients(transaction, [keptId])).get(keptId);
    const merge = await mergeOf(transaction, keptId, mergeId);
    if (!mergedClient || !merge) throw new Refusal('not-found');
    if (!merge.undo || merge.at <= undoableSince(now)) throw new Refusal('merge-ended');
    const { keeper, other, ...undo } = merge.undo;
    if (mergedClient.version !== undo.keptVersion) throw new Refusal('saved-since-merge');

    await lockOrdersOf(transaction, [keptId]);
    // The reader of an address opened its account, maybe since, and paid from it: both go with the address.
    const addressGoes = undo.accountMoved || mergedClient.email.toLowerCase() !== keeper.email.toLowerCase();
    const ownCards = addressGoes ? keeper.stripe_customer_id : mergedClient.stripe_customer_id;
    await restoreKept(transaction, mergedClient, { ...keeper, stripe_customer_id: ownCards }, now);
    // A merge of before may have kept the cards of the keeper under the other address.
    const cardsGo = addressGoes && mergedClient.stripe_customer_id !== keeper.stripe_customer_id;
    const cards = cardsGo ? mergedClient : other;
    await restoreClient(transaction, { ...other, stripe_customer_id: cards.stripe_customer_id });
    await splitMemberships(transaction, undo, { otherId: other.id, keptId });
    await restoreEaterId(transaction, other.id, undo.otherEaterId);
    if (addressGoes) await moveAccount(transaction, keptId, other.id);
    await moveOrdersBack(transaction, undo.orderIds, keptId, other.id);
    await moveAddresses(transaction, undo.addressIds, keptId, other.id);
    await moveGroupOrdersBack(transaction, undo.groupOrderIds ?? [], keptId, other.id);
    await moveEatersBack(transaction, { eaterIds: [], namesakes: [], ...undo }, keptId, other.id);
    await moveMessagesBack(transaction, undo.messageIds ?? [], keptId, other.id);
    await restoreAddresses(transaction, undo.droppedAddresses);
    await splitCodeUses(transaction, other.id, keptId);
    await saveSelf(transaction, keptId, undo.keptSelf);
    await saveSelf(transaction, other.id, undo.otherSelf);
    await judgeOrders(transaction, { clientIds: [keptId, other.id] }, { by, now });
    const [keptCount, otherCount] = [
      await recountClient(transaction, keptId),
      await recountClient(transaction, other.id),
    ];
    await recordSales(transaction, [keptCount.formerFirst, keptCount.first, otherCount.first]);
    await resumeEarlierMerges(transaction, keeper, mergedClient.version + 1);
    await transaction.deleteFrom('client_merges').where('id', '=', mergeId).execute();
    const record = { id: String(other.id), name: `${other.first_name} ${other.last_name}` };
    await insertAuditEntry(transaction, { at: now, by, tag: 'clients', operation: 'undoMerge', record });
    return getClient(transaction, keptId);
  });

export async function undoableMerges(db: Kysely<Database>, keptId: number, now: Date): Promise<ClientMerge[]> {
  const merges = await db
    .selectFrom('client_merges')
    .select(['id', 'other_id as otherId', 'at', 'by_name as by'])
    .select([
      sql<string>`undo -> 'other' ->> 'first_name'`.as('firstName'),
      sql<string>`undo -> 'other' ->> 'last_name'`.as('lastName'),
    ])
    .where('kept_id', '=', keptId)
    .where('undo', 'is not', null)
    .where('at', '>', undoableSince(now))
    .orderBy('id', 'desc')
    .execute();
  return merges.map(({ at, ...merge }) => ({
    ...merge,
    at: at.toISOString(),
    undoUntil: new Date(at.getTime() + undoTime).toISOString(),
  }));
}

export const clearMerges = (db: Kysely<Database>, now: Date): Promise<void> =>
  inTransaction(db, (transaction) => endUndoing(transaction, sql<boolean>`at <= ${undoableSince(now)}`));

const mergeOf = (db: Kysely<Database>, keptId: number, id: number) =>
  db
    .selectFrom('client_merges')
    .select(['at', 'undo'])
    .where('id', '=', id)
    .where('kept_id', '=', keptId)
    .executeTakeFirst();

/** Without the counts of orders, which went on. */
const restoreKept = (db: Kysely<Database>, mergedClient: ClientSnapshot, keeper: ClientSnapshot, now: Date) =>
  db
    .updateTable('clients')
    .set({
      email: keeper.email,
      phone: keeper.phone,
      house_note: keeper.house_note,
      marketing_consent: keeper.marketing_consent,
      stripe_customer_id: keeper.stripe_customer_id,
      version: mergedClient.version + 1,
      updated_at: now,
    })
    .where('id', '=', keeper.id)
    .execute();

/** Earlier merges can be undone again, as the record is what they left. */
const resumeEarlierMerges = (db: Kysely<Database>, keeper: ClientSnapshot, version: number) =>
  sql`update client_merges set undo = jsonb_set(undo, '{keptVersion}', to_jsonb(${version}::integer))
    where kept_id = ${keeper.id} and undo ->> 'keptVersion' = ${String(keeper.version)}`.execute(db);
