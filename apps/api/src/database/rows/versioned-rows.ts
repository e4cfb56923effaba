import { type Kysely, sql } from 'kysely';
import { Refusal } from '../../core/refusal.ts';
import { foreignKeys } from './constraints.ts';
import type { Database } from '../schema.ts';
import { inTransaction } from './transactions.ts';

/** Tables whose rows people edit: each has an `id` and a `version` that counts its savings. */
type KeptTable =
  | 'administrators'
  | 'allergens'
  | 'tags'
  | 'sizes'
  | 'categories'
  | 'tax_rates'
  | 'product_constants'
  | 'products'
  | 'clients'
  | 'delivery_zones'
  | 'delivery_schedules'
  | 'postal_codes'
  | 'discount_codes';

/**
 * Says yes to saving the version that was edited and counts it up; keeps the row locked until the transaction ends.
 * @throws {Refusal} `stale` when somebody saved since, `not-found` when it is gone
 */
export async function takeVersion(db: Kysely<Database>, table: KeptTable, id: number, version: number): Promise<void> {
  const taken =
    await sql`update ${sql.table(table)} set version = version + 1 where id = ${id} and version = ${version}`.execute(
      db,
    );
  if (taken.numAffectedRows) return;
  const { rows } = await sql`select 1 from ${sql.table(table)} where id = ${id}`.execute(db);
  throw new Refusal(rows.length ? 'stale' : 'not-found');
}

/** @throws {Refusal} `in-use` saying where, `not-found` */
export const remove = (db: Kysely<Database>, table: KeptTable, id: number): Promise<void> =>
  inTransaction(db, async (transaction) => {
    // What is refused here must not spoil the transaction, in which one then looks for the uses.
    await sql`savepoint removal`.execute(transaction);
    try {
      const removed = await sql`delete from ${sql.table(table)} where id = ${id}`.execute(transaction);
      if (!removed.numAffectedRows) throw new Refusal('not-found');
    } catch (error) {
      if ((error as { code?: string }).code !== '23503') throw error;
      await sql`rollback to savepoint removal`.execute(transaction);
      throw new Refusal('in-use', { usedBy: await usesOf(transaction, table, id) });
    }
  });

async function usesOf(db: Kysely<Database>, table: KeptTable, id: number) {
  const uses = Object.values(foreignKeys).filter((key) => key.to === table);
  const used: { noun: string; count: number }[] = [];
  // One after the other: a transaction has a single connection.
  for (const { noun, from, column } of uses) {
    const some = sql`select 1 from ${sql.table(from)} where ${sql.ref(column)} = ${id} limit 1000`;
    const { rows } = await sql<{ count: number }>`select count(*)::integer as count from (${some}) used`.execute(db);
    used.push({ noun, count: rows[0]?.count ?? 0 });
  }
  return used.filter(({ count }) => count > 0);
}
