import { addDays, momentOf, today } from '@traiteur/domain/dates/calendar.ts';
import { invoiceNumber } from '@traiteur/domain/money/invoice-number.ts';
import { type Kysely, sql } from 'kysely';
import { getCompany } from '../../apps/api/src/house/company/company-rows.ts';
import type { House } from '../../apps/api/src/core/house.ts';
import type { Database } from '../../apps/api/src/database/schema.ts';
import { invoicedOrders } from '../../apps/api/src/money/invoices/issue/invoiced-order.ts';
import { invoiceOf } from '../../apps/api/src/money/invoices/issue/write-document.ts';

interface Circumstances {
  house: House;
  now: Date;
}

/** Days back for which invoices exist. */
const days = 30;

const rowsAtOnce = 500;

/** Invoices for orders delivered lately, dated and numbered by delivery day. */
export async function loadInvoices(db: Kysely<Database>, { house, now }: Circumstances): Promise<void> {
  const date = today(now, house.timeZone);
  const deliveredOrders = db.selectFrom('orders').select('id').where('status', '=', 'delivered');
  const ids = await deliveredOrders.where('delivery_date', '>=', addDays(date, -days)).execute();
  const orders = await invoicedOrders(
    db,
    ids.map(({ id }) => id),
  );
  const { id: _, version: __, missing: ___, ...company } = await getCompany(db);
  const issuer = { company, brand: 'Traiteur', house };
  const sequences = new Map<number, number>();
  const rows = orders
    .toSorted((a, b) => a.deliveryDate.localeCompare(b.deliveryDate) || a.id - b.id)
    .map((order) => {
      const year = Number(order.deliveryDate.slice(0, 4));
      const sequence = (sequences.get(year) ?? 0) + 1;
      sequences.set(year, sequence);
      return {
        kind: 'invoice' as const,
        year,
        sequence,
        number: invoiceNumber('invoice', year, sequence),
        order_id: order.id,
        edition: 1,
        corrects: null,
        reason: null,
        given_on: order.deliveryDate,
        given_at: momentOf(order.deliveryDate, '20:00', house.timeZone),
        total: order.goods.total,
        document: JSON.stringify(invoiceOf(order, [], issuer)),
      };
    });
  for (let from = 0; from < rows.length; from += rowsAtOnce)
    await db
      .insertInto('invoices')
      .values(rows.slice(from, from + rowsAtOnce))
      .execute();
  await sql`insert into invoice_series (kind, year, last, last_on)
    select kind, year, max(sequence), max(given_on) from invoices group by 1, 2`.execute(db);
}
