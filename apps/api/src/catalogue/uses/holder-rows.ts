import { type Kysely, sql } from 'kysely';
import type { Database } from '../../database/schema.ts';

/** Locks products, in the one order in which everybody does; a form that has one open is stale after. */
export async function touchProducts(
  db: Kysely<Database>,
  ids: readonly number[],
  now: Date,
): Promise<Map<number, number>> {
  await sql`select from products where id = any(${ids}::integer[]) order by id for update`.execute(db);
  const { rows } = await sql<{ id: number; version: number }>`
    update products set version = version + 1, updated_at = ${now} where id = any(${ids}::integer[])
    returning id, version`.execute(db);
  return new Map(rows.map(({ id, version }) => [id, version]));
}

export async function versionsOf(
  db: Kysely<Database>,
  table: 'products' | 'clients',
  ids: readonly number[],
): Promise<Map<number, number>> {
  const { rows } = await sql<{ id: number; version: number }>`
    select id, version from ${sql.table(table)} where id = any(${ids}::integer[])`.execute(db);
  return new Map(rows.map(({ id, version }) => [id, version]));
}
