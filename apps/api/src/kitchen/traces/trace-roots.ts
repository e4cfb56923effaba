import type { traces } from '@traiteur/contract/kitchen/traces.ts';
import type { Received } from '@traiteur/contract/statement/operation.ts';
import { addDays, type LocalDate, today } from '@traiteur/domain/dates/calendar.ts';
import { type TraceRoot, tracedSpan } from '@traiteur/domain/kitchen/traces.ts';
import type { Bilingual } from '@traiteur/domain/text/language.ts';
import { type RawBuilder, sql } from 'kysely';
import type { Reading } from '../../core/acting.ts';
import { Refusal } from '../../core/refusal.ts';
import { bilingual } from '../../database/rows/bilingual.ts';

export type TraceQuery = Received<(typeof traces.operations)['traceBatch']>['query'];

export interface DishOnDay {
  productId: number;
  date: LocalDate;
}

/** Where a trace begins, and the days of which it tells. */
export interface Root {
  kind: TraceRoot;
  id: number;
  name: Bilingual;
  number: string;
  from: LocalDate;
  to: LocalDate;
  /** Of goods. */
  ingredientId: number | null;
  /** Of a lot. */
  recipeId: number | null;
  /** That somebody ate. */
  dishes: DishOnDay[];
}

type Start = Pick<Root, 'name' | 'number'> & Partial<Pick<Root, 'ingredientId' | 'recipeId'>> & Partial<Span>;

interface Span {
  from: LocalDate;
  to: LocalDate;
}

/** Days before and after today in which the meals of a client, or a dish, are looked for where nobody says others. */
const usualDays = { client: 14, dish: 3 };

/** @throws {Refusal} `not-found` */
export async function rootOf(query: TraceQuery, reading: Reading): Promise<Root> {
  const date = today(reading.clock(), reading.house.timeZone);
  const { kind, id } = kindOf(query);
  const start = await findRoot(kind, id, date, reading);
  const ownSpan = start.from && start.to ? { from: start.from, to: start.to } : undefined;
  const usualSpan = ownSpan ?? around(date, kind === 'client' ? usualDays.client : usualDays.dish);
  const { from, to } = tracedSpan(within(usualSpan, query, ownSpan !== undefined));
  const { name, number, ingredientId = null, recipeId = null } = start;
  const root = { kind, id, name, number, from, to, ingredientId, recipeId };
  return { ...root, dishes: await dishesOf(root, reading) };
}

function kindOf(query: TraceQuery): { kind: TraceRoot; id: number } {
  const { ingredientBatchId, cookedBatchId, productId, orderId, clientId } = query;
  if (ingredientBatchId !== undefined) return { kind: 'goods', id: ingredientBatchId };
  if (cookedBatchId !== undefined) return { kind: 'lot', id: cookedBatchId };
  if (productId !== undefined) return { kind: 'dish', id: productId };
  return orderId === undefined ? { kind: 'client', id: clientId ?? 0 } : { kind: 'order', id: orderId };
}

const around = (date: LocalDate, days: number): Span => ({ from: addDays(date, -days), to: addDays(date, days) });

/** What has days of its own has no others. */
function within(span: Span, { from = span.from, to = span.to }: TraceQuery, isOwn: boolean): Span {
  const wish = { from, to: to < from ? from : to };
  if (!isOwn) return wish;
  const start = wish.from > span.from ? wish.from : span.from;
  const end = wish.to < span.to ? wish.to : span.to;
  return start > end ? span : { from: start, to: end };
}

async function findRoot(kind: TraceRoot, id: number, date: LocalDate, { db, house }: Reading): Promise<Start> {
  const { rows } = await sql<Start>`${statements(id, date, house.timeZone)[kind]}`.execute(db);
  const [start] = rows;
  if (!start) throw new Refusal('not-found');
  return start;
}

/** Of a delivery date its dishes are cooked at most so many days before. */
const daysAhead = 3;

/**
 * Goods are in dishes from the day on which they came in to those that were cooked when the last of them left the
 * store, or passed their day; and in every lot that names them.
 */
const statements = (id: number, date: LocalDate, timeZone: string): Record<TraceRoot, RawBuilder<unknown>> => ({
  goods: sql`select ${bilingual('i.name')} as name, b.number, b.ingredient_id as "ingredientId",
      to_char(came, 'YYYY-MM-DD') as from, to_char(greatest(came,
        (select max(k.date) from cooked_batch_parts p join cooked_batches k on k.id = p.batch_id where p.ingredient_batch_id = b.id),
        case when b.remaining = 0 then (select max((m.at at time zone ${timeZone})::date) from stock_movements m where m.batch_id = b.id)
          else least(b.use_by, ${date}::date) end + ${daysAhead}::integer), 'YYYY-MM-DD') as to
    from ingredient_batches b join ingredients i on i.id = b.ingredient_id
    cross join lateral (select (b.at at time zone ${timeZone})::date as came) as day
    where b.id = ${id}`,
  lot: sql`select ${bilingual('r.name')} as name, b.lot as number, b.recipe_id as "recipeId",
      to_char(b.date, 'YYYY-MM-DD') as from, to_char(b.date, 'YYYY-MM-DD') as to
    from cooked_batches b join recipes r on r.id = b.recipe_id where b.id = ${id}`,
  dish: sql`select ${bilingual('p.name')} as name, '' as number from products p where p.id = ${id}`,
  order: sql`select json_build_object('fr', o.number, 'en', o.number) as name, o.number,
      to_char(coalesce(o.cooked_on, o.delivery_date), 'YYYY-MM-DD') as from, to_char(coalesce(o.cooked_on, o.delivery_date), 'YYYY-MM-DD') as to
    from orders o where o.id = ${id}`,
  client: sql`select json_build_object('fr', c.first_name || ' ' || c.last_name, 'en', c.first_name || ' ' || c.last_name) as name,
      '' as number
    from clients c where c.id = ${id} and c.erased_at is null`,
});

async function dishesOf({ kind, id, from, to }: Pick<Root, 'kind' | 'id' | keyof Span>, { db }: Reading) {
  if (kind === 'goods' || kind === 'lot') return [];
  const cookedOn = sql`coalesce(o.cooked_on, o.delivery_date)`;
  const orders = {
    order: sql`o.id = ${id}`,
    client: sql`o.client_id = ${id} and ${cookedOn} between ${from}::date and ${to}::date and o.status <> 'cancelled'`,
  };
  const { rows } = await sql<DishOnDay>`${
    kind === 'dish'
      ? sql`select ${id}::integer as "productId", to_char(day, 'YYYY-MM-DD') as date
          from generate_series(${from}::date, ${to}::date, interval '1 day') day`
      : sql`select distinct l.product_id as "productId", to_char(${cookedOn}, 'YYYY-MM-DD') as date
          from orders o join order_lines l on l.order_id = o.id where ${orders[kind]}`
  }`.execute(db);
  return rows;
}
