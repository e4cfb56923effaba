import type { Page } from '@traiteur/contract/statement/lists.ts';
import { type CompiledQuery, type Kysely, type RawBuilder, type SelectQueryBuilder, sql } from 'kysely';
import { Refusal } from '../../core/refusal.ts';
import type { Database } from '../schema.ts';
import { totalOfLongList } from './long-lists.ts';
import { isRowId, isSortKey, type Sort } from './sorts.ts';

/** Exact count up to this; beyond, the planner's estimate, so that counting does not slow with history. */
const countedRows = 1000;

/**
 * Above this estimate, walking the sorted list finds a page faster than the word index. Names are sorted by what was
 * searched: the walk may have to reach the T for a tajine, and is worth it later.
 */
const manyRows = { text: 10_000, integer: 3000, date: 3000, timestamptz: 3000 } as const;

/** From this estimate on a search is not counted to see whether it finds more than `countedRows`. */
const surelyMany = 3 * countedRows;

interface PageRequest {
  search?: string | undefined;
  sort?: string | undefined;
  after?: string | undefined;
  limit: number;
  /** Files say how many rows they hold: counted to the end, once for each first page. */
  isCounted?: boolean;
}

interface Sorting<DB, TB extends keyof DB> {
  /** Query to count, when the page's query has more in it (for rows after the cursor). */
  counted?: SelectQueryBuilder<DB, TB, unknown>;
  sorts: Readonly<Record<string, Sort>>;
  usual: string;
  id: RawBuilder<number>;
}

/** By keyset: the last page costs as much as the first. @throws {Refusal} `invalid-input` for a foreign cursor */
export async function pageOf<DB extends Database, TB extends keyof DB, Row extends { id: number }, Item>(
  db: Kysely<Database>,
  query: SelectQueryBuilder<DB, TB, Row>,
  { search, sort, after, limit, isCounted }: PageRequest,
  sorting: Sorting<DB, TB>,
  itemOf: (row: Row) => Item,
): Promise<Page<Item>> {
  const sortOrder = sort ?? sorting.usual;
  const descending = sortOrder.startsWith('-');
  const field = sortOrder.replace(/^-/, '');
  const by = sorting.sorts[field];
  if (!by) throw new Refusal('invalid-input', { field: 'sort' });
  const { expression, type } = by;

  const direction = sql.raw(descending ? 'desc' : 'asc');
  const cursor = after === undefined ? undefined : readCursor(after, sortOrder, type);
  const estimate = search ? await estimateOf(db, query.compile()) : undefined;
  // Few matches: word index first, then sort. `greatest` of one value is the value, but no sort index has it.
  const few = estimate !== undefined && estimate < manyRows[type];
  const sortExpression = few ? sql`greatest(${expression})` : expression;
  // All matches are read to be sorted, and so counted by the way.
  const matchCount = sql<number | null>`${few && !cursor ? sql`count(*) over ()::integer` : sql`null::integer`}`;
  const sortedQuery = (cursor ? query.where(afterCursor(cursor)) : query)
    .select([sql<string>`(${expression})::text`.as('sort_key'), matchCount.as('match_count')])
    .orderBy(sql`${sortExpression} ${direction}, ${sorting.id} ${direction}`)
    .limit(limit + 1);
  // Kysely's generic type does not show the added column.
  const page = (await sortedQuery.execute()) as unknown as (Row & { sort_key: string; match_count: number | null })[];
  const rows = page.slice(0, limit);
  const last = rows.at(-1);
  const items = rows.map(itemOf);
  const next = page.length > limit && last ? writeCursor(sortOrder, last.sort_key, last.id) : null;
  if (!cursor && next === null) return { items, next, total: items.length, totalIsEstimate: false };
  if (typeof last?.match_count === 'number') return { items, next, total: last.match_count, totalIsEstimate: false };
  if (isCounted && cursor) return { items, next, total: 0, totalIsEstimate: true };
  if (!isCounted && estimate !== undefined && estimate >= surelyMany && next !== null)
    return { items, next, total: estimate, totalIsEstimate: true };
  const countedQuery = sorting.counted ?? query;
  if (isCounted) return { items, next, ...(await countOf(db, countedQuery, estimate, Number.MAX_SAFE_INTEGER - 1)) };
  const total = await totalOfLongList(db, sampleOf(countedQuery, countedRows).compile(), () =>
    countOf(db, countedQuery, estimate),
  );
  return { items, next, ...total };

  function afterCursor({ key, id }: Cursor) {
    const than = sql.raw(descending ? '<' : '>');
    return sql<boolean>`(${expression}, ${sorting.id}) ${than} (${key}::${sql.raw(type)}, ${id}::integer)`;
  }
}

/** Exact up to `most`, then the planner's estimate. */
export async function countOf<DB extends Database, TB extends keyof DB, Row>(
  db: Kysely<Database>,
  query: SelectQueryBuilder<DB, TB, Row>,
  knownTotal?: number,
  most = countedRows,
) {
  const sample = sampleOf(query, most);
  const count = await sql<{ count: number }>`select count(*)::integer as count from (${sample}) counted`.execute(db);
  const total = count.rows[0]?.count ?? 0;
  if (total <= most) return { total, totalIsEstimate: false };
  return { total: Math.max(total, knownTotal ?? (await estimateOf(db, query.compile()))), totalIsEstimate: true };
}

const sampleOf = <DB extends Database, TB extends keyof DB, Row>(
  query: SelectQueryBuilder<DB, TB, Row>,
  most: number,
) =>
  query
    .clearSelect()
    .select(sql<number>`1`.as('one'))
    .limit(most + 1);

export async function estimateOf(db: Kysely<Database>, query: CompiledQuery): Promise<number> {
  const explain = { ...query, sql: `explain (format json) ${query.sql}` };
  const { rows } = await db.executeQuery<{ 'QUERY PLAN': { Plan: { 'Plan Rows': number } }[] }>(explain);
  return Math.round(rows[0]?.['QUERY PLAN'][0]?.Plan['Plan Rows'] ?? 0);
}

interface Cursor {
  key: string;
  id: number;
}

const writeCursor = (sort: string, key: string, id: number) =>
  Buffer.from(JSON.stringify([sort, key, id])).toString('base64url');

/** The row of a cursor; undefined without one, or for an invalid one, which `pageOf` refuses. */
export function cursorIdOf(cursor: string | undefined): number | undefined {
  if (cursor === undefined) return undefined;
  try {
    const [, , id] = JSON.parse(Buffer.from(cursor, 'base64url').toString()) as unknown[];
    return isRowId(id) ? id : undefined;
  } catch {
    return undefined;
  }
}

function readCursor(text: string, sort: string, type: Sort['type']): Cursor {
  try {
    const [madeFor, key, id] = JSON.parse(Buffer.from(text, 'base64url').toString()) as unknown[];
    if (madeFor === sort && typeof key === 'string' && isSortKey[type](key) && isRowId(id)) return { key, id };
  } catch {
    // Not JSON: a foreign cursor.
  }
  throw new Refusal('invalid-input', { field: 'after' });
}
