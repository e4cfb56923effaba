import type { DatabaseStatus } from '@traiteur/contract/house/database-upkeep.ts';
import { type Kysely, sql } from 'kysely';
import type { Database } from '../../database/schema.ts';

/** Above it, use the planner's estimate, so that the cost does not grow with history. */
const countedRows = 1000;

const firstTables = ['orders', 'order_lines', 'order_events', 'clients', 'addresses', 'products', 'pictures'];

/** Counted although their rows have no version. */
const otherTables = ['order_lines', 'order_events', 'addresses', 'pictures', 'sessions', 'audit_entries'];
const uncountedTables = [
  'product_constants',
  'second_factor_policies',
  'company',
  'house_settings',
  'mail_settings',
  'house_news_settings',
  'discount_code_series',
  'label_settings',
];

/** Finds the versioned tables in the catalogue: migrations may be pending. */
export async function countTables(db: Kysely<Database>): Promise<DatabaseStatus['tables']> {
  const names = await countedTables(db);
  const { rows } = await sql<{ counted: number; estimate: number; bytes: number; name: string }>`
    ${sql.join(names.map(countOf), sql` union all `)}`.execute(db);
  return rows.map(({ name, counted, estimate, bytes }) => {
    const isEstimate = counted > countedRows;
    return { name, rows: isEstimate ? Math.max(counted, Math.round(estimate)) : counted, isEstimate, bytes };
  });
}

async function countedTables(db: Kysely<Database>): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select relname::text as name from pg_class
    where relnamespace = 'public'::regnamespace and relkind = 'r'
      and (relname = any(${otherTables}) or exists (
        select 1 from pg_attribute where attrelid = pg_class.oid and attname = 'version' and not attisdropped))
    order by coalesce(array_position(${firstTables}, relname::text), ${firstTables.length + 1}), relname`.execute(db);
  return rows.map(({ name }) => name).filter((name) => !uncountedTables.includes(name));
}

const countOf = (name: string) => sql`
  select ${sql.lit(name)} as name,
    (select count(*)::integer from (select 1 from ${sql.table(name)} limit ${sql.lit(countedRows + 1)}) few) as counted,
    greatest(reltuples, pg_stat_get_live_tuples(oid)) as estimate, pg_total_relation_size(oid) as bytes
  from pg_class where oid = ${sql.lit(`public.${name}`)}::regclass`;
