import type { Trace, TracedLot } from '@traiteur/contract/kitchen/traces.ts';
import { today } from '@traiteur/domain/dates/calendar.ts';
import { type Kysely, sql } from 'kysely';
import type { Reading } from '../../core/acting.ts';
import { bilingual } from '../../database/rows/bilingual.ts';
import { jsonMoment } from '../../database/rows/json-moment.ts';
import { inSnapshot } from '../../database/rows/transactions.ts';
import type { Database } from '../../database/schema.ts';
import { namedSupplier } from '../suppliers/named-supplier.ts';
import { goodsOf, lotsOf, untickedDishes } from './trace-lots.ts';
import { type DishOnDay, type Root, rootOf, type TraceQuery } from './trace-roots.ts';
import { type Serving, tracedOrders } from './traced-orders.ts';

/** All of one moment. @throws {Refusal} `not-found` */
export const traceBatch = (query: TraceQuery, reading: Reading): Promise<Trace> =>
  inSnapshot(reading.db, async (db) => {
    const { house, clock } = reading;
    const root = await rootOf(query, { ...reading, db });
    const { servings, ids, withoutLot } = await servingsOf(db, root);
    const sources = await goodsOf(db, root, { ...ids, withoutLot }, house.timeZone);
    const sureLots = [...new Set([...ids.lotsBelow, ...ids.lots])];
    return {
      root: { kind: root.kind, id: root.id, name: root.name, number: root.number },
      from: root.from,
      to: root.to,
      goods: await readGoods(db, sources),
      lots: await readLots(db, { sure: sureLots, possible: ids.possibleLots }),
      ...(await tracedOrders(db, servings, today(clock(), house.timeZone))),
    };
  });

interface Traced {
  servings: Serving[];
  ids: Awaited<ReturnType<typeof lotsOf>>;
  /** Dishes that somebody ate, and of which nobody wrote a lot. */
  withoutLot: DishOnDay[];
}

/** Which dishes of which days have something of it, and which may have. */
export async function servingsOf(db: Kysely<Database>, root: Root): Promise<Traced> {
  const ids = await lotsOf(db, root);
  const sure = await servedLots(db, ids.lots);
  const isSure = new Set(sure.map(keyOf));
  const withoutLot = root.dishes.filter((dish) => !isSure.has(keyOf(dish)));
  const eaten = withoutLot.map((dish): Serving => ({ ...dish, lot: null, isSure: true }));
  const possible = [
    ...(await servedLots(db, ids.possibleLots)),
    ...(await untickedDishes(db, root)).map((dish) => ({ ...dish, lot: null })),
  ].filter((dish) => !isSure.has(keyOf(dish)));
  const servings = [
    ...sure.map((dish): Serving => ({ ...dish, isSure: true })),
    ...eaten,
    ...possible.map((dish): Serving => ({ ...dish, isSure: false })),
  ];
  return { servings, ids, withoutLot };
}

const keyOf = ({ productId, date }: DishOnDay) => `${productId} ${date}`;

async function servedLots(db: Kysely<Database>, ids: readonly number[]): Promise<(DishOnDay & { lot: string })[]> {
  const { rows } = await sql<DishOnDay & { lot: string }>`
    select b.product_id as "productId", to_char(b.date, 'YYYY-MM-DD') as date, b.lot
    from cooked_batches b where b.id = any(${ids}::integer[]) and b.product_id is not null`.execute(db);
  return rows;
}

interface Sources {
  sure: readonly number[];
  possible: readonly number[];
}

const everyId = ({ sure, possible }: Sources) => [...sure, ...possible];

/** What is sure first, then by what ends first. */
async function readGoods(db: Kysely<Database>, sources: Sources): Promise<Trace['goods']> {
  const { rows } = await sql<Trace['goods'][number]>`
    select b.id, ${bilingual('i.name')} as name, b.number, b.receipt_id as "receiptId", ${jsonMoment('b.at')} as at, b.use_by as "useBy",
      b.quantity, b.remaining, b.held as "isHeld", b.id = any(${sources.sure}::integer[]) as "isSure",
      ${namedSupplier} as supplier,
      coalesce((select -sum(m.weight) from stock_movements m where m.batch_id = b.id and m.kind = 'wasted'), 0)::double precision as wasted
    from ingredient_batches b join ingredients i on i.id = b.ingredient_id left join suppliers s on s.id = b.supplier_id
    where b.id = any(${everyId(sources)}::integer[])
    order by "isSure" desc, i.name_fr collate "fr-x-icu", b.use_by nulls last, b.id`.execute(db);
  return rows;
}

/** The latest date first; of one date dishes before what they were made from. */
async function readLots(db: Kysely<Database>, sources: Sources): Promise<TracedLot[]> {
  const { rows } = await sql<TracedLot>`
    select b.id, b.lot, ${bilingual('r.name')} as name, b.product_id as "productId", to_char(b.date, 'YYYY-MM-DD') as date,
      b.weight::double precision as weight, to_char(b.use_by, 'YYYY-MM-DD') as "useBy", b.by_name as by, b.held as "isHeld",
      b.id = any(${sources.sure}::integer[]) as "isSure",
      coalesce((select json_agg(json_build_object('name', case when i.id is null then ${bilingual('below.name')} else ${bilingual('i.name')} end,
          'number', coalesce(part.lot, goods.number, ''), 'ingredientBatchId', p.ingredient_batch_id, 'cookedBatchId', p.part_batch_id,
          'weight', p.weight) order by p.weight desc nulls last, p.id)
        from cooked_batch_parts p left join ingredients i on i.id = p.ingredient_id
        left join ingredient_batches goods on goods.id = p.ingredient_batch_id
        left join cooked_batches part on part.id = p.part_batch_id left join recipes below on below.id = part.recipe_id
        where p.batch_id = b.id), '[]') as parts
    from cooked_batches b join recipes r on r.id = b.recipe_id where b.id = any(${everyId(sources)}::integer[])
    order by b.date desc, b.product_id is null, r.name_fr collate "fr-x-icu", b.id`.execute(db);
  return rows;
}
