import type { mails, Mail } from '@traiteur/contract/house/mails.ts';
import type { OrderMessage } from '@traiteur/contract/orders/order-message.ts';
import type { Received } from '@traiteur/contract/statement/operation.ts';
import { searchWords } from '@traiteur/domain/text/search-words.ts';
import {
  type InvoiceMailKind,
  isInvoiceMailKind,
  isResendable,
  type MailReason,
} from '@traiteur/domain/house/mail-kinds.ts';
import type { Locale } from '@traiteur/domain/text/language.ts';
import { type Kysely, sql } from 'kysely';
import { Refusal } from '../../core/refusal.ts';
import { pageOf } from '../../database/rows/paging.ts';
import { moment } from '../../database/rows/sorts.ts';
import { holdsWords } from '../../database/rows/word-search.ts';
import { numberAndName } from '../../orders/read/find-orders.ts';
import { inTransaction } from '../../database/rows/transactions.ts';
import { writtenLanguage } from '../../database/rows/written-language.ts';
import type { Database } from '../../database/schema.ts';
import { invoiceStanding } from '../../money/invoices/invoice-standing.ts';
import { addMailJob } from './mail-jobs.ts';

type Query = Received<(typeof mails.operations)['list']>['query'];

export function listMails(db: Kysely<Database>, query: Query) {
  const { state, kind, orderId, search } = query;
  let rows = shownMails(db);
  if (search) rows = rows.where(isAbout(searchWords(search)));
  if (state) rows = rows.where('mails.state', '=', state);
  if (kind) rows = rows.where('mails.kind', '=', kind);
  if (orderId) rows = rows.where('mails.order_id', '=', orderId);
  const sorting = { sorts: { at: moment('mails.at') }, usual: '-at' as const };
  return pageOf(db, rows, query, { ...sorting, id: sql.ref<number>('mails.id') }, mailOf);
}

/** By number and name. The search index of orders also finds contact data: the second condition excludes it. */
const isAbout = (words: string[]) => sql<boolean>`(mails.order_id in (
  select id from orders where ${holdsWords(sql.ref('search'), words)} and ${holdsWords(numberAndName, words)})
  or mails.invoice_id in (select id from invoices where ${holdsWords(sql.ref('search'), words)}))`;

/** Whose client it goes to; null where it is for a company. */
const addressedOrder = sql<number | null>`coalesce(mails.order_id,
  (select i.order_id from invoices i where i.id = mails.invoice_id and i.company_id is null))`;

const shownMails = (db: Kysely<Database>) =>
  db
    .selectFrom('mails')
    .select(['mails.id', 'mails.kind', 'mails.state', 'mails.reason', 'mails.detail', 'mails.recipient', 'mails.tries'])
    .select(['mails.at', 'mails.due_at', 'mails.sent_at', orderOf, clientOf, invoiceOf]);

const orderOf = sql<Mail['order']>`(select json_build_object('id', id, 'number', number)
  from orders where id = mails.order_id)`.as('order');

const clientOf = sql<
  Mail['client']
>`(select json_build_object('id', c.id, 'firstName', first_name, 'lastName', last_name)
  from orders o join clients c on c.id = client_id where o.id = ${addressedOrder})`.as('client');

const invoiceOf = sql<Mail['invoice']>`(
  select json_build_object('id', i.id, 'number', number, 'companyId', company_id, 'company', legal_name)
  from invoices i left join companies c on c.id = company_id where i.id = mails.invoice_id)`.as('invoice');

type Row = Awaited<ReturnType<ReturnType<typeof shownMails>['executeTakeFirstOrThrow']>>;

const mailOf = (row: Row): Mail => ({
  id: row.id,
  kind: row.kind,
  order: row.order,
  client: row.client,
  invoice: row.invoice,
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
    return mailOf(await shownMails(transaction).where('mails.id', '=', id).executeTakeFirstOrThrow());
  });

const waiting = { state: 'waiting', reason: '', detail: '', begun_at: null } as const;

export interface OrderMailContent {
  orderId: number;
  kind: Exclude<Mail['kind'], InvoiceMailKind>;
  /** Cents refunded by the event, less reversals; null without a refund. */
  refund: number | null;
  /** Typed by staff; null for an automatic mail. */
  message: OrderMessage | null;
}

/** For one contact of a company, or the client that it bills. */
interface InvoiceMailContent {
  invoiceId: number;
  kind: InvoiceMailKind;
  name: string;
  hasAccount: boolean;
}

export type MailContent = OrderMailContent | InvoiceMailContent;

export interface DueMail {
  id: number;
  content: MailContent;
  tries: number;
  sendings: number;
  /** Cents still to pay. */
  due: number;
  /** Null for who is no contact for invoices any more. */
  recipient: { name: string; email: string; locale: Locale } | null;
}

export async function mailContent(db: Kysely<Database>, id: number): Promise<MailContent | undefined> {
  const row = await contentOfMails(db).where('mails.id', '=', id).executeTakeFirst();
  return row && contentOf(row);
}

const contentOfMails = (db: Kysely<Database>) =>
  db
    .selectFrom('mails')
    .leftJoin('company_contacts', (join) =>
      join.onRef('company_contacts.id', '=', 'contact_id').on('for_invoices', '=', true),
    )
    .leftJoin('orders', (join) => join.on('orders.id', '=', addressedOrder))
    .leftJoin('clients', 'clients.id', 'orders.client_id')
    .select(['mails.order_id as orderId', 'mails.invoice_id as invoiceId', 'mails.kind'])
    .select(
      sql<string | null>`coalesce(clients.first_name || ' ' || clients.last_name, company_contacts.name)`.as('name'),
    )
    .select([refundOf, messageOf, hasAccount]);

/** On the site, where who it is for finds the invoice again. */
const hasAccount = sql<boolean>`(exists (select from client_accounts a where a.client_id = clients.id)
  or exists (select from client_accounts a join clients c on c.id = a.client_id
    where lower(c.email) = lower(company_contacts.email) and a.unproven_email is null))`.as('hasAccount');

const refundOf = sql<number | null>`(select sum(p.amount + coalesce(back.amount, 0)) from payments p
  left join payments back on back.reverses = p.id
  where p.event_id = mails.event_id and p.kind = 'refund')`.as('refund');

const messageOf = sql<OrderMessage | null>`(select json_build_object('subject', m.subject, 'text', m.body)
  from order_messages m where m.event_id = mails.event_id)`.as('message');

type ContentRow = Awaited<ReturnType<ReturnType<typeof contentOfMails>['executeTakeFirstOrThrow']>>;

/** The table's check: each mail is either of an order or about an invoice. */
const contentOf = ({
  kind,
  orderId,
  invoiceId,
  name,
  hasAccount: isOnSite,
  refund,
  message,
}: ContentRow): MailContent =>
  isInvoiceMailKind(kind)
    ? { kind, invoiceId: invoiceId ?? 0, name: name ?? '', hasAccount: isOnSite }
    : { kind, orderId: orderId ?? 0, refund, message };

/** Undefined if it was sent or cancelled, or waits for a later try. */
export async function dueMail(db: Kysely<Database>, id: number, now: Date): Promise<DueMail | undefined> {
  const row = await contentOfMails(db)
    .select(['mails.id', 'mails.tries', 'mails.sendings', 'orders.due'])
    .select((is) => [
      is.fn.coalesce('clients.email', 'company_contacts.email').as('email'),
      sql<Locale | null>`coalesce(${writtenLanguage('clients.locale')}, company_contacts.locale)`.as('locale'),
    ])
    .where('mails.id', '=', id)
    .where('mails.state', '=', 'waiting')
    .where('mails.due_at', '<=', now)
    .executeTakeFirst();
  if (!row) return undefined;
  const { tries, sendings, name, email, locale } = row;
  const content = contentOf(row);
  const due = 'invoiceId' in content ? (await invoiceStanding(db, content.invoiceId)).open : (row.due ?? 0);
  const recipient = email === null || locale === null ? null : { name: name ?? '', email, locale };
  return { id, content, tries, sendings, due, recipient };
}

/** Claims a waiting mail, so that only one sender sends it. False if it was not there to claim. */
export async function claimMail(db: Kysely<Database>, id: number, recipient: string, now: Date): Promise<boolean> {
  const update = await db
    .updateTable('mails')
    .set((is) => ({ state: 'sending', begun_at: now, recipient, tries: is('tries', '+', 1) }))
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
