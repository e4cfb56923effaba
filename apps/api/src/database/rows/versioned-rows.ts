import { type Kysely, type Selectable, sql, type Updateable } from 'kysely';
import { Refusal } from '../../core/refusal.ts';
import type { Database } from '../schema.ts';
import { referencesTo } from './references.ts';
import { inSavepoint, inTransaction } from './transactions.ts';

type VersionedTable = {
  [Table in keyof Database]: Database[Table] extends { id: unknown; version: unknown } ? Table : never;
}[keyof Database];

/** Locks the row until the transaction ends. @throws {Refusal} `stale` after another save, `not-found` */
export async function updateVersion<Table extends VersionedTable>(
  db: Kysely<Database>,
  table: Table,
  id: number,
  version: number,
  values: Updateable<Database[Table]>,
): Promise<Selectable<Database[Table]>> {
  // Kysely cannot type a generic table; columns are checked by the callers.
  const typedTable = table as 'tags';
  const row = await db
    .updateTable(typedTable)
    .set({ ...(values as Updateable<Database['tags']>), version: sql`version + 1` })
    .where('id', '=', id)
    .where('version', '=', version)
    .returningAll()
    .executeTakeFirst();
  if (row) return row as unknown as Selectable<Database[Table]>;
  const present = await db.selectFrom(typedTable).select('id').where('id', '=', id).executeTakeFirst();
  throw new Refusal(present ? 'stale' : 'not-found');
}

/** For rows changed with another, so that their editors notice. Locks in order of id, until the transaction ends. */
export async function countSaving(
  db: Kysely<Database>,
  table: VersionedTable,
  ids: readonly (number | null)[],
): Promise<void> {
  const changedIds = [...new Set(ids)].filter((id) => id !== null);
  if (changedIds.length === 0) return;
  await sql`update ${sql.table(table)} set version = version + 1 from (
    select id from ${sql.table(table)} where id = any(${changedIds}::integer[]) order by id for update) changed
    where ${sql.table(table)}.id = changed.id`.execute(db);
}

/** @throws {Refusal} `in-use` with the uses, `not-found` */
export const remove = (db: Kysely<Database>, table: VersionedTable, id: number): Promise<void> =>
  inTransaction(db, async (transaction) => {
    try {
      const deletion = sql`delete from ${sql.table(table)} where id = ${id}`;
      const { numAffectedRows } = await inSavepoint(transaction, () => deletion.execute(transaction));
      if (!numAffectedRows) throw new Refusal('not-found');
    } catch (error) {
      if ((error as { code?: string }).code !== '23503') throw error;
      throw new Refusal('in-use', { usedBy: await usesOf(transaction, table, id) });
    }
  });

async function usesOf(db: Kysely<Database>, table: VersionedTable, id: number) {
  const counts = new Map<string, number>();
  // One after the other: a transaction has one connection.
  for (const { noun, table: from, column } of await referencesTo(db, table)) {
    const sample = sql`select 1 from ${sql.table(from)} where ${sql.ref(column)} = ${id} limit 1000`;
    const { rows } = await sql<{ count: number }>`select count(*)::integer as count from (${sample}) used`.execute(db);
    counts.set(noun, (counts.get(noun) ?? 0) + (rows[0]?.count ?? 0));
  }
  return [...counts].flatMap(([noun, count]) => (count > 0 ? [{ noun, count }] : []));
}
