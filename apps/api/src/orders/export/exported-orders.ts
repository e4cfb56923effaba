import type { OrderFilters } from '@traiteur/contract/orders/order-filters.ts';
import type { OrderColumn } from '@traiteur/contract/orders/order-columns.ts';
import type { Locale } from '@traiteur/domain/text/language.ts';
import { orders as orderWords } from '@traiteur/words/orders/orders.ts';
import { catalogueOf } from '@traiteur/words/phrases/phrase.ts';
import { salesReport } from '@traiteur/words/money/sales-report.ts';
import { type Compilable, type Kysely, sql } from 'kysely';
import { houseClock } from '../../database/rows/house-clock.ts';
import type { Database } from '../../database/schema.ts';
import { columnsIn, type SpreadsheetColumn, type Writing } from '../../http/spreadsheets/spreadsheet-columns.ts';
import { amountDueOf } from '../read/open-money.ts';
import { firstFound } from '../read/find-orders.ts';

type Reader = Parameters<typeof firstFound>[2];
type Chosen = Awaited<ReturnType<typeof chooseOrders>>;
type ExportedOrder = Chosen['rows'] extends Compilable<infer Row> ? Row : never;

/** Amounts in cents. */
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
          houseClock('placed_at', reader.timeZone).as('placedAt'),
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

/** All columns if none are chosen. */
export function columnsOfFile(
  locale: Locale,
  house: Writing,
  chosenColumns: readonly OrderColumn[] | undefined,
): SpreadsheetColumn<ExportedOrder>[] {
  const { columns, status, payment, source, facts } = catalogueOf(orderWords, locale);
  const { figure, column } = catalogueOf(salesReport, locale);
  const { text, integer, money, day, moment } = columnsIn(locale, house);
  const allColumns: [OrderColumn | undefined, SpreadsheetColumn<ExportedOrder>][] = [
    ['number', text(columns.number, ({ number }) => number, 14)],
    ['placed', moment(columns.placed, ({ placedAt }) => placedAt)],
    ['delivery', day(columns.delivery, ({ deliveryDate }) => deliveryDate)],
    ['delivery', text(facts.slot, ({ slot }) => slot, 16)],
    ['client', text(columns.client, ({ client: { firstName, lastName } }) => `${firstName} ${lastName}`)],
    ['zone', text(columns.zone, ({ zone }) => zone[locale], 18)],
    ['status', text(columns.status, (order) => status[order.status], 16)],
    ['payment', text(columns.payment, (order) => payment[order.payment], 16)],
    ['source', text(columns.source, (order) => source[order.source], 16)],
    ['items', integer(column.quantity, ({ items }) => items)],
    [undefined, money(figure.gross, ({ subtotal }) => subtotal)],
    [undefined, money(figure.discount, ({ discount }) => 0 - discount)],
    ['code', text(column.code, ({ discountCode }) => discountCode, 16)],
    [undefined, money(figure.deliveryFee, ({ deliveryFee }) => deliveryFee)],
    [undefined, money(column.net, ({ total, tax }) => total - tax)],
    [undefined, money(figure.tax, ({ tax }) => tax)],
    ['total', money(column.total, ({ total }) => total)],
    ['due', money(columns.due, ({ due }) => due)],
  ];
  const isShown = (key: OrderColumn | undefined) =>
    !chosenColumns || (key !== undefined && chosenColumns.includes(key));
  return allColumns.flatMap(([key, sheetColumn]) => (isShown(key) ? [sheetColumn] : []));
}
