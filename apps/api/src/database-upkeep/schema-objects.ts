import type pg from 'pg';
import { StartError } from '../core/start-error.ts';
import { keptTables } from './kept-tables.ts';

/** Their only rows come with the migrations. */
const comeFilled = ['product_constants', 'second_factor_policies', 'sales_clock'];

/**
 * Drops all that migrations have made, in the transaction that is open on this connection. Throws StartError where that would lose
 * what is kept, unless it shall, and always where somebody else's tables are.
 */
export async function emptyDatabase(client: pg.PoolClient, { losing }: { losing: boolean }): Promise<void> {
  if (!(await hasHadMigrations(client))) return refuseForeignTables(client);
  if (!losing) await refuseKeptRows(client);
  await dropSchema(client);
}

async function hasHadMigrations(client: pg.PoolClient): Promise<boolean> {
  const { rowCount } = await client.query(
    `select from pg_attribute where attrelid = to_regclass('public.migrations') and attname = 'checksum'`,
  );
  return rowCount === 1;
}

async function refuseForeignTables(client: pg.PoolClient): Promise<void> {
  const [foreign] = await keptTables(client);
  if (!foreign) return;
  throw new StartError(
    `The database holds tables that are not Traiteur's (such as "${foreign.name}"): make another one, and name it in DATABASE_URL.`,
  );
}

async function refuseKeptRows(client: pg.PoolClient): Promise<void> {
  const filled: string[] = [];
  for (const { name } of await keptTables(client)) {
    const { rowCount } = await client.query(`select from public."${name}" limit 1`);
    if (rowCount && !comeFilled.includes(name)) filled.push(name);
  }
  if (filled.length === 0) return;
  const others = filled.length > 3 ? ` and ${filled.length - 3} other tables` : '';
  throw new StartError(
    `The database already holds data (in ${filled.slice(0, 3).join(', ')}${others}): add --replace to lose all of it for what is in the backup.`,
  );
}

async function dropSchema(client: pg.PoolClient): Promise<void> {
  const { rows } = await client.query<{ statement: string }>(`
    select format('drop %s if exists %s cascade', kind, name) as statement from (
      select case relkind when 'v' then 'view' when 'm' then 'materialized view' when 'S' then 'sequence' else 'table' end as kind,
        oid::regclass::text as name, case relkind when 'S' then 2 else 1 end as turn, 'pg_class'::regclass as catalogue, oid
      from pg_class where relnamespace = 'public'::regnamespace and relkind in ('r', 'p', 'v', 'm', 'S')
      union all
      select 'routine', oid::regprocedure::text, 3, 'pg_proc'::regclass, oid
      from pg_proc where pronamespace = 'public'::regnamespace
      union all
      select 'type', oid::regtype::text, 4, 'pg_type'::regclass, oid
      from pg_type where typnamespace = 'public'::regnamespace and typtype in ('e', 'd')
    ) made
    where not exists (select from pg_depend where classid = catalogue and objid = made.oid and deptype = 'e')
    order by turn`);
  for (const { statement } of rows) await client.query(statement);
}
