import { type Kysely, type Selectable, sql } from 'kysely';
import { Refusal } from '../../core/refusal.ts';
import { Overtaken } from '../../database/rows/transactions.ts';
import type { Database } from '../../database/schema.ts';

export type GroupOrderRecord = Selectable<Database['group_orders']>;

/**
 * Locks the host, and then the group order, as `bookings.ts` orders the locks: guests of one table choose one by one,
 * and none while it is being placed. @throws {Refusal} `not-found` @throws {Overtaken} if the host was merged meanwhile
 */
export async function lockGroupOrder(db: Kysely<Database>, id: number): Promise<GroupOrderRecord> {
  const hosts = await sql<{ id: number }>`
    select id from clients where id = (select client_id from group_orders where id = ${id}) for no key update`.execute(
    db,
  );
  const row = await db.selectFrom('group_orders').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();
  if (!row) throw new Refusal('not-found');
  if (row.client_id !== hosts.rows[0]?.id) throw new Overtaken();
  return row;
}

/** As {@link lockGroupOrder}, unless its host was forgotten. */
export const lockIfKept = (db: Kysely<Database>, id: number): Promise<GroupOrderRecord | undefined> =>
  lockGroupOrder(db, id).catch((error: unknown) => {
    if (error instanceof Refusal) return undefined;
    throw error;
  });

export const isOpen = ({ state, deadline }: Pick<GroupOrderRecord, 'state' | 'deadline'>, now: Date): boolean =>
  state === 'open' && now <= deadline;

/** @throws {Refusal} `group-order-closed` */
export function refuseUnlessOpen(groupOrder: GroupOrderRecord, now: Date): void {
  if (!isOpen(groupOrder, now)) throw new Refusal('group-order-closed');
}

/** At today's price; a size that is offered no more costs nothing, and cannot be ordered. */
export const priceOf = (choice: string) => sql<number>`coalesce((select o.price from offers o
  where o.product_id = ${sql.ref(`${choice}.product_id`)} and o.size_id = ${sql.ref(`${choice}.size_id`)}), 0) * ${sql.ref(`${choice}.quantity`)}`;
