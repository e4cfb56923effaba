import type { DatabaseStatus } from '@traiteur/contract/house/database-upkeep.ts';
import { type Kysely, sql } from 'kysely';
import type { Database } from '../../database/schema.ts';

/** Rows counted one by one; of a longer table the planner's estimate is answered, so that counting never grows with history. */
const countedRows = 1000;

/** What the server says of itself: "18.4", and the bytes of this database on its disk. */
export async function readServer(db: Kysely<Database>): Promise<{ version: string; bytes: number }> {
  const { rows } = await sql<{ version: string; bytes: number }>`
    select split_part(current_setting('server_version'), ' ', 1) as version,
      pg_database_size(current_database()) as bytes`.execute(db);
  return rows[0] ?? { version: '', bytes: 0 };
}

/** What people ask about first, in that order; then come the other nouns by name. */
const firstTables = ['orders', 'order_lines', 'order_events', 'clients', 'addresses', 'products', 'pictures'];

/** Tables without records of their own version that people ask about all the same; of the constants there is one row for ever. */
const otherTables = ['order_lines', 'order_events', 'addresses', 'pictures', 'sessions', 'audit_entries'];
const uncountedTables = [
  'product_constants',
  'second_factor_policies',
  'company',
  'mail_settings',
  'discount_code_series',
];

/** How many rows each noun's table has, of those that the migrations so far have made: every table whose records have a version. */
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
