import type { NamingView } from '@traiteur/contract/house/saved-views.ts';
import { standingStatuses } from '@traiteur/domain/orders/order-life.ts';
import { type Kysely, sql } from 'kysely';
import { viewsNaming } from '../../../house/saved-views/saved-view-rows.ts';
import { forgetRecord } from '../../../access/audit-entries/forget-record.ts';
import { Refusal } from '../../../core/refusal.ts';
import type { Database } from '../../../database/schema.ts';
import { inTransaction } from '../../../database/rows/transactions.ts';
import { forgetMessagesOf } from '../../contact-messages/contact-message-rows.ts';
import { forgetWishesOf } from '../../../delivery/wanted-areas/wanted-area-rows.ts';
import { endUndoing } from '../merge/end-undoing.ts';
import { saveSelf } from '../eater-rows.ts';
import { lockClients } from '../merge/merge-rows.ts';
import { forgetAccount, hasProvenAccount } from '../site-accounts.ts';
import { forgetAtStripe } from '../forget-at-stripe.ts';
import { blankOrders } from './blank-orders.ts';
import { forgetImportRows } from './forget-import-rows.ts';

/**
 * Keeps figures and dishes; the audit blanks the log. Returns saved views with the name: only their owners remove them.
 * Of `ownContacts` of clients who erase themselves only a proven address finds messages: the rest anybody may type.
 * @throws {Refusal} `not-found`, `stale`, `orders-under-way` while a delivery is still to come
 */
export const eraseClient = (
  db: Kysely<Database>,
  id: number,
  version: number,
  now: Date,
  { ownContacts = false } = {},
): Promise<NamingView[]> =>
  inTransaction(db, async (transaction) => {
    const client = (await lockClients(transaction, [id])).get(id);
    if (!client || client.erased_at) throw new Refusal('not-found');
    if (client.version !== version) throw new Refusal('stale');
    if (await hasStandingOrder(transaction, id)) throw new Refusal('orders-under-way');

    const { email, phone, last_name: lastName } = client;
    const views = await viewsNaming(transaction, { lastName, email, phone });
    const provenEmail = (await hasProvenAccount(transaction, id)) ? email : '';
    await forgetMessagesOf(transaction, ownContacts ? { id, email: provenEmail, phone: '' } : { id, email, phone });
    await forgetWishesOf(transaction, ownContacts ? provenEmail : email);
    await forgetImportRows(transaction, ownContacts ? { id, email: provenEmail } : { id, email });
    await forgetAccount(transaction, id);
    for (const otherId of await forgetMerges(transaction, id))
      await forgetRecord(transaction, ['clients'], String(otherId));
    if (client.stripe_customer_id !== null) await forgetAtStripe(transaction, [client.stripe_customer_id]);
    const orders = await blankOrders(transaction, id, { lastName, email, phone });
    await transaction.deleteFrom('group_orders').where('client_id', '=', id).execute();
    if (orders === 0) await transaction.deleteFrom('clients').where('id', '=', id).execute();
    else await blankClient(transaction, id, now);
    return views;
  });

async function hasStandingOrder(db: Kysely<Database>, clientId: number): Promise<boolean> {
  const open = db.selectFrom('group_orders').select('id').where('client_id', '=', clientId).where('state', '=', 'open');
  if ((await open.limit(1).executeTakeFirst()) !== undefined) return true;
  const standing = db.selectFrom('orders').select('id').where('client_id', '=', clientId);
  return (await standing.where('status', 'in', standingStatuses).limit(1).executeTakeFirst()) !== undefined;
}

/** Over any number of merges. Returns the ids of the merged records. */
async function forgetMerges(db: Kysely<Database>, id: number): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    with recursive merged (id) as (
      select other_id from client_merges where kept_id = ${id}
      union select m.other_id from client_merges m join merged on m.kept_id = merged.id)
    select id from merged`.execute(db);
  const ids = rows.map((row) => row.id);
  await endUndoing(db, sql<boolean>`kept_id = any(${[id, ...ids]}::integer[])`);
  return ids;
}

async function blankClient(db: Kysely<Database>, id: number, now: Date): Promise<void> {
  await db.deleteFrom('eaters').where('client_id', '=', id).where('is_client', '=', false).execute();
  await saveSelf(db, id, { dietNote: '', allergens: [], allergiesAsked: false });
  await db.deleteFrom('addresses').where('client_id', '=', id).execute();
  await db.deleteFrom('company_people').where('client_id', '=', id).execute();
  await db
    .updateTable('clients')
    .set((is) => ({
      // The number instead of a name, in both languages.
      first_name: 'N°',
      last_name: String(id),
      email: '',
      phone: '',
      house_note: '',
      locale: 'fr' as const,
      marketing_consent: false,
      stripe_customer_id: null,
      erased_at: now,
      updated_at: now,
      version: is('version', '+', 1),
    }))
    .where('id', '=', id)
    .execute();
}
