import type { InvoiceDocument, PrintedDocument } from '@traiteur/contract/money/invoices.ts';
import type { OwnCompany, OwnInvoice, OwnInvoiceRow, ownInvoices } from '@traiteur/contract/own/own-invoices.ts';
import type { Page } from '@traiteur/contract/statement/lists.ts';
import type { Received } from '@traiteur/contract/statement/operation.ts';
import { type Kysely, sql } from 'kysely';
import { getClientCompany } from '../../clients/companies/company-people.ts';
import { Refusal } from '../../core/refusal.ts';
import { pageOf } from '../../database/rows/paging.ts';
import { date } from '../../database/rows/sorts.ts';
import type { Database } from '../../database/schema.ts';
import { invoiceOfOrder } from '../../money/invoices/invoice-standing.ts';

export async function ownCompany(db: Kysely<Database>, clientId: number): Promise<OwnCompany> {
  const { legalName: name, terms, referenceRequired } = await getClientCompany(db, clientId);
  return terms && { name, terms, referenceRequired };
}

type Query = Received<(typeof ownInvoices.operations)['listOwnInvoices']>['query'];

export function listOwnInvoices(db: Kysely<Database>, clientId: number, query: Query): Promise<Page<OwnInvoiceRow>> {
  const sorting = { sorts: { given: date('given_on') }, usual: '-given', id: sql.ref<number>('invoices.id') };
  return pageOf(db, rowsOf(db, clientId), query, sorting, rowOf);
}

/** @throws {Refusal} `not-found`, also for what is somebody else’s */
export async function getOwnInvoice(db: Kysely<Database>, clientId: number, id: number): Promise<OwnInvoice> {
  const row = await rowsOf(db, clientId)
    .select(['reason', 'document'])
    .select(
      sql<
        OwnInvoice['corrects']
      >`(select json_build_object('number', number, 'givenOn', given_on) from invoices corrected
        where corrected.id = invoices.corrects)`.as('corrects'),
    )
    .select(
      sql<number>`(select coalesce(sum(o.due), 0)::integer from orders o join lateral (${invoiceOfOrder}) i on true
        where o.due > 0 and i.id = invoices.id and (o.id = invoices.order_id
          or o.id in (select order_id from monthly_invoice_orders where invoice_id = invoices.id)))`.as('open'),
    )
    .where('invoices.id', '=', id)
    .executeTakeFirst();
  if (!row) throw new Refusal('not-found');
  const { reason, corrects, open, document } = row;
  return { ...rowOf(row), reason, corrects, open, document: printedPart(document) };
}

/** What the client may see; all else is not there for them. */
function rowsOf(db: Kysely<Database>, clientId: number) {
  // An address that nobody has shown to be the client's opens no company's books.
  const companies = sql`select company_id from company_contacts c join clients on lower(clients.email) = lower(c.email)
    where clients.id = ${clientId} and clients.email <> '' and c.for_invoices
      and not exists (select from client_accounts a where a.client_id = clients.id and a.unproven_email is not null)`;
  return db
    .selectFrom('invoices')
    .select(['id', 'kind', 'number', 'given_on as givenOn', 'due_on as dueOn', 'total', 'month'])
    .select(sql<string>`document -> 'client' ->> 'name'`.as('billedTo'))
    .select(sql<number | null>`(select id from orders where id = order_id and client_id = ${clientId})`.as('orderId'))
    .where(
      sql<boolean>`(order_id in (select id from orders where client_id = ${clientId}) or company_id in (${companies}))`,
    );
}

const rowOf = (row: OwnInvoiceRow): OwnInvoiceRow => {
  const { id, kind, number, givenOn, dueOn, total, month, billedTo, orderId } = row;
  return { id, kind, number, givenOn, dueOn, total, month, billedTo, orderId };
};

function printedPart({ missing: _missing, refunds: _refunds, orders, ...copy }: InvoiceDocument): PrintedDocument {
  const ofEach = orders?.map(({ id: _id, refunds: _refundsOfOrder, ...order }) => order);
  return ofEach ? { ...copy, orders: ofEach } : copy;
}
