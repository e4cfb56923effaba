import type {
  discountCodeOperations,
  DiscountCodeSeries,
  GeneratedCodesInput,
} from '@traiteur/contract/money/discount-code-series.ts';
import type { Page } from '@traiteur/contract/statement/lists.ts';
import type { Received } from '@traiteur/contract/statement/operation.ts';
import { type Kysely, sql } from 'kysely';
import { Refusal } from '../../../core/refusal.ts';
import { pageOf } from '../../../database/rows/paging.ts';
import { integer } from '../../../database/rows/sorts.ts';
import { updateVersion } from '../../../database/rows/versioned-rows.ts';
import type { Database } from '../../../database/schema.ts';

type Query = Received<(typeof discountCodeOperations.operations)['listDiscountCodeSeries']>['query'];

export const listSeries = (db: Kysely<Database>, query: Query): Promise<Page<DiscountCodeSeries>> =>
  pageOf(
    db,
    seriesWithSums(db),
    query,
    { sorts: { at: integer('s.id') }, usual: '-at', id: sql.ref<number>('s.id') },
    seriesOf,
  );

/** @throws {Refusal} `not-found` */
export async function getSeries(db: Kysely<Database>, id: number): Promise<DiscountCodeSeries> {
  const row = await seriesWithSums(db).where('s.id', '=', id).executeTakeFirst();
  if (!row) throw new Refusal('not-found');
  return seriesOf(row);
}

/** @throws {Refusal} `not-found`, `stale`, `already-taken` */
export async function updateSeries(
  db: Kysely<Database>,
  id: number,
  { version, ...changes }: { version: number; name: string; active: boolean },
): Promise<DiscountCodeSeries> {
  await updateVersion(db, 'discount_code_series', id, version, changes);
  return getSeries(db, id);
}

export async function insertSeries(
  db: Kysely<Database>,
  { name, type, value, validUntil }: GeneratedCodesInput,
  by: string,
  now: Date,
): Promise<number> {
  const row = {
    name,
    type,
    value,
    valid_until: validUntil === null ? null : new Date(validUntil),
    at: now,
    by_name: by,
  };
  const { id } = await db.insertInto('discount_code_series').values(row).returning('id').executeTakeFirstOrThrow();
  return id;
}

/** Inserts the codes that do not exist yet, each for one use, and counts them. */
export async function insertCodes(
  db: Kysely<Database>,
  seriesId: number,
  codes: readonly string[],
  { type, value, minimumGoods, validFrom, validUntil, firstOrderOnly, categoryIds }: GeneratedCodesInput,
): Promise<number> {
  const { rows } = await sql<{ added: number }>`
    with added as (
      insert into discount_codes (series_id, code, type, value, minimum_goods, valid_from, valid_until, total_limit, first_order_only)
      select ${seriesId}, code, ${type}, ${value}::integer, ${minimumGoods}::integer, ${validFrom}::timestamptz,
        ${validUntil}::timestamptz, 1, ${firstOrderOnly}::boolean
      from unnest(${codes}::text[]) as code
      on conflict (code) do nothing
      returning id
    ), applied as (
      insert into discount_code_categories (discount_code_id, category_id)
      select added.id, category_id from added, unnest(${categoryIds}::integer[]) as category_id
    )
    select count(*)::integer as added from added`.execute(db);
  return rows[0]?.added ?? 0;
}

const seriesWithSums = (db: Kysely<Database>) =>
  db
    .selectFrom('discount_code_series as s')
    .innerJoinLateral(
      (is) =>
        is
          .selectFrom('discount_codes as c')
          .leftJoin('discount_code_sales as b', 'b.discount_code_id', 'c.id')
          .whereRef('c.series_id', '=', 's.id')
          .select([
            sql<number>`count(*)::integer`.as('codes'),
            sql<number>`coalesce(sum(c.uses), 0)::integer`.as('uses'),
            sql<number>`coalesce(sum(b.revenue), 0)::float8`.as('revenue'),
            sql<number>`coalesce(sum(b.discount), 0)::float8`.as('discount'),
          ])
          .as('sums'),
      (join) => join.onTrue(),
    )
    .select(['s.id', 's.version', 's.name', 's.active', 's.at', 's.by_name', 's.type', 's.value', 's.valid_until'])
    .select(['sums.codes', 'sums.uses', 'sums.revenue', 'sums.discount']);

type Row = Awaited<ReturnType<ReturnType<typeof seriesWithSums>['executeTakeFirstOrThrow']>>;

const seriesOf = (row: Row): DiscountCodeSeries => ({
  id: row.id,
  version: row.version,
  name: row.name,
  active: row.active,
  at: row.at.toISOString(),
  by: row.by_name,
  type: row.type,
  value: row.value,
  validUntil: row.valid_until?.toISOString() ?? null,
  codes: row.codes,
  uses: row.uses,
  revenue: row.revenue,
  discount: row.discount,
});
