import type { Client } from '@traiteur/contract/clients/clients.ts';
import { type MergedPerson, mergedPerson } from '@traiteur/domain/clients/merged-client.ts';
import type { Kysely } from 'kysely';
import { insertAuditEntry } from '../../../access/audit-entries/insert-audit-entry.ts';
import type { Saving } from '../../../core/caller.ts';
import { Refusal } from '../../../core/refusal.ts';
import type { Services } from '../../../core/services.ts';
import { authorOf } from '../../../database/rows/author.ts';
import type { Database } from '../../../database/schema.ts';
import { inTransaction } from '../../../database/rows/transactions.ts';
import { recordSales, recountClient } from '../../../orders/ledger/sale-rows.ts';
import { judgeOrders } from '../../../orders/judge/judge-orders.ts';
import { getClient } from '../client-rows.ts';
import { closeAccount } from '../close-account.ts';
import { endUnprovenAccount, moveAccount } from '../site-accounts.ts';
import { lockOrdersOf } from '../lock-orders.ts';
import {
  addCodeUses,
  getRecord,
  lockClients,
  moveAddresses,
  moveMessages,
  moveOrders,
  otherAddresses,
  replaceAllergens,
} from './merge-rows.ts';
import type { ClientSnapshot } from './merges.table.ts';
import { refuseTooLarge } from './too-large.ts';

interface Merging {
  otherId: number;
  version: number;
  otherVersion: number;
}

/**
 * Orders, addresses, allergies, uses of codes and messages move to the kept record; the other is removed. Accounts of
 * both with an unproven address end. A merge can be undone for a day.
 * @throws {Refusal} `same-client`, `not-found`, `unknown-reference`, `stale`, `merge-too-large`
 */
export const mergeClients = (
  db: Kysely<Database>,
  keptId: number,
  { otherId, version, otherVersion }: Merging,
  { by, now, ...house }: Saving & Pick<Services, 'brand' | 'siteUrl' | 'mailer'>,
): Promise<Client> =>
  inTransaction(db, async (transaction) => {
    if (keptId === otherId) throw new Refusal('same-client', { field: 'otherId' });
    const rows = await lockClients(transaction, [keptId, otherId]);
    const [keptRow, otherRow] = [rows.get(keptId), rows.get(otherId)];
    if (!keptRow || keptRow.erased_at) throw new Refusal('not-found');
    if (!otherRow || otherRow.erased_at) throw new Refusal('unknown-reference', { field: 'otherId' });
    if (keptRow.version !== version || otherRow.version !== otherVersion) throw new Refusal('stale');

    const [keeper, otherRecord] = [await getRecord(transaction, keptId), await getRecord(transaction, otherId)];
    const person = mergedPerson(keeper, otherRecord);
    refuseTooLarge(keeper, person);

    await lockOrdersOf(transaction, [keptId, otherId]);
    const addressIds = person.addresses.map(({ id }) => id);
    const droppedAddresses = await otherAddresses(transaction, otherId, addressIds);
    const orderIds = await moveOrders(transaction, otherId, keptId);
    await moveAddresses(transaction, addressIds, otherId, keptId);
    const messageIds = await moveMessages(transaction, otherId, keptId);
    await addCodeUses(transaction, otherId, keptId);
    for (const record of [keeper, otherRecord]) await endUnproven(transaction, record, { by, now });
    const accountMoved = await moveAccount(transaction, otherId, keptId);
    // Where both have an account, that of the other address ends.
    if (!accountMoved) await closeAccount(transaction, otherRecord, { by, now, ...house });
    // Before the kept record gets its e-mail address, which is unique.
    await transaction.deleteFrom('clients').where('id', '=', otherId).execute();
    await writeMerged(transaction, keptRow, otherRow, { ...person, now });
    await replaceAllergens(transaction, keptId, person.allergens);
    await judgeOrders(transaction, { clientIds: [keptId] }, { by, now });
    const { formerFirst, first } = await recountClient(transaction, keptId);
    await recordSales(transaction, [formerFirst, otherRow.first_order_id, first]);

    const undo = {
      keeper: keptRow,
      keptAllergens: keeper.allergens,
      keptVersion: version + 1,
      other: otherRow,
      otherAllergens: otherRecord.allergens,
      addressIds,
      orderIds,
      messageIds,
      droppedAddresses,
      accountMoved,
    };
    await transaction
      .insertInto('client_merges')
      .values({
        kept_id: keptId,
        other_id: otherId,
        ...authorOf({ by, now }),
        undo: JSON.stringify(undo),
      })
      .execute();
    const record = { id: String(otherId), name: `${otherRecord.firstName} ${otherRecord.lastName}` };
    await insertAuditEntry(transaction, { at: now, by, tag: 'clients', operation: 'mergeClients', record });
    return getClient(transaction, keptId);
  });

/** A stranger may have opened an account with an unproven address, and would see the other record. */
async function endUnproven(db: Kysely<Database>, { id, firstName, lastName }: Client, { by, now }: Saving) {
  if (!(await endUnprovenAccount(db, id))) return;
  const record = { id: String(id), name: `${firstName} ${lastName}` };
  await insertAuditEntry(db, { at: now, by, tag: 'clients', operation: 'endUnprovenAccount', record });
}

interface MergedRecord extends Omit<MergedPerson<Client['addresses'][number]>, 'addresses' | 'allergens'> {
  now: Date;
}

const writeMerged = (
  db: Kysely<Database>,
  keeper: ClientSnapshot,
  otherRecord: ClientSnapshot,
  { now, ...person }: MergedRecord,
) =>
  db
    .updateTable('clients')
    .set((is) => ({
      email: person.email,
      phone: person.phone,
      diet_note: person.dietNote,
      house_note: person.houseNote,
      allergies_asked: person.allergiesAsked,
      marketing_consent: person.marketingConsent,
      // Where both had cards, those of the record that is kept.
      stripe_customer_id: keeper.stripe_customer_id ?? otherRecord.stripe_customer_id,
      version: is('version', '+', 1),
      updated_at: now,
    }))
    .where('id', '=', keeper.id)
    .execute();
