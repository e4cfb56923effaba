import { addDays, addMonths, type LocalDate, today } from '@traiteur/domain/dates/calendar.ts';
import type { InvoiceGroups } from '@traiteur/domain/clients/company-terms.ts';
import { daysToPay } from '@traiteur/domain/money/open-invoices.ts';
import { type Kysely, sql } from 'kysely';
import type { Context } from '../../core/context.ts';
import { Refusal } from '../../core/refusal.ts';
import { inTransaction } from '../../database/rows/transactions.ts';
import type { Database } from '../../database/schema.ts';
import { nextSeriesNumber } from '../invoices/issue/invoice-series.ts';
import { invoicedOrders } from '../invoices/issue/invoiced-order.ts';
import { issuerOf } from '../invoices/issue/issue-invoices.ts';
import { standingRefunds } from '../invoices/issue/standing-refunds.ts';
import { lockCompany } from '../../orders/place/company-of-order.ts';
import { invoiceOf, type Issuer, type MonthlyPart, monthlyInvoiceOf } from '../invoices/issue/write-document.ts';
import { writeInvoiceMails } from './send/invoice-mails.ts';

type Giving = Pick<Context, 'db' | 'clock' | 'house' | 'brand'>;

interface GivenInvoice {
  id: number;
  companyId: number;
  company: string;
  number: string;
  total: number;
  orders: number;
}

/**
 * Each company in a transaction of its own: a run that breaks off is taken up by the next.
 * @throws {Refusal} `month-not-over`
 */
export async function issueMonthlyInvoices(month: string, giving: Giving): Promise<{ items: GivenInvoice[] }> {
  const first = `${month}-01`;
  const last = addDays(addMonths(first, 1), -1);
  if (today(giving.clock(), giving.house.timeZone) <= last) throw new Refusal('month-not-over', { field: 'month' });
  const companies = await sql<MonthlyCompany>`
    select id, legal_name as name, invoice_groups as "groupedBy" from companies c
    where (terms = 'monthly' or exists (${waitingOrders(sql`c.id`, last)}))
      and not exists (select from company_months where company_id = c.id and month = ${first}::date)
    order by id`.execute(giving.db);
  const items: GivenInvoice[] = [];
  for (const company of companies.rows) {
    const invoice = await closeMonth(company, { first, last }, giving);
    if (invoice) items.push(invoice);
  }
  return { items };
}

interface MonthlyCompany {
  id: number;
  name: string;
  groupedBy: InvoiceGroups;
}

interface Month {
  first: LocalDate;
  last: LocalDate;
}

/** Delivered until then and on no invoice; by the index of those that wait. */
const waitingOrders = (companyId: ReturnType<typeof sql>, last: LocalDate) => sql`
  select o.id from orders o where o.company_id = ${companyId} and o.company_terms = 'monthly'
    and not exists (select from monthly_invoice_orders m where m.order_id = o.id) and o.status = 'delivered' and o.delivery_date <= ${last}::date and not exists (select from invoices i where i.order_id = o.id)`;

const closeMonth = (company: MonthlyCompany, month: Month, giving: Giving): Promise<GivenInvoice | undefined> =>
  inTransaction(giving.db, async (db) => {
    const now = giving.clock();
    // Of two months at once, the second finds what the first has taken.
    await lockCompany(db, company.id);
    // A second run waits here for the first, and then finds the month done.
    const closing = await db
      .insertInto('company_months')
      .values({ company_id: company.id, month: month.first, closed_at: now })
      .onConflict((conflict) => conflict.doNothing())
      .executeTakeFirst();
    if (!closing.numInsertedOrUpdatedRows) return undefined;
    const { rows } = await sql<{ id: number }>`
      ${waitingOrders(sql`${company.id}`, month.last)} order by o.id for no key update of o`.execute(db);
    const issuer = await issuerOf(db, { ...giving, db });
    const [firstPart, ...otherParts] = await partsOf(
      db,
      rows.map(({ id }) => id),
      company.groupedBy,
      issuer,
    );
    if (!firstPart) return undefined;
    return writeInvoice(db, { company, month, parts: [firstPart, ...otherParts], issuer, now });
  });

async function partsOf(
  db: Kysely<Database>,
  ids: readonly number[],
  groupedBy: InvoiceGroups,
  issuer: Issuer,
): Promise<MonthlyPart[]> {
  const orders = await invoicedOrders(db, ids);
  const parts: (MonthlyPart & { group: string })[] = [];
  for (const order of orders) {
    const document = invoiceOf(order, await standingRefunds(db, order.id, issuer.house.timeZone), issuer);
    const group = (groupedBy === 'person' ? document.orderedBy : document.costCentre) ?? '';
    parts.push({ id: order.id, document, group });
  }
  return parts.toSorted((a, b) => a.group.localeCompare(b.group, 'fr') || a.id - b.id);
}

interface Writing {
  company: MonthlyCompany;
  month: Month;
  parts: [MonthlyPart, ...MonthlyPart[]];
  issuer: Issuer;
  now: Date;
}

/** Last in its transaction, since the number locks its series. */
async function writeInvoice(db: Kysely<Database>, { company, month, parts, issuer, now }: Writing) {
  const days = daysToPay('monthly', issuer.company.paymentDays);
  const terms = { month: month.first, groupedBy: company.groupedBy, daysToPay: days };
  const document = monthlyInvoiceOf(parts, terms, issuer);
  const series = await nextSeriesNumber(db, 'invoice', today(now, issuer.house.timeZone));
  const dueOn = addDays(series.givenOn, days);
  const { id } = await db
    .insertInto('invoices')
    .values({
      kind: 'invoice',
      number: series.number,
      year: series.year,
      sequence: series.sequence,
      order_id: null,
      edition: null,
      corrects: null,
      reason: null,
      company_id: company.id,
      month: month.first,
      due_on: dueOn,
      given_on: series.givenOn,
      given_at: now,
      total: document.total,
      document: JSON.stringify(document),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const orderIds = parts.map((part) => part.id);
  await db
    .insertInto('monthly_invoice_orders')
    .values(orderIds.map((orderId) => ({ order_id: orderId, invoice_id: id })))
    .execute();
  const { number } = series;
  await writeInvoiceMails(db, { invoiceId: id, kind: 'monthly_invoice' }, now);
  return { id, companyId: company.id, company: company.name, number, total: document.total, orders: parts.length };
}
