import type { OrderFilters, PaymentFilter } from '@traiteur/contract/orders/order-filters.ts';
import { addDays, momentOf } from '@traiteur/domain/dates/calendar.ts';
import { searchWords } from '@traiteur/domain/text/search-words.ts';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import { findAlike } from '../../clients/client-search/find-clients.ts';
import { holdsWords } from '../../database/rows/word-search.ts';
import type { Database } from '../../database/schema.ts';
import { isDue, isOverpaid } from './open-money.ts';

export interface Reader {
  /** Searches e-mail and phone too. Staff who may not see them must not find them out by searching. */
  byContact: boolean;
  timeZone: string;
}

/** Conditions for speed: they change nothing of what the page shows. */
export interface PageBounds {
  lines: RawBuilder<boolean>;
  orders: RawBuilder<boolean>;
}

type ListedFilters = OrderFilters & { ids?: number[] | undefined; postalCodes?: string[] | undefined };
type ChosenOrders = ReturnType<typeof ordersWhere>;

/** If the words find no order, searches clients whose names are spelt alike. `ordersOf` takes the bounds of a page. */
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
  // The index includes the contact; its hits are then checked without it.
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
  const {
    status,
    paymentStatus,
    placedFrom,
    placedTo,
    deliveryFrom,
    deliveryTo,
    zoneId,
    clientId,
    companyId,
    allergy,
  } = filters;
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
  // The condition of its index: PostgreSQL would not use the index for an equivalent one.
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
  if (companyId) orders = orders.where('company_id', '=', companyId);
  if (allergy) orders = orders.where(allergyConditions[allergy]);
  return orders;
}

const isFirstOrder = sql<boolean>`exists (select from clients c where c.id = orders.client_id and c.first_order_id = orders.id)`;

/** The expression of the index on cities: PostgreSQL would not use the index for another one. */
const isInCity = (city: string) => sql<boolean>`public.searchable(address ->> 'city') = public.searchable(${city})`;

const isDeliveredTo = (postalCodes: readonly string[]) =>
  sql<boolean>`exists (select from unnest(${postalCodes}::text[]) code where starts_with(address ->> 'postalCode', code))`;

const isInSlot = (span: string) => {
  const [start, end] = span.split('-');
  return sql<boolean>`(slot_starts = ${start}::time and slot_ends = ${end}::time)`;
};

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

/** Searched for readers who may not see the client's contact. */
export const numberAndName = sql<string>`public.searchable(
  number || ' ' || (client ->> 'firstName') || ' ' || (client ->> 'lastName'))`;
