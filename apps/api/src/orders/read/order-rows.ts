import type { Order, OrderRow, orders } from '@traiteur/contract/orders.ts';
import type { Page } from '@traiteur/contract/statement/lists.ts';
import type { Received } from '@traiteur/contract/statement/operation.ts';
import { isUnanswered } from '@traiteur/domain/allergies.ts';
import { searchWords } from '@traiteur/domain/search-words.ts';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import { jsonMoment } from '../../database/rows/json-moment.ts';
import { pageOf } from '../../database/rows/paging.ts';
import { holdsWords } from '../../database/rows/word-search.ts';
import type { Database } from '../../database/schema.ts';
import { findAlike } from '../../client-search/find-clients.ts';
import { Refusal } from '../../core/refusal.ts';
import { allergiesAskedOf, clientAllergiesOf } from './client-allergies.ts';
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
  'allergy_alert as allergyAlert',
  'placed_at as placedAt',
] as const;

/** @param byContact whether e-mail and phone are searched too: what somebody may not see they must not find out by searching either */
export async function listOrders(db: Kysely<Database>, query: Query, byContact: boolean): Promise<Page<OrderRow>> {
  const words = searchWords(query.search ?? '');
  if (words.length === 0) return pageWhere(db, query, sql`true`);
  const held = holdsWords(sql.ref('search'), words);
  // The index finds by all of the words; those that it finds are then looked at without the contact.
  const page = await pageWhere(db, query, byContact ? held : sql`${held} and ${holdsWords(numberAndName, words)}`);
  if (page.items.length > 0 || query.after !== undefined) return page;
  const clients = await findAlike(db, words, !byContact);
  return clients.length === 0 ? page : pageWhere(db, query, sql`client_id = any(${clients}::integer[])`);
}

/** A page of the orders that are searched for, of which the query's filters hold. */
function pageWhere(db: Kysely<Database>, query: Query, searched: RawBuilder<boolean>) {
  let rows = db.selectFrom('orders').select(rowColumns).where(searched);
  if (query.status) rows = rows.where('status', 'in', query.status);
  if (query.paymentStatus) rows = rows.where('payment_status', 'in', query.paymentStatus);
  if (query.deliveryFrom) rows = rows.where('delivery_date', '>=', query.deliveryFrom);
  if (query.deliveryTo) rows = rows.where('delivery_date', '<=', query.deliveryTo);
  if (query.zoneId) rows = rows.where('zone_id', '=', query.zoneId);
  if (query.clientId) rows = rows.where('client_id', '=', query.clientId);
  if (query.allergy === 'unanswered') rows = rows.where('allergy_alert', '=', 'unanswered');
  else if (query.allergy) rows = rows.where('allergy_alert', query.allergy === 'true' ? 'is not' : 'is', null);
  return pageOf(
    db,
    rows,
    query,
    { sorts: { number: integer('id'), delivery: date('delivery_date') }, usual: '-number', id: sql.ref('id') },
    rowOf,
  );
}

const numberAndName = sql<string>`public.searchable(
  number || ' ' || (client ->> 'firstName') || ' ' || (client ->> 'lastName'))`;

/** @throws {Refusal} `not-found` */
export async function getOrder(db: Kysely<Database>, id: number): Promise<Order> {
  const row = await db
    .selectFrom('orders')
    .select(rowColumns)
    .select([
      'address',
      'source',
      'notes',
      'subtotal',
      'discount',
      'discount_code as discountCode',
      'delivery_fee as deliveryFee',
      'taxes',
    ])
    .select([lines, conflictsOf('orders').as('conflicts'), clientAllergiesOf('orders').as('clientAllergies'), events])
    .select([allergiesAskedOf('orders').as('allergiesAsked')])
    .where('id', '=', id)
    .executeTakeFirst();
  if (!row) throw new Refusal('not-found');
  const { length: unanswered } = row.conflicts.filter(isUnanswered);
  return { ...row, ...rowOf(row), client: row.client, unansweredConflicts: unanswered };
}

const lines = sql<
  Order['lines']
>`(select json_agg(json_build_object('productId', l.product_id, 'sizeId', l.size_id, 'name', l.name,
      'sizeName', l.size_name, 'quantity', l.quantity, 'unitPrice', l.unit_price, 'gross', l.gross, 'discount', l.discount,
      'total', l.total, 'allergens', l.allergens) order by l.position)
    from order_lines l where l.order_id = orders.id)`.as('lines');

const events = sql<Order['events']>`(select json_agg(json_build_object('id', e.id, 'kind', e.kind,
      'at', ${jsonMoment('e.at')}, 'by', e.by_name, 'reason', e.reason, 'conflicts', ${conflictsOfEvent('e')}) order by e.id)
    from order_events e where e.order_id = orders.id)`.as('events');

/** Times of day without their seconds, the moment as ISO 8601. */
const rowOf = <Row extends { slotStart: string; slotEnd: string; placedAt: Date }>(row: Row) =>
  ({
    ...row,
    slotStart: row.slotStart.slice(0, 5),
    slotEnd: row.slotEnd.slice(0, 5),
    placedAt: row.placedAt.toISOString(),
  }) satisfies Partial<OrderRow>;
