import type { Invoice, InvoiceRow, invoices } from '@traiteur/contract/money/invoices.ts';
import type { Page } from '@traiteur/contract/statement/lists.ts';
import type { Received } from '@traiteur/contract/statement/operation.ts';
import { searchWords } from '@traiteur/domain/text/search-words.ts';
import { type Kysely, sql } from 'kysely';
import { Refusal } from '../../core/refusal.ts';
import { pageOf } from '../../database/rows/paging.ts';
import { date } from '../../database/rows/sorts.ts';
import { holdsWords } from '../../database/rows/word-search.ts';
import type { Database } from '../../database/schema.ts';

type Query = Received<(typeof invoices.operations)['list']>['query'];
type PapersQuery = Received<(typeof invoices.operations)['listInvoicePapers']>['query'];

export const listInvoices = (db: Kysely<Database>, query: Query): Promise<Page<InvoiceRow>> =>
  pageOf(
    db,
    invoicesWhere(db, query).select(rowColumns),
    query,
    { sorts: { given: date('given_on') }, usual: '-given', id: sql.ref('invoices.id') },
    rowOf,
  );

export const listInvoicePapers = (db: Kysely<Database>, query: PapersQuery): Promise<Page<Invoice>> =>
  pageOf(
    db,
    invoicesWhere(db, query).select(rowColumns).select(['given_at as givenAt', 'document']),
    query,
    { sorts: { given: date('given_on') }, usual: '-given', id: sql.ref('invoices.id') },
    ({ givenAt, document, ...row }) => ({ ...rowOf(row), givenAt: givenAt.toISOString(), document }),
  );

export function invoicesWhere(
  db: Kysely<Database>,
  { search, kind, from, to, clientId, orderId, companyId, ids }: Partial<PapersQuery>,
) {
  let invoiceQuery = db.selectFrom('invoices');
  if (ids) invoiceQuery = invoiceQuery.where('id', 'in', ids);
  if (search) invoiceQuery = invoiceQuery.where(holdsWords(sql.ref('search'), searchWords(search)));
  if (kind) invoiceQuery = invoiceQuery.where('kind', 'in', kind);
  if (from) invoiceQuery = invoiceQuery.where('given_on', '>=', from);
  if (to) invoiceQuery = invoiceQuery.where('given_on', '<=', to);
  if (orderId)
    invoiceQuery = invoiceQuery.where(
      sql<boolean>`(order_id = ${orderId} or id = (select invoice_id from monthly_invoice_orders m where m.order_id = ${orderId}))`,
    );
  if (companyId) invoiceQuery = invoiceQuery.where('company_id', '=', companyId);
  if (clientId)
    invoiceQuery = invoiceQuery.where(sql<boolean>`order_id in (select id from orders where client_id = ${clientId})`);
  return invoiceQuery;
}

/** @throws {Refusal} `not-found` */
export async function getInvoice(db: Kysely<Database>, id: number): Promise<Invoice> {
  const row = await db
    .selectFrom('invoices')
    .select(rowColumns)
    .select(['given_at as givenAt', 'document'])
    .where('id', '=', id)
    .executeTakeFirst();
  if (!row) throw new Refusal('not-found');
  return { ...rowOf(row), givenAt: row.givenAt.toISOString(), document: row.document };
}

const rowColumns = [
  'id',
  'kind',
  'number',
  'given_on as givenOn',
  'order_id as orderId',
  sql<string | null>`document -> 'order' ->> 'number'`.as('orderNumber'),
  // Of the order: a merge may have given it to another record of the same client since.
  sql<number | null>`(select client_id from orders where orders.id = invoices.order_id)`.as('clientId'),
  sql<string>`document -> 'client' ->> 'name'`.as('client'),
  'total',
  'reason',
  'company_id as companyId',
  'month',
  'due_on as dueOn',
  sql<
    InvoiceRow['corrects']
  >`(select json_build_object('id', id, 'number', number, 'givenOn', given_on) from invoices corrected
    where corrected.id = invoices.corrects)`.as('corrects'),
] as const;

const rowOf = (row: InvoiceRow): InvoiceRow => {
  const { id, kind, number, givenOn, orderId, orderNumber, clientId, client, total, reason, corrects } = row;
  const { companyId, month, dueOn } = row;
  const ofOrder = { orderId, orderNumber, clientId };
  return { id, kind, number, givenOn, ...ofOrder, companyId, month, dueOn, client, total, reason, corrects };
};
