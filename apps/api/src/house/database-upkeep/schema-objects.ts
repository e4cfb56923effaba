import type pg from 'pg';
import { StartError } from '../../core/start-error.ts';
import { ownObjects } from '../../database/server/own-objects.ts';
import { keptTables } from './kept-tables.ts';

const comeFilled = [
  'product_constants',
  'second_factor_policies',
  'house_settings',
  'mail_settings',
  'house_news_settings',
  'sales_clock',
  'company',
  'house_salts',
  'label_settings',
];

/** @throws {StartError} where that would lose data, unless `losing`; always where the tables are not Traiteur's */
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
  const filledTables: string[] = [];
  for (const { name } of await keptTables(client)) {
    const { rowCount } = await client.query(`select from public."${name}" limit 1`);
    if (rowCount && !comeFilled.includes(name)) filledTables.push(name);
  }
  if (filledTables.length === 0) return;
  const remainder = filledTables.length > 3 ? ` and ${filledTables.length - 3} other tables` : '';
  throw new StartError(
    `The database already holds data (in ${filledTables.slice(0, 3).join(', ')}${remainder}): add --replace to lose all of it for what is in the backup.`,
  );
}

async function dropSchema(client: pg.PoolClient): Promise<void> {
  const { rows } = await client.query<{ statement: string }>(
    `select format('drop %s if exists %s cascade', kind, name) as statement from (${ownObjects}) made order by turn`,
  );
  for (const { statement } of rows) await client.query(statement);
}
