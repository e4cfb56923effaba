import type { Order, OrderRow } from '@traiteur/contract/orders/order-record.ts';
import type { orders } from '@traiteur/contract/orders/orders.ts';
import type { Page } from '@traiteur/contract/statement/lists.ts';
import type { Received } from '@traiteur/contract/statement/operation.ts';
import { isUnanswered } from '@traiteur/domain/orders/allergies.ts';
import type { Locale } from '@traiteur/domain/text/language.ts';
import { type Kysely, sql } from 'kysely';
import { builtOnce, type Places } from '../../database/rows/built-once.ts';
import { clientEaterOf } from '../../database/rows/eater-name.ts';
import { cursorIdOf, pageOf } from '../../database/rows/paging.ts';
import type { Database } from '../../database/schema.ts';
import { Refusal } from '../../core/refusal.ts';
import { alertOfOrder } from '../ledger/alert-rows.ts';
import { heldLotsOf, isHeldOrder } from '../ledger/held-lots.ts';
import { disputesOf } from './disputes.ts';
import { paymentsOf, withUndoable } from './read-payments.ts';
import { refundableLinesOf, refundableOf } from './refundable.ts';
import { addressNoteOf } from './address-note.ts';
import { unaskedEatersOf, clientAllergiesOf } from './client-allergies.ts';
import { firstFound, type Reader, type PageBounds } from './find-orders.ts';
import { groupOrderOf } from './group-order.ts';
import { forcedRuleOf } from './forced-rule.ts';
import { conflictsOf } from './order-conflicts.ts';
import { eventsOf } from './order-events.ts';
import { date, integer } from '../../database/rows/sorts.ts';
import { writtenLanguage } from '../../database/rows/written-language.ts';

type Query = Received<(typeof orders.operations)['list']>['query'];

const rowColumns = [
  'id',
  'version',
  'number',
  'client_id as clientId',
  'client',
  'delivery_date as deliveryDate',
  'slot_starts as slotStart',
  'slot_ends as slotEnd',
  'zone_id as zoneId',
  'zone_name as zoneName',
  'status',
  'payment_status as paymentStatus',
  'items',
  'total',
  'due',
  'overpaid',
  alertOfOrder('orders').as('allergyAlert'),
  isHeldOrder('orders').as('isHeld'),
  'placed_at as placedAt',
  'source',
  'discount_code as discountCode',
] as const;

export const listOrders = (db: Kysely<Database>, query: Query, reader: Reader): Promise<Page<OrderRow>> =>
  firstFound(
    db,
    query,
    reader,
    (orders, ordersOf) =>
      pageOf(
        db,
        ordersOf(pageBoundsOf(query)).select([...rowColumns, phone]),
        query,
        {
          sorts: { number: integer('id'), delivery: date('delivery_date') },
          usual: '-number',
          id: sql.ref('id'),
          counted: orders,
        },
        listedOrder,
      ),
    ({ items }) => items.length > 0,
  );

const phone = sql<string>`coalesce(nullif(address ->> 'phone', ''), client ->> 'phone')`.as('phone');

const listedOrder = <Row extends Parameters<typeof rowOf>[0] & Pick<OrderRow, 'client'> & { phone: string }>(
  row: Row,
) => ({
  ...rowOf(row),
  client: { firstName: row.client.firstName, lastName: row.client.lastName, phone: row.phone },
  // Of many rows, taking a field out costs more than all else.
  phone: undefined,
});

/** Bounds that the planner does not find itself: without them, a page by number would walk over all later orders. */
export function pageBoundsOf({ sort = '-number', after, ...filters }: Query): PageBounds | undefined {
  const { productId, placedFrom, placedTo, deliveryFrom, deliveryTo } = filters;
  if (!sort.endsWith('number') || (placedFrom ?? placedTo ?? deliveryFrom ?? deliveryTo) !== undefined)
    return undefined;
  const last = cursorIdOf(after);
  const descending = sort.startsWith('-');
  const lines =
    last === undefined
      ? sql<boolean>`true`
      : sql<boolean>`order_id ${sql.raw(descending ? '<' : '>')} ${last}::integer`;
  if (productId === undefined) return { lines, orders: sql`true` };
  const ofDish = sql`from order_lines where product_id = ${productId} and ${lines}`;
  return {
    lines,
    orders: descending
      ? sql`orders.id <= (select max(order_id) ${ofDish})`
      : sql`orders.id >= (select min(order_id) ${ofDish})`,
  };
}

const orderRows = builtOnce((db, { id }: Places<{ id: number }>) =>
  db
    .selectFrom('orders')
    .select(rowColumns)
    .select([
      'address',
      'eaters as eatersThen',
      'schedule_id as scheduleId',
      'kitchen_note as kitchenNote',
      'driver_note as driverNote',
      'billed_company as billedCompany',
      'payment_choice as paymentChoice',
      'subtotal',
      'discount',
      'delivery_fee as deliveryFee',
      'taxes',
      'paid',
      'refunded',
      'credited',
    ])
    .select([
      lines,
      heldLotsOf('orders').as('heldLots'),
      conflictsOf('orders').as('conflicts'),
      clientAllergiesOf('orders').as('clientAllergies'),
    ])
    .select([
      eventsOf('orders').as('events'),
      sql<Locale>`(select ${writtenLanguage('locale')} from clients where clients.id = orders.client_id)`.as(
        'clientLocale',
      ),
      sql<boolean>`(select email <> '' from clients where clients.id = orders.client_id)`.as('clientHasEmail'),
      sql<boolean>`exists (select from client_accounts a where a.client_id = orders.client_id and unproven_email is not null)`.as(
        'clientIsUnproven',
      ),
      unaskedEatersOf('orders').as('unaskedEaters'),
      addressNoteOf('orders').as('addressNote'),
      clientEaterOf('orders').as('clientEaterId'),
      forcedRuleOf('orders', 'place').as('forcedPlace'),
      forcedRuleOf('orders', 'minimum').as('forcedMinimum'),
      forcedRuleOf('orders', 'credit').as('forcedCredit'),
      forcedRuleOf('orders', 'dish').as('forcedDish'),
      companyOf,
      paymentsOf('orders').as('payments'),
      refundableLinesOf('orders').as('refundableLines'),
      disputesOf('orders').as('disputes'),
      groupOrderOf('orders').as('groupOrder'),
    ])
    .where('id', '=', id),
);

/** @throws {Refusal} `not-found` */
export async function getOrder(db: Kysely<Database>, id: number): Promise<Order> {
  const [row] = await orderRows(db, { id });
  if (!row) throw new Refusal('not-found');
  const { length: unansweredConflicts } = row.conflicts.filter(isUnanswered);
  const { addressNote, clientEaterId, refundableLines: _lines, ...order } = row;
  const address = { ...order.address, note: addressNote };
  return {
    ...order,
    ...timesOf(order),
    client: { ...row.client, eaterId: clientEaterId },
    address,
    unansweredConflicts,
    payments: withUndoable(row),
    refundable: refundableOf(row),
  };
}

const companyOf = sql<Order['company']>`case when company_id is not null then json_build_object('id', company_id,
  'name', company_name, 'terms', company_terms, 'costCentre', cost_centre, 'purchaseReference', purchase_reference) end`.as(
  'company',
);

export const lines = sql<
  Order['lines']
>`(select json_agg(json_build_object('productId', l.product_id, 'sizeId', l.size_id, 'name', l.name,
      'sizeName', l.size_name, 'quantity', l.quantity, 'unitPrice', l.unit_price, 'gross', l.gross, 'discount', l.discount,
      'total', l.total, 'allergens', l.allergens, 'eaterId', l.eater_id, 'eater', l.eater_name) order by l.position)
    from order_lines l where l.order_id = orders.id)`.as('lines');

export const rowOf = <Row extends Parameters<typeof timesOf>[0]>(row: Row) => ({ ...row, ...timesOf(row) });

const timesOf = (row: { slotStart: string; slotEnd: string; placedAt: Date }) =>
  ({
    slotStart: row.slotStart.slice(0, 5),
    slotEnd: row.slotEnd.slice(0, 5),
    placedAt: row.placedAt.toISOString(),
  }) satisfies Partial<OrderRow>;
