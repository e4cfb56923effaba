import type { OwnCompany, OwnInvoiceRow, ownInvoices } from '@traiteur/contract/own/own-invoices.ts';
import type { Page } from '@traiteur/contract/statement/lists.ts';
import type { Received } from '@traiteur/contract/statement/operation.ts';
import { type Kysely, sql } from 'kysely';
import { getClientCompany } from '../../clients/companies/company-people.ts';
import { pageOf } from '../../database/rows/paging.ts';
import { date } from '../../database/rows/sorts.ts';
import type { Database } from '../../database/schema.ts';

export async function ownCompany(db: Kysely<Database>, clientId: number): Promise<OwnCompany> {
  const { legalName: name, terms, referenceRequired } = await getClientCompany(db, clientId);
  return terms && { name, terms, referenceRequired };
}

type Query = Received<(typeof ownInvoices.operations)['listOwnInvoices']>['query'];

export function listOwnInvoices(db: Kysely<Database>, clientId: number, query: Query): Promise<Page<OwnInvoiceRow>> {
  // An address that nobody has shown to be the client's opens no company's books.
  const companies = sql`select company_id from company_contacts c join clients on lower(clients.email) = lower(c.email)
    where clients.id = ${clientId} and clients.email <> '' and c.for_invoices
      and not exists (select from client_accounts a where a.client_id = clients.id and a.unproven_email is not null)`;
  const rows = db
    .selectFrom('invoices')
    .select(['id', 'kind', 'number', 'given_on as givenOn', 'due_on as dueOn', 'total', 'month'])
    .select(sql<string>`document -> 'client' ->> 'name'`.as('billedTo'))
    .select(sql<number | null>`(select id from orders where id = order_id and client_id = ${clientId})`.as('orderId'))
    .where(
      sql<boolean>`(order_id in (select id from orders where client_id = ${clientId}) or company_id in (${companies}))`,
    );
  const sorting = { sorts: { given: date('given_on') }, usual: '-given', id: sql.ref<number>('invoices.id') };
  return pageOf(db, rows, query, sorting, ({ id, kind, number, givenOn, dueOn, total, month, billedTo, orderId }) => ({
    id,
    kind,
    number,
    givenOn,
    dueOn,
    total,
    month,
    billedTo,
    orderId,
  }));
}
