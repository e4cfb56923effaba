import type { OrderFilters } from '@traiteur/contract/order-filters.ts';
import type { Locale } from '@traiteur/domain/language.ts';
import { orders as orderWords } from '@traiteur/words/orders.ts';
import { catalogueOf } from '@traiteur/words/phrases/phrase.ts';
import { salesReport } from '@traiteur/words/sales-report.ts';
import { type Compilable, type Kysely, sql } from 'kysely';
import type { Database } from '../../database/schema.ts';
import { columnsIn, type SpreadsheetColumn, type Writing } from '../../http/spreadsheets/spreadsheet-columns.ts';
import { amountDueOf } from '../read/amount-due.ts';
import { firstFound } from '../read/find-orders.ts';

type Reader = Parameters<typeof firstFound>[2];
type Chosen = Awaited<ReturnType<typeof chooseOrders>>;
type ExportedOrder = Chosen['rows'] extends Compilable<infer Row> ? Row : never;

/** The orders that a list with these filters shows, the newest first, and how many. Amounts in cents. */
export const chooseOrders = (db: Kysely<Database>, filters: OrderFilters, reader: Reader) =>
  firstFound(
    db,
    filters,
    reader,
    async (orders) => {
      const { total } = await orders.select(sql<number>`count(*)::integer`.as('total')).executeTakeFirstOrThrow();
      const rows = orders
        .select([
          'number',
          // A moment whose UTC clock shows what the house's clock showed.
          sql<Date>`placed_at at time zone ${reader.timeZone}::text at time zone 'UTC'`.as('placedAt'),
          'delivery_date as deliveryDate',
          sql<string>`to_char(slot_starts, 'HH24:MI') || ' – ' || to_char(slot_ends, 'HH24:MI')`.as('slot'),
          'client',
          'zone_name as zone',
          'status',
          'payment_status as payment',
          'source',
          'items',
          'subtotal',
          'discount',
          'discount_code as discountCode',
          'delivery_fee as deliveryFee',
          'total',
          sql<number>`(select coalesce(sum((tax ->> 'amount')::integer), 0)::integer from jsonb_array_elements(taxes) as tax)`.as(
            'tax',
          ),
          amountDueOf('orders').as('due'),
        ])
        .orderBy('id', 'desc');
      return { total, rows };
    },
    ({ total }) => total > 0,
  );

/** What a file says of an order, in that language. */
export function orderColumns(locale: Locale, house: Writing): SpreadsheetColumn<ExportedOrder>[] {
  const { columns, status, payment, source, facts, file } = catalogueOf(orderWords, locale);
  const { figure, column } = catalogueOf(salesReport, locale);
  const { text, integer, money, day, moment } = columnsIn(locale, house);
  return [
    text(columns.number, ({ number }) => number, 14),
    moment(file.placed, ({ placedAt }) => placedAt),
    day(columns.delivery, ({ deliveryDate }) => deliveryDate),
    text(facts.slot, ({ slot }) => slot, 16),
    text(columns.client, ({ client: { firstName, lastName } }) => `${firstName} ${lastName}`),
    text(columns.zone, ({ zone }) => zone[locale], 18),
    text(columns.status, (order) => status[order.status], 16),
    text(columns.payment, (order) => payment[order.payment], 16),
    text(facts.source, (order) => source[order.source], 16),
    integer(column.quantity, ({ items }) => items),
    money(figure.gross, ({ subtotal }) => subtotal),
    money(figure.discount, ({ discount }) => 0 - discount),
    text(column.code, ({ discountCode }) => discountCode, 16),
    money(figure.deliveryFee, ({ deliveryFee }) => deliveryFee),
    money(column.net, ({ total, tax }) => total - tax),
    money(figure.tax, ({ tax }) => tax),
    money(column.total, ({ total }) => total),
    money(file.due, ({ due }) => due),
  ];
}
