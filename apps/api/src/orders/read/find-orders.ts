import type { OrderFilters, PaymentFilter } from '@traiteur/contract/orders/order-filters.ts';
import { addDays, momentOf } from '@traiteur/domain/dates/calendar.ts';
import { searchWords } from '@traiteur/domain/text/search-words.ts';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import { findAlike } from '../../clients/client-search/find-clients.ts';
import { holdsWords } from '../../database/rows/word-search.ts';
import type { Database } from '../../database/schema.ts';
import { isDue, isOverpaid } from './open-money.ts';

/** Whom a search of orders is for: what somebody may not see they must not find out by searching either. */
export interface Reader {
  /** Whether e-mail and phone are searched too. */
  byContact: boolean;
  timeZone: string;
}

/** Conditions on the lines and on the orders of a page, which change nothing of what it shows. */
export interface PageBounds {
  lines: RawBuilder<boolean>;
  orders: RawBuilder<boolean>;
}

/** An export has no list of its own orders. */
type ListedFilters = OrderFilters & { ids?: number[] | undefined; postalCodes?: string[] | undefined };
type ChosenOrders = ReturnType<typeof ordersWhere>;

/**
 * Reads the orders that the filters let through: of those that hold the words searched for or, where that finds nothing, of clients whose names
 * are spelt alike. `ordersOf` gives them for one page.
 */
export async function firstFound<Result>(
  db: Kysely<Database>,
  filters: ListedFilters,
  reader: Reader,
  read: (orders: ChosenOrders, ordersOf: (bounds?: PageBounds) => ChosenOrders) => Promise<Result>,
  isFound: (result: Result) => boolean,
): Promise<Result> {
  const words = searchWords(filters.search ?? '');
  const readWhere = (condition: RawBuilder<boolean>) => {
    const ordersOf = (bounds?: PageBounds) => ordersWhere(db, filters, reader, condition, bounds);
    return read(ordersOf(), ordersOf);
  };
  if (words.length === 0) return readWhere(sql`true`);
  const holdsAll = holdsWords(sql.ref('search'), words);
  // The index finds by all of the words; those that it finds are then looked at without the contact.
  const condition = reader.byContact ? holdsAll : sql<boolean>`${holdsAll} and ${holdsWords(numberAndName, words)}`;
  const result = await readWhere(condition);
  if (isFound(result)) return result;
  const clients = await findAlike(db, words, { byName: !reader.byContact });
  if (clients.length === 0) return result;
  return readWhere(sql`client_id = any(${clients}::integer[])`);
}

function ordersWhere(
  db: Kysely<Database>,
  filters: ListedFilters,
  { timeZone }: Reader,
  condition: RawBuilder<boolean>,
  bounds: PageBounds | undefined,
) {
  const { status, paymentStatus, placedFrom, placedTo, deliveryFrom, deliveryTo, zoneId, clientId, allergy } = filters;
  const {
    city,
    productId,
    sizeId,
    categoryId,
    slot,
    scheduleId,
    source,
    totalFrom,
    totalTo,
    discountCode,
    firstOrder,
  } = filters;
  const startOf = (day: string) => momentOf(day, '00:00', timeZone);
  let orders = db.selectFrom('orders').where(condition);
  if (filters.ids) orders = orders.where('id', 'in', filters.ids);
  if (status) orders = orders.where('status', 'in', status);
  if (paymentStatus) orders = orders.where(hasPaymentStatus(paymentStatus));
  if (placedFrom) orders = orders.where('placed_at', '>=', startOf(placedFrom));
  if (placedTo) orders = orders.where('placed_at', '<', startOf(addDays(placedTo, 1)));
  if (deliveryFrom) orders = orders.where('delivery_date', '>=', deliveryFrom);
  if (deliveryTo) orders = orders.where('delivery_date', '<=', deliveryTo);
  if (slot) orders = orders.where(isInSlot(slot));
  if (scheduleId) orders = orders.where('schedule_id', '=', scheduleId);
  // The condition of its index: one that says the same in other words would not be known by it.
  if (source) orders = orders.where('source', '=', source);
  if (totalFrom !== undefined) orders = orders.where('total', '>=', totalFrom);
  if (totalTo !== undefined) orders = orders.where('total', '<=', totalTo);
  if (discountCode) orders = orders.where('discount_code', '=', discountCode);
  if (zoneId) orders = orders.where('zone_id', '=', zoneId);
  if (city !== undefined) orders = orders.where(isInCity(city));
  if (filters.postalCodes) orders = orders.where(isDeliveredTo(filters.postalCodes));
  if (productId ?? sizeId ?? categoryId)
    orders = orders.where(hasDish(filters, bounds?.lines)).where(bounds?.orders ?? sql<boolean>`true`);
  if (firstOrder) orders = orders.where(isFirstOrder);
  if (clientId) orders = orders.where('client_id', '=', clientId);
  if (allergy) orders = orders.where(allergyConditions[allergy]);
  return orders;
}

const isFirstOrder = sql<boolean>`exists (select from clients c where c.id = orders.client_id and c.first_order_id = orders.id)`;

/** The same expression as the index on cities: with another one PostgreSQL would not use it. */
const isInCity = (city: string) => sql<boolean>`public.searchable(address ->> 'city') = public.searchable(${city})`;

const isDeliveredTo = (postalCodes: readonly string[]) =>
  sql<boolean>`exists (select from unnest(${postalCodes}::text[]) code where starts_with(address ->> 'postalCode', code))`;

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

const owedConditions = { due: isDue('orders'), overpaid: isOverpaid('orders') };

function hasPaymentStatus(filters: readonly PaymentFilter[]) {
  const conditions = filters.map((filter) =>
    filter === 'due' || filter === 'overpaid'
      ? owedConditions[filter]
      : sql<boolean>`(payment_status = ${filter} and not (payment_status = 'unpaid' and status = 'cancelled'))`,
  );
  return sql<boolean>`(${sql.join(conditions, sql` or `)})`;
}

/** What an order is searched by where nobody may learn how to reach its client. */
export const numberAndName = sql<string>`public.searchable(
  number || ' ' || (client ->> 'firstName') || ' ' || (client ->> 'lastName'))`;
