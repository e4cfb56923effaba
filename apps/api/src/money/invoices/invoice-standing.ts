import type { LocalDate } from '@traiteur/domain/dates/calendar.ts';
import { type Kysely, sql } from 'kysely';
import { Refusal } from '../../core/refusal.ts';
import type { Database } from '../../database/schema.ts';

/** What its orders still owe, in cents. */
export async function invoiceStanding(db: Kysely<Database>, id: number) {
  const { rows } = await sql<{ number: string; dueOn: LocalDate; open: number }>`
    select number, coalesce(due_on, given_on) as "dueOn",
      (select coalesce(sum(o.due), 0)::integer from (${lastInvoicedOrders(id)}) o) as open
    from invoices where id = ${id}`.execute(db);
  const [invoice] = rows;
  if (!invoice) throw new Refusal('not-found');
  return invoice;
}

/** Those that an invoice of a company is the last one of. */
export const ordersOfInvoice = (id: number) => sql`${lastInvoicedOrders(id)} and given.company_id is not null`;

const lastInvoicedOrders = (id: number) => sql`
  select o.id, o.due from invoices given join orders o on o.id = given.order_id
    or o.id in (select m.order_id from monthly_invoice_orders m where m.invoice_id = given.id)
  join lateral (${invoiceOfOrder}) i on i.id = given.id
  where given.id = ${id} and given.kind = 'invoice'`;

/** The last one of an order `o`: its own, given after a correction, or that of its month. */
export const invoiceOfOrder = sql`
  select id, number, given_on, coalesce(due_on, given_on) as due_on from invoices
  where kind = 'invoice' and (id = (select invoice_id from monthly_invoice_orders m where m.order_id = o.id) or order_id = o.id) order by id desc limit 1`;
