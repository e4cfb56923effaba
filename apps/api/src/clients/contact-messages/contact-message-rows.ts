import type {
  ContactMessage,
  ContactMessageInput,
  contactMessages,
  ContactState,
} from '@traiteur/contract/clients/contact-messages.ts';
import type { Page } from '@traiteur/contract/statement/lists.ts';
import type { Received } from '@traiteur/contract/statement/operation.ts';
import { houseCountry, phoneNumberOf } from '@traiteur/domain/clients/phone-number.ts';
import { type Kysely, type Selectable, sql } from 'kysely';
import { Refusal } from '../../core/refusal.ts';
import { pageOf } from '../../database/rows/paging.ts';
import { moment } from '../../database/rows/sorts.ts';
import type { Database } from '../../database/schema.ts';

type Query = Received<(typeof contactMessages.operations)['list']>['query'];

/** Answers the new message's id. */
export async function insertContactMessage(
  db: Kysely<Database>,
  { name, email, phone, text, locale }: ContactMessageInput,
  clientId: number | null,
  now: Date,
): Promise<number> {
  const { id } = await db
    .insertInto('contact_messages')
    .values({ name, email, phone, text, locale, client_id: clientId, at: now })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

export function listContactMessages(db: Kysely<Database>, query: Query): Promise<Page<ContactMessage>> {
  let rows = db.selectFrom('contact_messages').selectAll();
  if (query.state) rows = rows.where('state', '=', query.state);
  return pageOf(db, rows, query, { sorts: { at: moment('at') }, usual: '-at', id: sql.ref('id') }, messageOf);
}

interface Handling {
  state: Exclude<ContactState, 'open'>;
  answer?: string;
  /** As `by` has read it; without it there is no check for `stale`. */
  handledAt?: string | null;
  by: string;
  now: Date;
}

/** @throws {Refusal} `not-found`, `status-not-allowed` once it is closed, `stale` where it was handled since */
export async function handleContactMessage(
  db: Kysely<Database>,
  id: number,
  { state, answer, handledAt, by, now }: Handling,
): Promise<ContactMessage> {
  const message = await db
    .updateTable('contact_messages')
    .set({ state, handled_by: by, handled_at: now, ...(answer !== undefined && { answer }) })
    .where('id', '=', id)
    .where('state', '!=', 'closed')
    .$if(handledAt !== undefined, (query) =>
      query.where(sql`handled_at`, 'is not distinct from', sql`${handledAt}::timestamptz`),
    )
    .returningAll()
    .executeTakeFirst();
  if (message) return messageOf(message);
  const handledMessage = await db
    .selectFrom('contact_messages')
    .select('state')
    .where('id', '=', id)
    .executeTakeFirst();
  if (!handledMessage) throw new Refusal('not-found');
  throw new Refusal(handledMessage.state === 'closed' ? 'status-not-allowed' : 'stale');
}

/** Finds messages by client, by e-mail address, and by phone (E.164) where a message has no client. */
export async function forgetMessagesOf(
  db: Kysely<Database>,
  { id, email, phone }: { id: number; email: string; phone: string },
): Promise<void> {
  await sql`delete from contact_messages where client_id = ${id}
    or (lower(email) = ${email.toLowerCase()} and email <> '')`.execute(db);
  if (phone === '') return;
  const { rows } = await sql<{ id: number; phone: string }>`select id, phone from contact_messages
    where client_id is null and right(regexp_replace(phone, '[^0-9]', '', 'g'), 4) = right(${phone}, 4)`.execute(db);
  const ids = rows
    .filter((message) => phoneNumberOf(message.phone, houseCountry) === phone)
    .map((message) => message.id);
  if (ids.length > 0) await db.deleteFrom('contact_messages').where('id', 'in', ids).execute();
}

export async function clearContactMessages(db: Kysely<Database>, now: Date, months: number): Promise<void> {
  await sql`delete from contact_messages
    where state <> 'open' and handled_at < ${now}::timestamptz - make_interval(months => ${months}::int)`.execute(db);
}

const messageOf = (row: Selectable<Database['contact_messages']>): ContactMessage => ({
  id: row.id,
  name: row.name,
  email: row.email,
  phone: row.phone,
  text: row.text,
  locale: row.locale,
  at: row.at.toISOString(),
  clientId: row.client_id,
  state: row.state,
  answer: row.answer,
  handledBy: row.handled_by,
  handledAt: row.handled_at?.toISOString() ?? null,
});
