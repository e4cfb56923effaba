import type { Client } from '@traiteur/contract/clients/clients.ts';
import { type MergedPerson, mergedPerson } from '@traiteur/domain/clients/merged-client.ts';
import type { Kysely } from 'kysely';
import { insertAuditEntry } from '../../../access/audit-entries/insert-audit-entry.ts';
import type { Saving, StaffCaller } from '../../../core/caller.ts';
import { refuseUnlessRecent } from '../../../core/recent-sign-in.ts';
import { Refusal } from '../../../core/refusal.ts';
import type { Services } from '../../../core/services.ts';
import { authorOf } from '../../../database/rows/author.ts';
import type { Database } from '../../../database/schema.ts';
import { inTransaction } from '../../../database/rows/transactions.ts';
import { recountClient } from '../../../orders/ledger/recount-client.ts';
import { recordSales } from '../../../orders/ledger/sale-rows.ts';
import { judgeOrders } from '../../../orders/judge/judge-orders.ts';
import { getClient } from '../client-rows.ts';
import { closeAccount } from '../close-account.ts';
import { endUnprovenAccount, moveAccount } from '../site-accounts.ts';
import { mergeMemberships } from '../../companies/company-people.ts';
import { lockOrdersOf } from '../lock-orders.ts';
import { mailOwnersMerge } from './merge-mail.ts';
import { customerOf, touchesMailboxes } from './merged-mailboxes.ts';
import { type Reactions, saveSelf } from '../eater-rows.ts';
import {
  addCodeUses,
  getRecord,
  lockClients,
  moveAddresses,
  moveGroupOrders,
  moveMessages,
  moveOrders,
  otherAddresses,
  moveEaters,
} from './merge-rows.ts';
import { refuseTooLarge } from './too-large.ts';

interface Merging {
  otherId: number;
  version: number;
  otherVersion: number;
}

interface Merger extends Saving, Pick<Services, 'brand' | 'siteUrl' | 'publicUrl' | 'mailer' | 'house'> {
  /** Absent where the client has just proved the address of the kept record. */
  staff?: StaffCaller;
}

/**
 * Orders, addresses, allergies, uses of codes and messages move to the kept record; the other is removed. Accounts of
 * both with an unproven address end. A merge can be undone for a day.
 * @throws {Refusal} `same-client`, `not-found`, `unknown-reference`, `stale`, `merge-too-large`;
 * `recent-sign-in-needed` where it touches accounts or cards of two addresses
 */
export const mergeClients = (
  db: Kysely<Database>,
  keptId: number,
  { otherId, version, otherVersion }: Merging,
  { by, now, staff, ...services }: Merger,
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
    const mailboxes = [
      { ...keeper, customer: keptRow.stripe_customer_id },
      { ...otherRecord, customer: otherRow.stripe_customer_id },
    ];
    if (staff && touchesMailboxes(mailboxes, person.email)) {
      refuseUnlessRecent(staff, now);
      await mailOwnersMerge(transaction, keeper, otherRecord, { by, now, ...services });
    }

    await lockOrdersOf(transaction, [keptId, otherId]);
    const addressIds = person.addresses.map(({ id }) => id);
    const droppedAddresses = await otherAddresses(transaction, otherId, addressIds);
    const orderIds = await moveOrders(transaction, otherId, keptId);
    await moveAddresses(transaction, addressIds, otherId, keptId);
    const movedEaters = await moveEaters(transaction, otherId, keptId);
    const groupOrderIds = await moveGroupOrders(transaction, otherId, keptId);
    const memberships = await mergeMemberships(transaction, otherId, keptId);
    const messageIds = await moveMessages(transaction, otherId, keptId);
    await addCodeUses(transaction, otherId, keptId);
    for (const record of [keeper, otherRecord]) await endUnproven(transaction, record, { by, now });
    const accountMoved = await moveAccount(transaction, otherId, keptId);
    // Where both have an account, that of the other address ends.
    if (!accountMoved) await closeAccount(transaction, otherRecord, { by, now, ...services });
    // Before the kept record gets its e-mail address, which is unique.
    await transaction.deleteFrom('clients').where('id', '=', otherId).execute();
    const customer = customerOf(mailboxes, person.email, staff === undefined);
    await writeMerged(transaction, keptId, customer, { ...person, now });
    await saveSelf(transaction, keptId, person);
    await judgeOrders(transaction, { clientIds: [keptId] }, { by, now });
    const { formerFirst, first } = await recountClient(transaction, keptId);
    await recordSales(transaction, [formerFirst, otherRow.first_order_id, first]);

    const undo = {
      keeper: keptRow,
      keptSelf: reactionsIn(keeper),
      keptVersion: version + 1,
      other: otherRow,
      otherSelf: reactionsIn(otherRecord),
      otherEaterId: otherRecord.eaterId,
      ...movedEaters,
      addressIds,
      orderIds,
      messageIds,
      groupOrderIds,
      droppedAddresses,
      accountMoved,
      ...memberships,
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

const reactionsIn = ({ dietNote, allergiesAsked, allergens }: Client): Reactions => ({
  dietNote,
  allergiesAsked,
  allergens,
});

interface MergedRecord
  extends Pick<MergedPerson<Client['addresses'][number]>, 'email' | 'phone' | 'houseNote' | 'marketingConsent'> {
  now: Date;
}

const writeMerged = (db: Kysely<Database>, keptId: number, customer: string | null, { now, ...person }: MergedRecord) =>
  db
    .updateTable('clients')
    .set((is) => ({
      email: person.email,
      phone: person.phone,
      house_note: person.houseNote,
      marketing_consent: person.marketingConsent,
      stripe_customer_id: customer,
      version: is('version', '+', 1),
      updated_at: now,
    }))
    .where('id', '=', keptId)
    .execute();
