import type { OrderPresences } from '@traiteur/contract/orders/order-presences.ts';
import { type Kysely, sql } from 'kysely';
import { Refusal } from '../../core/refusal.ts';
import type { Database } from '../../database/schema.ts';

/** In milliseconds: three missed signs of life. */
const patience = 60_000;

interface Presence {
  orderId: number;
  administratorId: number;
  editing: boolean;
}

/** @throws {Refusal} `not-found` */
export async function seeOrder(
  db: Kysely<Database>,
  { orderId, administratorId, editing }: Presence,
  now: Date,
): Promise<OrderPresences> {
  await db
    .deleteFrom('order_presences')
    .where('seen_at', '<', new Date(now.getTime() - patience))
    .execute();
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('order_presences')
    .columns(['order_id', 'administrator_id', 'editing', 'seen_at'])
    .expression(
      db
        .selectFrom('orders')
        .select((value) => [
          'id',
          value.val(administratorId).as('administrator_id'),
          value.val(editing).as('editing'),
          sql<Date>`${now}::timestamptz`.as('seen_at'),
        ])
        .where('id', '=', orderId),
    )
    .onConflict((conflict) =>
      conflict
        .columns(['order_id', 'administrator_id', 'editing'])
        .doUpdateSet((row) => ({ seen_at: row.ref('excluded.seen_at') })),
    )
    .executeTakeFirstOrThrow();
  if (!numInsertedOrUpdatedRows) throw new Refusal('not-found');
  return { people: await othersAt(db, orderId, administratorId) };
}

const othersAt = (db: Kysely<Database>, orderId: number, administratorId: number) =>
  db
    .selectFrom('order_presences')
    .innerJoin('administrators', 'administrators.id', 'administrator_id')
    .select([sql<string>`first_name || ' ' || last_name`.as('name'), sql<boolean>`bool_or(editing)`.as('editing')])
    .where('order_id', '=', orderId)
    .where('administrator_id', '!=', administratorId)
    .groupBy(['administrators.id', 'first_name', 'last_name'])
    .orderBy('name')
    .execute();

export async function leaveOrder(db: Kysely<Database>, { orderId, administratorId, editing }: Presence): Promise<void> {
  await db
    .deleteFrom('order_presences')
    .where('order_id', '=', orderId)
    .where('administrator_id', '=', administratorId)
    .where('editing', '=', editing)
    .execute();
}
