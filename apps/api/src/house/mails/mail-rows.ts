import type { mails, Mail } from '@traiteur/contract/house/mails.ts';
import type { OrderMessage } from '@traiteur/contract/orders/order-message.ts';
import type { Received } from '@traiteur/contract/statement/operation.ts';
import { searchWords } from '@traiteur/domain/text/search-words.ts';
import { isResendable, type MailReason } from '@traiteur/domain/house/mail-kinds.ts';
import type { Locale } from '@traiteur/domain/text/language.ts';
import { type Kysely, sql } from 'kysely';
import { Refusal } from '../../core/refusal.ts';
import { pageOf } from '../../database/rows/paging.ts';
import { moment } from '../../database/rows/sorts.ts';
import { holdsWords } from '../../database/rows/word-search.ts';
import { numberAndName } from '../../orders/read/find-orders.ts';
import { inTransaction } from '../../database/rows/transactions.ts';
import type { Database } from '../../database/schema.ts';
import { addMailJob } from './mail-jobs.ts';

type Query = Received<(typeof mails.operations)['list']>['query'];

export function listMails(db: Kysely<Database>, query: Query) {
  const { state, kind, orderId, search } = query;
  let rows = mailsWithOrders(db);
  if (search) rows = rows.where(isOfOrder(searchWords(search)));
  if (state) rows = rows.where('mails.state', '=', state);
  if (kind) rows = rows.where('mails.kind', '=', kind);
  if (orderId) rows = rows.where('mails.order_id', '=', orderId);
  const sorting = { sorts: { at: moment('mails.at') }, usual: '-at' as const };
  return pageOf(db, rows, query, { ...sorting, id: sql.ref<number>('mails.id') }, mailOf);
}

/** By order number and client name. The search index also finds contact data: the second condition excludes it. */
const isOfOrder = (words: string[]) => sql<boolean>`mails.order_id in (
  select id from orders where ${holdsWords(sql.ref('search'), words)} and ${holdsWords(numberAndName, words)})`;

const mailsWithOrders = (db: Kysely<Database>) =>
  db
    .selectFrom('mails')
    .innerJoin('orders', 'orders.id', 'mails.order_id')
    .innerJoin('clients', 'clients.id', 'orders.client_id')
    .select(['mails.id', 'mails.kind', 'mails.state', 'mails.reason', 'mails.detail', 'mails.recipient', 'mails.tries'])
    .select(['mails.at', 'mails.due_at', 'mails.sent_at', 'mails.order_id', 'orders.number', 'orders.client_id'])
    .select(['clients.first_name', 'clients.last_name']);

type Row = Awaited<ReturnType<ReturnType<typeof mailsWithOrders>['executeTakeFirstOrThrow']>>;

const mailOf = (row: Row): Mail => ({
  id: row.id,
  kind: row.kind,
  order: { id: row.order_id, number: row.number },
  client: { id: row.client_id, firstName: row.first_name, lastName: row.last_name },
  recipient: row.recipient,
  state: row.state,
  reason: row.reason === '' ? null : row.reason,
  detail: row.detail,
  tries: row.tries,
  at: row.at.toISOString(),
  dueAt: row.state === 'waiting' ? row.due_at.toISOString() : null,
  sentAt: row.sent_at?.toISOString() ?? null,
});

/** @throws {Refusal} `not-found`, `status-not-allowed` while it waits or is being sent */
export const resendMail = (db: Kysely<Database>, id: number, now: Date): Promise<Mail> =>
  inTransaction(db, async (transaction) => {
    const mail = await transaction
      .selectFrom('mails')
      .select('state')
      .where('id', '=', id)
      .forUpdate()
      .executeTakeFirst();
    if (!mail) throw new Refusal('not-found');
    if (!isResendable(mail.state)) throw new Refusal('status-not-allowed');
    await transaction
      .updateTable('mails')
      .set((is) => ({ ...waiting, tries: 0, sendings: is('sendings', '+', 1), due_at: now }))
      .where('id', '=', id)
      .execute();
    await addMailJob(transaction, id, now);
    return mailOf(await mailsWithOrders(transaction).where('mails.id', '=', id).executeTakeFirstOrThrow());
  });

const waiting = { state: 'waiting', reason: '', detail: '', begun_at: null } as const;

export interface MailContent {
  orderId: number;
  kind: Mail['kind'];
  /** Cents refunded by the event, less reversals; null without a refund. */
  refund: number | null;
  /** Typed by staff; null for an automatic mail. */
  message: OrderMessage | null;
}

export interface DueMail extends MailContent {
  id: number;
  tries: number;
  sendings: number;
  /** Cents still to pay. */
  due: number;
  recipient: { firstName: string; lastName: string; email: string; locale: Locale };
}

export const mailContent = (db: Kysely<Database>, id: number): Promise<MailContent | undefined> =>
  db.selectFrom('mails').select(contentColumns).where('mails.id', '=', id).executeTakeFirst();

const contentColumns = [
  'mails.order_id as orderId',
  'mails.kind',
  sql<number | null>`(select sum(p.amount + coalesce(back.amount, 0)) from payments p
    left join payments back on back.reverses = p.id
    where p.event_id = mails.event_id and p.kind = 'refund')`.as('refund'),
  sql<OrderMessage | null>`(select json_build_object('subject', m.subject, 'text', m.body)
    from order_messages m where m.event_id = mails.event_id)`.as('message'),
] as const;

/** Undefined if it was sent or cancelled, or waits for a later try. */
export async function dueMail(db: Kysely<Database>, id: number, now: Date): Promise<DueMail | undefined> {
  const row = await db
    .selectFrom('mails')
    .innerJoin('orders', 'orders.id', 'mails.order_id')
    .innerJoin('clients', 'clients.id', 'orders.client_id')
    .select(contentColumns)
    .select(['mails.id', 'mails.tries', 'mails.sendings', 'orders.due'])
    .select(['clients.first_name as firstName', 'clients.last_name as lastName', 'clients.email', 'clients.locale'])
    .where('mails.id', '=', id)
    .where('mails.state', '=', 'waiting')
    .where('mails.due_at', '<=', now)
    .executeTakeFirst();
  if (!row) return undefined;
  const { firstName, lastName, email, locale, ...mail } = row;
  return { ...mail, recipient: { firstName, lastName, email, locale } };
}

/** Claims a waiting mail, so that only one sender sends it. False if it was not there to claim. */
export async function claimMail(db: Kysely<Database>, { id, recipient }: DueMail, now: Date): Promise<boolean> {
  const update = await db
    .updateTable('mails')
    .set((is) => ({ state: 'sending', begun_at: now, recipient: recipient.email, tries: is('tries', '+', 1) }))
    .where('id', '=', id)
    .where('state', '=', 'waiting')
    .where('due_at', '<=', now)
    .executeTakeFirst();
  return update.numUpdatedRows > 0n;
}

export type MailOutcome =
  | { state: 'sent'; sent_at: Date }
  | { state: 'failed' | 'unsent'; reason: MailReason; detail?: string }
  | { state: 'waiting'; due_at: Date; detail: string };

export const recordMailOutcome = (db: Kysely<Database>, id: number, outcome: MailOutcome): Promise<void> =>
  inTransaction(db, async (transaction) => {
    await transaction
      .updateTable('mails')
      .set({ reason: '', detail: '', ...outcome })
      .where('id', '=', id)
      .where('state', 'in', ['waiting', 'sending'])
      .execute();
    if (outcome.state === 'waiting') await addMailJob(transaction, id, outcome.due_at);
  });
