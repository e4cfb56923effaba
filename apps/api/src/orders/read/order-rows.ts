import type { Order, OrderRow } from '@traiteur/contract/order-record.ts';
import type { orders } from '@traiteur/contract/orders.ts';
import type { OrderFilters, PaymentFilter } from '@traiteur/contract/order-filters.ts';
import type { Page } from '@traiteur/contract/statement/lists.ts';
import type { Received } from '@traiteur/contract/statement/operation.ts';
import { addDays, momentOf } from '@traiteur/domain/calendar.ts';
import { isUnanswered } from '@traiteur/domain/allergies.ts';
import { searchWords } from '@traiteur/domain/search-words.ts';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import { jsonMoment } from '../../database/rows/json-moment.ts';
import { cursorIdOf, pageOf } from '../../database/rows/paging.ts';
import { holdsWords } from '../../database/rows/word-search.ts';
import type { Database } from '../../database/schema.ts';
import { findAlike } from '../../client-search/find-clients.ts';
import { Refusal } from '../../core/refusal.ts';
import { isDue } from './amount-due.ts';
import { alertOfOrder } from '../judge/alert-rows.ts';
import { paymentOfEvent, paymentsOf, withUndoable } from '../payments/read-payments.ts';
import { refundableOf } from '../payments/refundable.ts';
import { addressNoteOf } from './address-note.ts';
import { allergiesAskedOf, clientAllergiesOf } from './client-allergies.ts';
import { forcedRuleOf } from './forced-rule.ts';
import { conflictsOf, conflictsOfEvent } from './order-conflicts.ts';
import { date, integer } from '../../database/rows/sorts.ts';

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
  alertOfOrder('orders').as('allergyAlert'),
  'placed_at as placedAt',
] as const;

/** Whom a search of orders is for: what somebody may not see they must not find out by searching either. */
interface Reader {
  /** Whether e-mail and phone are searched too. */
  byContact: boolean;
  timeZone: string;
}

export const listOrders = (db: Kysely<Database>, query: Query, reader: Reader): Promise<Page<OrderRow>> =>
  firstFound(
    db,
    query,
    reader,
    (orders, ordersOf) =>
      pageOf(
        db,
        ordersOf(restOfList(query)).select([...rowColumns, phone]),
        query,
        {
          sorts: { number: integer('id'), delivery: date('delivery_date') },
          usual: '-number',
          id: sql.ref('id'),
          counted: orders,
        },
        (row) => listedOrder(row, reader),
      ),
    ({ items }) => items.length > 0,
  );

/** Where to ring for an order: at its address, or else at its client's. */
const phone = sql<string>`coalesce(nullif(address ->> 'phone', ''), client ->> 'phone')`.as('phone');

/** A row as this reader may see it. */
function listedOrder<Row extends Parameters<typeof rowOf>[0] & Pick<OrderRow, 'client'> & { phone: string }>(
  { phone: number, ...row }: Row,
  { byContact }: Reader,
) {
  const { firstName, lastName } = row.client;
  // TypeScript cannot tell that nothing but the phone was taken off.
  return { ...rowOf(row as Row), client: { firstName, lastName, phone: byContact ? number : undefined } };
}

/**
 * What the planner does not see for itself of a list by number: which lines of a dish the rest of the list can have, and that no order of
 * the list lies beyond the first and the last that have the dish. Without it a page would walk over all that was ordered since.
 */
function restOfList({ sort = '-number', after, ...filters }: Query): RestOfList | undefined {
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

/** Conditions on the lines and on the orders of a page, which change nothing of what it shows. */
interface RestOfList {
  lines: RawBuilder<boolean>;
  orders: RawBuilder<boolean>;
}

/** An export has no list of its own orders. */
type ListedFilters = OrderFilters & Pick<Query, 'ids'>;
type ChosenOrders = ReturnType<typeof ordersWhere>;

/**
 * Reads the orders that the filters let through: of those that hold the words searched for or, where that finds nothing, of clients whose names
 * are spelt alike. `ordersOf` gives them for one page.
 */
export async function firstFound<Result>(
  db: Kysely<Database>,
  filters: ListedFilters,
  reader: Reader,
  read: (orders: ChosenOrders, ordersOf: (rest?: RestOfList) => ChosenOrders) => Promise<Result>,
  isFound: (result: Result) => boolean,
): Promise<Result> {
  const words = searchWords(filters.search ?? '');
  const readWhere = (condition: RawBuilder<boolean>) => {
    const ordersOf = (rest?: RestOfList) => ordersWhere(db, filters, reader, condition, rest);
    return read(ordersOf(), ordersOf);
  };
  if (words.length === 0) return readWhere(sql`true`);
  const held = holdsWords(sql.ref('search'), words);
  // The index finds by all of the words; those that it finds are then looked at without the contact.
  const searched = reader.byContact ? held : sql<boolean>`${held} and ${holdsWords(numberAndName, words)}`;
  const result = await readWhere(searched);
  if (isFound(result)) return result;
  const clients = await findAlike(db, words, { byName: !reader.byContact });
  if (clients.length === 0) return result;
  return readWhere(sql`client_id = any(${clients}::integer[])`);
}

function ordersWhere(
  db: Kysely<Database>,
  filters: ListedFilters,
  { byContact, timeZone }: Reader,
  searched: RawBuilder<boolean>,
  rest?: RestOfList,
) {
  const { status, paymentStatus, placedFrom, placedTo, deliveryFrom, deliveryTo, zoneId, clientId, allergy } = filters;
  const { city, productId, sizeId, categoryId, slot, source, totalFrom, totalTo, discountCode, firstOrder } = filters;
  const startOf = (day: string) => momentOf(day, '00:00', timeZone);
  let orders = db.selectFrom('orders').where(searched);
  if (filters.ids) orders = orders.where('id', 'in', filters.ids);
  if (status) orders = orders.where('status', 'in', status);
  if (paymentStatus) orders = orders.where(hasPaymentStatus(paymentStatus));
  if (placedFrom) orders = orders.where('placed_at', '>=', startOf(placedFrom));
  if (placedTo) orders = orders.where('placed_at', '<', startOf(addDays(placedTo, 1)));
  if (deliveryFrom) orders = orders.where('delivery_date', '>=', deliveryFrom);
  if (deliveryTo) orders = orders.where('delivery_date', '<=', deliveryTo);
  if (slot) orders = orders.where(isInSlot(slot));
  // The condition of its index: one that says the same in other words would not be known by it.
  if (source) orders = orders.where('source', '=', source);
  if (totalFrom !== undefined) orders = orders.where('total', '>=', totalFrom);
  if (totalTo !== undefined) orders = orders.where('total', '<=', totalTo);
  if (discountCode) orders = orders.where('discount_code', '=', discountCode);
  if (zoneId) orders = orders.where('zone_id', '=', zoneId);
  if (city !== undefined) orders = orders.where(byContact ? isInCity(city) : sql<boolean>`false`);
  if (productId ?? sizeId ?? categoryId)
    orders = orders.where(hasDish(filters, rest?.lines)).where(rest?.orders ?? sql<boolean>`true`);
  if (firstOrder) orders = orders.where(isFirstOrder);
  if (clientId) orders = orders.where('client_id', '=', clientId);
  if (allergy) orders = orders.where(allergyConditions[allergy]);
  return orders;
}

const isFirstOrder = sql<boolean>`exists (select from clients c where c.id = orders.client_id and c.first_order_id = orders.id)`;

/** The same expression as the index on cities: with another one PostgreSQL would not use it. */
const isInCity = (city: string) => sql<boolean>`public.searchable(address ->> 'city') = public.searchable(${city})`;

const isInSlot = (span: string) => {
  const [start, end] = span.split('-');
  return sql<boolean>`(slot_starts = ${start}::time and slot_ends = ${end}::time)`;
};

/** Orders with a line of that dish, in that size, of that category. */
const hasDish = ({ productId, sizeId, categoryId }: OrderFilters, lines = sql`true`) => sql<boolean>`orders.id in (
  select order_id from order_lines where ${lines} and ${productId === undefined ? sql`true` : sql`product_id = ${productId}`}
    and ${sizeId === undefined ? sql`true` : sql`size_id = ${sizeId}`}
    and ${categoryId === undefined ? sql`true` : sql`category_id = ${categoryId}`})`;

const allergyConditions = {
  true: sql<boolean>`orders.id in (select order_id from order_allergy_alerts)`,
  false: sql<boolean>`orders.id not in (select order_id from order_allergy_alerts)`,
  unanswered: sql<boolean>`orders.id in (select order_id from order_allergy_alerts where alert = 'unanswered')`,
  answered: sql<boolean>`orders.id in (select order_id from order_allergy_alerts where alert <> 'unanswered')`,
};

function hasPaymentStatus(filters: readonly PaymentFilter[]) {
  const statuses = filters.filter((filter) => filter !== 'due');
  const isOfStatus = sql<boolean>`(payment_status = any(${statuses}::text[]) and not (payment_status = 'unpaid' and status = 'cancelled'))`;
  if (statuses.length === filters.length) return isOfStatus;
  return statuses.length === 0 ? isDue('orders') : sql<boolean>`(${isDue('orders')} or ${isOfStatus})`;
}

/** What an order is searched by where nobody may learn how to reach its client. */
export const numberAndName = sql<string>`public.searchable(
  number || ' ' || (client ->> 'firstName') || ' ' || (client ->> 'lastName'))`;

/** @throws {Refusal} `not-found` */
export async function getOrder(db: Kysely<Database>, id: number): Promise<Order> {
  const row = await db
    .selectFrom('orders')
    .select(rowColumns)
    .select([
      'address',
      'schedule_id as scheduleId',
      'source',
      'kitchen_note as kitchenNote',
      'driver_note as driverNote',
      'subtotal',
      'discount',
      'discount_code as discountCode',
      'delivery_fee as deliveryFee',
      'taxes',
      'paid',
      'refunded',
      'credited',
    ])
    .select([lines, conflictsOf('orders').as('conflicts'), clientAllergiesOf('orders').as('clientAllergies'), events])
    .select([
      allergiesAskedOf('orders').as('allergiesAsked'),
      addressNoteOf('orders').as('addressNote'),
      forcedRuleOf('orders', 'place').as('forcedPlace'),
      forcedRuleOf('orders', 'minimum').as('forcedMinimum'),
      paymentsOf('orders').as('payments'),
    ])
    .where('id', '=', id)
    .executeTakeFirst();
  if (!row) throw new Refusal('not-found');
  const { length: unanswered } = row.conflicts.filter(isUnanswered);
  const { addressNote, ...order } = row;
  const address = { ...order.address, note: addressNote };
  return {
    ...order,
    ...rowOf(row),
    client: row.client,
    address,
    unansweredConflicts: unanswered,
    payments: withUndoable(row),
    refundable: await refundableOf(db, row),
  };
}

const lines = sql<
  Order['lines']
>`(select json_agg(json_build_object('productId', l.product_id, 'sizeId', l.size_id, 'name', l.name,
      'sizeName', l.size_name, 'quantity', l.quantity, 'unitPrice', l.unit_price, 'gross', l.gross, 'discount', l.discount,
      'total', l.total, 'allergens', l.allergens) order by l.position)
    from order_lines l where l.order_id = orders.id)`.as('lines');

const events = sql<Order['events']>`(select json_agg(json_build_object('id', e.id, 'kind', e.kind,
      'at', ${jsonMoment('e.at')}, 'by', e.by_name, 'reason', e.reason, 'conflicts', ${conflictsOfEvent('e')},
      'changes', e.changes, 'undoes', e.undoes_id, 'payment', ${paymentOfEvent('e')}) order by e.id)
    from order_events e where e.order_id = orders.id)`.as('events');

/** Times of day without their seconds, the moment as ISO 8601. */
const rowOf = <Row extends { slotStart: string; slotEnd: string; placedAt: Date }>(row: Row) =>
  ({
    ...row,
    slotStart: row.slotStart.slice(0, 5),
    slotEnd: row.slotEnd.slice(0, 5),
    placedAt: row.placedAt.toISOString(),
  }) satisfies Partial<OrderRow>;
