import { type Kysely, type RawBuilder, sql } from 'kysely';
import { Refusal } from '../../core/refusal.ts';
import type { Database } from '../schema.ts';
import { inTransaction } from './transactions.ts';

/** Tables whose rows stand in an order of the house. */
type OrderedTable = 'allergens' | 'categories' | 'sizes' | 'stations' | 'tags';

export const lastPlace = (table: OrderedTable): RawBuilder<number> =>
  sql`(select coalesce(max(position), 0) + 1 from ${sql.table(table)})`;

interface Move {
  /** From 1; beyond the last place is the last place. */
  position: number;
  /** The order that the caller saw. */
  seenIds?: readonly number[] | undefined;
}

/** The others make room. @throws {Refusal} `not-found`, `stale` where the order is not the one that was seen. */
export const moveRow = (db: Kysely<Database>, table: OrderedTable, id: number, { position, seenIds }: Move) =>
  inTransaction(db, async (transaction) => {
    const rows = sql.table(table);
    // One order of locks, so that concurrent moves wait for each other.
    await sql`select id from ${rows} order by id for update`.execute(transaction);
    const order = await sql<{ id: number }>`select id from ${rows} order by position, id`.execute(transaction);
    const ids = order.rows.map((row) => row.id);
    if (!ids.includes(id)) throw new Refusal('not-found');
    if (seenIds && seenIds.join() !== ids.join()) throw new Refusal('stale');
    const otherIds = ids.filter((otherId) => otherId !== id);
    const placedIds = otherIds.toSpliced(position - 1, 0, id);
    await sql`
      update ${rows} r set position = place from unnest(${placedIds}::integer[]) with ordinality as placed (id, place)
      where placed.id = r.id and position <> place`.execute(transaction);
  });
