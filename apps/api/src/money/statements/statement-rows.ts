import type { OpenInvoice, OpenStatement, statements } from '@traiteur/contract/money/statements.ts';
import type { Page } from '@traiteur/contract/statement/lists.ts';
import type { Received } from '@traiteur/contract/statement/operation.ts';
import type { LocalDate } from '@traiteur/domain/dates/calendar.ts';
import { daysLate } from '@traiteur/domain/money/open-invoices.ts';
import { type Kysely, sql } from 'kysely';
import { invoiceOfOrder } from '../invoices/invoice-standing.ts';
import { balanceOf } from '../../clients/companies/company-rows.ts';
import { pageOf } from '../../database/rows/paging.ts';
import { words } from '../../database/rows/sorts.ts';
import type { Database } from '../../database/schema.ts';

type Query = Received<(typeof statements.operations)['listOpenStatements']>['query'];

export async function listOpenStatements(
  db: Kysely<Database>,
  query: Query,
  today: LocalDate,
): Promise<Page<OpenStatement>> {
  let rows = db
    .selectFrom('companies')
    .select(['id', 'legal_name as legalName', balanceOf('companies.id').as('open')])
    .where(sql<boolean>`exists (select from orders where company_id = companies.id and due > 0)`);
  if (query.companyId) rows = rows.where('id', '=', query.companyId);
  const sorting = { sorts: { name: words('legal_name') }, usual: 'name', id: sql.ref<number>('id') };
  const page = await pageOf(db, rows, query, sorting, ({ id, legalName, open }) => ({ id, legalName, open }));
  const invoices = await openInvoicesOf(
    db,
    page.items.map(({ id }) => id),
    today,
  );
  const items = page.items.map((company) => {
    const ofCompany = invoices.filter(({ companyId }) => companyId === company.id);
    const sum = (rowsToAdd: readonly OpenInvoice[]) => rowsToAdd.reduce((total, { open }) => total + open, 0);
    return {
      ...company,
      overdue: sum(ofCompany.filter((invoice) => invoice.daysLate > 0)),
      notInvoiced: company.open - sum(ofCompany),
      invoices: ofCompany,
    };
  });
  return { ...page, items };
}

/** By the index of open orders: what is paid is not read. The first due first. */
export async function openInvoicesOf(
  db: Kysely<Database>,
  companyIds: readonly number[],
  today: LocalDate,
): Promise<OpenInvoice[]> {
  const { rows } = await sql<Omit<OpenInvoice, 'daysLate'>>`
    select o.company_id as "companyId", i.id, i.number, i.given_on as "givenOn", i.due_on as "dueOn", sum(o.due)::integer as open,
      (select coalesce(max(level), 0) from invoice_reminders r where r.invoice_id = i.id) as reminders
    from orders o join lateral (${invoiceOfOrder}) i on true
    where o.company_id = any(${companyIds}::integer[]) and o.due > 0
    group by o.company_id, i.id, i.number, i.given_on, i.due_on order by i.due_on, i.id`.execute(db);
  return rows.map((row) => ({ ...row, daysLate: daysLate(row.dueOn, today) }));
}
