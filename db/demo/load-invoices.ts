import type { InvoiceDocument } from '@traiteur/contract/money/invoices.ts';
import { mayPayOnInvoice } from '@traiteur/domain/clients/company-terms.ts';
import { addDays, addMonths, type LocalDate, momentOf, today } from '@traiteur/domain/dates/calendar.ts';
import { invoiceNumber } from '@traiteur/domain/money/invoice-number.ts';
import { daysToPay, reminderDays } from '@traiteur/domain/money/open-invoices.ts';
import { type Kysely, sql } from 'kysely';
import { getCompany } from '../../apps/api/src/house/company/company-rows.ts';
import type { House } from '../../apps/api/src/core/house.ts';
import type { Database } from '../../apps/api/src/database/schema.ts';
import { type InvoicedOrder, invoicedOrders } from '../../apps/api/src/money/invoices/issue/invoiced-order.ts';
import { invoiceOf, type Issuer, monthlyInvoiceOf } from '../../apps/api/src/money/invoices/issue/write-document.ts';

interface Circumstances {
  house: House;
  now: Date;
}

/** Days back for which invoices exist, of companies since they order. */
const days = 30;

const rowsAtOnce = 500;

/** Invoices for orders delivered lately and for months of companies, dated and numbered by day. */
export async function loadInvoices(db: Kysely<Database>, { house, now }: Circumstances): Promise<void> {
  const date = today(now, house.timeZone);
  const { id: _, version: __, missing: ___, ...company } = await getCompany(db);
  const issuer = { company, brand: 'Traiteur', house };
  const orders = await invoicedOrders(db, await idsToInvoice(db, date));
  const isMonthly = ({ companyTerms }: InvoicedOrder) => companyTerms === 'monthly';
  const documents = [
    ...orders.filter((order) => !isMonthly(order)).map((order) => ownInvoice(order, issuer)),
    ...invoicesOfMonths(orders.filter(isMonthly), issuer).filter(({ givenOn }) => givenOn <= date),
  ].toSorted((a, b) => a.givenOn.localeCompare(b.givenOn) || a.place - b.place);
  const sequences = new Map<number, number>();
  const rows = documents.map(({ givenOn, document, row }) => {
    const year = Number(givenOn.slice(0, 4));
    const sequence = (sequences.get(year) ?? 0) + 1;
    sequences.set(year, sequence);
    return {
      kind: 'invoice' as const,
      year,
      sequence,
      number: invoiceNumber('invoice', year, sequence),
      corrects: null,
      reason: null,
      given_on: givenOn,
      given_at: momentOf(givenOn, '20:00', house.timeZone),
      total: document.total,
      document: JSON.stringify(document),
      ...row,
    };
  });
  for (let from = 0; from < rows.length; from += rowsAtOnce)
    await db
      .insertInto('invoices')
      .values(rows.slice(from, from + rowsAtOnce))
      .execute();
  await sql`insert into invoice_series (kind, year, last, last_on)
    select kind, year, max(sequence), max(given_on) from invoices group by 1, 2`.execute(db);
  await recordMonths(db, { house, date });
}

async function idsToInvoice(db: Kysely<Database>, date: LocalDate): Promise<number[]> {
  const rows = await db
    .selectFrom('orders')
    .select('id')
    .where('status', '=', 'delivered')
    .where((is) => is.or([is('delivery_date', '>=', addDays(date, -days)), is('company_id', 'is not', null)]))
    .execute();
  return rows.map(({ id }) => id);
}

/** Companies pay later than an invoice is given. */
const unpaid = (order: InvoicedOrder): InvoicedOrder => ({ ...order, payments: [], paid: 0 });

function ownInvoice(order: InvoicedOrder, issuer: Issuer) {
  const { id, companyId, companyTerms, deliveryDate } = order;
  const document = invoiceOf(mayPayOnInvoice(companyTerms ?? undefined) ? unpaid(order) : order, [], issuer);
  const dueOn = companyId === null ? null : addDays(deliveryDate, daysToPay(companyTerms, issuer.company.paymentDays));
  const row = { order_id: id, edition: 1, company_id: companyId, month: null, due_on: dueOn };
  return { givenOn: deliveryDate, place: id, document, row };
}

/** On the first day of the next month. */
function invoicesOfMonths(orders: readonly InvoicedOrder[], issuer: Issuer) {
  const groups = Map.groupBy(orders, ({ companyId, deliveryDate }) => `${companyId} ${deliveryDate.slice(0, 7)}-01`);
  return [...groups].flatMap(([key, ordersOfMonth]) => {
    const [companyId = '', month = ''] = key.split(' ');
    const [firstPart, ...otherParts] = ordersOfMonth
      .map((order) => ({ id: order.id, document: invoiceOf(unpaid(order), [], issuer) }))
      .toSorted((a, b) => costCentreOf(a).localeCompare(costCentreOf(b), 'fr') || a.id - b.id);
    if (!firstPart) return [];
    const givenOn = addMonths(month, 1);
    const terms = { month, groupedBy: 'cost_centre', daysToPay: 30 } as const;
    const row = { order_id: null, edition: null, company_id: Number(companyId), month, due_on: addDays(givenOn, 30) };
    return [{ givenOn, place: 0, document: monthlyInvoiceOf([firstPart, ...otherParts], terms, issuer), row }];
  });
}

const costCentreOf = ({ document }: { document: InvoiceDocument }) => document.costCentre ?? '';

/** Which months are done, what was paid for each at once, and the reminders that went out. */
async function recordMonths(db: Kysely<Database>, { house, date }: { house: House; date: LocalDate }): Promise<void> {
  await sql`insert into company_months (company_id, month, closed_at)
    select company_id, month, given_at from invoices where month is not null`.execute(db);
  await sql`insert into monthly_invoice_orders (order_id, invoice_id)
    select (part ->> 'id')::integer, id from invoices, jsonb_array_elements(document -> 'orders') part where month is not null`.execute(
    db,
  );
  await sql`insert into invoice_payments (invoice_id, amount, method, at, by_id, by_name)
    select m.invoice_id, sum(p.amount), p.method, p.at, p.by_id, p.by_name
    from payments p join monthly_invoice_orders m using (order_id) group by m.invoice_id, p.method, p.at, p.by_id, p.by_name`.execute(
    db,
  );
  await sql`update payments set invoice_payment_id = i.id
    from invoice_payments i join monthly_invoice_orders m using (invoice_id) where m.order_id = payments.order_id`.execute(
    db,
  );
  await sql`insert into invoice_reminders (invoice_id, level, at, by_name)
    select i.id, level, (due_on + days + time '07:00') at time zone ${house.timeZone}, ''
    from invoices i join orders o on o.id = i.order_id,
      unnest(${reminderDays}::integer[]) with ordinality reminder (days, level)
    where i.company_id is not null and o.due > 0 and due_on + days <= ${date}::date`.execute(db);
}
