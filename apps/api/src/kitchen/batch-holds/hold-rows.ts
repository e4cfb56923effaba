import type { BatchHold, batchHolds } from '@traiteur/contract/kitchen/batch-holds.ts';
import type { Page } from '@traiteur/contract/statement/lists.ts';
import type { Received } from '@traiteur/contract/statement/operation.ts';
import { standingStatuses } from '@traiteur/domain/orders/order-life.ts';
import { type Kysely, sql } from 'kysely';
import { Refusal } from '../../core/refusal.ts';
import { bilingual } from '../../database/rows/bilingual.ts';
import { jsonMoment } from '../../database/rows/json-moment.ts';
import { pageOf } from '../../database/rows/paging.ts';
import { moment } from '../../database/rows/sorts.ts';
import type { Database } from '../../database/schema.ts';

type Query = Received<(typeof batchHolds.operations)['list']>['query'];

/** Of an open hold `h`: all lots that it holds. */
const lotsOf = sql`
  with recursive above (id) as (
    select p.batch_id from cooked_batch_parts p where p.ingredient_batch_id = h.ingredient_batch_id
    union
    select h.cooked_batch_id where h.cooked_batch_id is not null
    union
    select p.batch_id from above join cooked_batch_parts p on p.part_batch_id = above.id
  )`;

const lots = sql<number>`case when h.released_at is null then (${lotsOf} select count(*)::integer from above) else 0 end`;

const orders = sql<number>`case when h.released_at is null then (${lotsOf}
  select count(distinct o.id)::integer from above join cooked_batches b on b.id = above.id
  join orders o on (o.delivery_date = b.date and o.cooked_on is null or o.cooked_on = b.date) and o.status = any(${standingStatuses}::text[])
  join order_lines l on l.order_id = o.id and l.product_id = b.product_id) else 0 end`;

const holds = (db: Kysely<Database>) =>
  db
    .selectFrom('batch_holds as h')
    .leftJoin('cooked_batches as b', 'b.id', 'h.cooked_batch_id')
    .select(['h.id', 'h.ingredient_batch_id as ingredientBatchId', 'h.cooked_batch_id as cookedBatchId', 'h.number'])
    .select(['b.date', 'h.reason', 'h.check_id as checkId', 'h.at', 'h.by_name as by', bilingual('h.name').as('name')])
    .select([
      sql<BatchHold['release']>`case when h.released_at is not null then json_build_object(
        'at', ${jsonMoment('h.released_at')}, 'by', h.released_by_name, 'reason', h.release_reason) end`.as('release'),
      sql<number | null>`(select r.id from recalls r where r.ingredient_batch_id = h.ingredient_batch_id
        or r.cooked_batch_id = h.cooked_batch_id)`.as('recallId'),
      lots.as('lots'),
      orders.as('orders'),
    ]);

type Row = Awaited<ReturnType<ReturnType<typeof holds>['executeTakeFirstOrThrow']>>;

const batchHoldOf = ({ at, ...row }: Row): BatchHold => ({ ...row, at: at.toISOString() });

export function listHolds(db: Kysely<Database>, { state, ...query }: Query): Promise<Page<BatchHold>> {
  let rows = holds(db);
  if (state) rows = rows.where('h.released_at', state === 'open' ? 'is' : 'is not', null);
  const sorting = { sorts: { at: moment('h.at') }, usual: '-at', id: sql.ref<number>('h.id') };
  return pageOf(db, rows, query, sorting, batchHoldOf);
}

/** @throws {Refusal} `not-found` */
export async function getHold(db: Kysely<Database>, id: number): Promise<BatchHold> {
  const row = await holds(db).where('h.id', '=', id).executeTakeFirst();
  if (!row) throw new Refusal('not-found');
  return batchHoldOf(row);
}
