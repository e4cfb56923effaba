import type { DiscountCode, DiscountCodeInput, discountCodes } from '@traiteur/contract/money/discount-codes.ts';
import type { Received } from '@traiteur/contract/statement/operation.ts';
import { type DiscountCodeTerms, standingOf } from '@traiteur/domain/money/discount-codes.ts';
import { type Kysely, type Selectable, sql } from 'kysely';
import { remove, updateVersion } from '../../database/rows/versioned-rows.ts';
import { pageOf } from '../../database/rows/paging.ts';
import { matches } from '../../database/rows/word-search.ts';
import type { Database } from '../../database/schema.ts';
import { inTransaction } from '../../database/rows/transactions.ts';
import { Refusal } from '../../core/refusal.ts';
import { integer, text } from '../../database/rows/sorts.ts';

type Query = Received<(typeof discountCodes.operations)['list']>['query'];

export function listDiscountCodes(db: Kysely<Database>, query: Query, now: Date) {
  const rows = codesWhere(db, query);
  const sorts = { code: text('code'), uses: integer('uses') };
  return pageOf(db, rows, query, { sorts, usual: 'code', id: sql.ref('id') }, (row) => codeAt(row, now));
}

/** Codes of a series appear only if the series is named or the list is searched. */
export function codesWhere(
  db: Kysely<Database>,
  { search, active, seriesId }: Pick<Query, 'search' | 'active' | 'seriesId'>,
) {
  let rows = codesWithCategories(db);
  if (search) rows = rows.where(matches(sql.ref('search'), search));
  if (active) rows = rows.where('active', '=', active === 'true');
  if (seriesId !== undefined) return rows.where('series_id', '=', seriesId);
  return search ? rows : rows.where('series_id', 'is', null);
}

export async function getDiscountCode(db: Kysely<Database>, id: number, now: Date): Promise<DiscountCode> {
  const row = await codesWithCategories(db).where('id', '=', id).executeTakeFirst();
  if (!row) throw new Refusal('not-found');
  return codeAt(row, now);
}

export const createDiscountCode = (db: Kysely<Database>, input: DiscountCodeInput, now: Date) =>
  inTransaction(db, async (transaction) => {
    const insertion = transaction.insertInto('discount_codes').values(rowOf(input)).returning('id');
    const { id } = await insertion.executeTakeFirstOrThrow();
    await applyTo(transaction, id, input.categoryIds);
    return getDiscountCode(transaction, id, now);
  });

export const updateDiscountCode = (
  db: Kysely<Database>,
  id: number,
  version: number,
  input: DiscountCodeInput,
  now: Date,
) =>
  inTransaction(db, async (transaction) => {
    await updateVersion(transaction, 'discount_codes', id, version, rowOf(input));
    await transaction.deleteFrom('discount_code_categories').where('discount_code_id', '=', id).execute();
    await applyTo(transaction, id, input.categoryIds);
    return getDiscountCode(transaction, id, now);
  });

export const removeDiscountCode = (db: Kysely<Database>, id: number) => remove(db, 'discount_codes', id);

export interface DiscountCodeFacts extends DiscountCodeTerms {
  id: number;
  code: string;
  /** Orders of the client that have this code now; 0 without a client. */
  clientUses: number;
}

/** Any code by its text or its id, whatever its terms. */
export async function discountCodeFacts(
  db: Kysely<Database>,
  key: { code: string } | { id: number },
  clientId: number | undefined,
): Promise<DiscountCodeFacts | undefined> {
  const row = await codesWithCategories(db)
    .select(
      sql<number>`coalesce((select of_client.uses from discount_code_uses of_client
        where of_client.discount_code_id = discount_codes.id and of_client.client_id = ${clientId ?? null}::integer), 0)`.as(
        'client_uses',
      ),
    )
    .where(({ eb }) => ('code' in key ? eb('code', '=', key.code) : eb('id', '=', key.id)))
    .executeTakeFirst();
  return row && { ...heldTermsOf(row), id: row.id, clientUses: row.client_uses };
}

export async function pauseDiscountCode(
  db: Kysely<Database>,
  id: number,
  isPaused: boolean,
  now: Date,
): Promise<DiscountCode> {
  await db
    .updateTable('discount_codes')
    .set({ active: !isPaused, version: sql`version + 1` })
    .where('id', '=', id)
    .where('active', '=', isPaused)
    .execute();
  return getDiscountCode(db, id, now);
}

const applyTo = (db: Kysely<Database>, id: number, categoryIds: readonly number[]) =>
  sql`insert into discount_code_categories (discount_code_id, category_id)
    select ${id}::integer, unnest(${categoryIds}::integer[])`.execute(db);

const codesWithCategories = (db: Kysely<Database>) =>
  db
    .selectFrom('discount_codes')
    .selectAll()
    .select([
      sql<number[]>`array(select category_id from discount_code_categories
        where discount_code_id = discount_codes.id order by category_id)`.as('category_ids'),
      sql<DiscountCode['series']>`(select json_build_object('id', s.id, 'name', s.name, 'active', s.active)
        from discount_code_series s where s.id = discount_codes.series_id)`.as('series'),
      sql<number>`coalesce((select revenue from discount_code_sales where discount_code_id = discount_codes.id), 0)::float8`.as(
        'revenue',
      ),
      sql<number>`coalesce((select discount from discount_code_sales where discount_code_id = discount_codes.id), 0)::float8`.as(
        'discount',
      ),
    ]);

type Row = Selectable<Database['discount_codes']> &
  Pick<DiscountCode, 'series' | 'revenue' | 'discount'> & { category_ids: number[] };

const termsOf = (row: Row) => ({
  code: row.code,
  type: row.type,
  value: row.value,
  minimumGoods: row.minimum_goods,
  validFrom: row.valid_from,
  validUntil: row.valid_until,
  totalLimit: row.total_limit,
  clientLimit: row.client_limit,
  firstOrderOnly: row.first_order_only,
  categoryIds: row.category_ids,
  active: row.active,
  uses: row.uses,
});

const heldTermsOf = (row: Row) => ({ ...termsOf(row), seriesActive: row.series?.active });

const codeAt = (row: Row, now: Date): DiscountCode => ({
  ...termsOf(row),
  id: row.id,
  version: row.version,
  validFrom: row.valid_from?.toISOString() ?? null,
  validUntil: row.valid_until?.toISOString() ?? null,
  standing: standingOf(heldTermsOf(row), now),
  series: row.series,
  revenue: row.revenue,
  discount: row.discount,
});

const rowOf = (input: DiscountCodeInput) => ({
  code: input.code,
  type: input.type,
  value: input.value,
  minimum_goods: input.minimumGoods,
  valid_from: input.validFrom === null ? null : new Date(input.validFrom),
  valid_until: input.validUntil === null ? null : new Date(input.validUntil),
  total_limit: input.totalLimit,
  client_limit: input.clientLimit,
  first_order_only: input.firstOrderOnly,
  active: input.active,
});
