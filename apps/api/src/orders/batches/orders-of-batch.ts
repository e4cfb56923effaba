import type { OrderBatch } from '@traiteur/contract/orders/order-batches.ts';
import { largestBatch } from '@traiteur/contract/statement/batches.ts';
import { type Kysely, sql } from 'kysely';
import { readCursor, writeCursor } from '../../database/rows/batch-cursor.ts';
import { countOf } from '../../database/rows/paging.ts';
import type { Database } from '../../database/schema.ts';
import { type BatchPart, namedPart } from '../../http/attempt-batch.ts';
import { firstFound } from '../read/find-orders.ts';

type Reader = Parameters<typeof firstFound>[2];

/** @throws {Refusal} `invalid-input` for a cursor that was not made here */
export async function ordersOfBatch(
  db: Kysely<Database>,
  { ids, matching = {}, after }: OrderBatch,
  reader: Reader,
): Promise<BatchPart> {
  if (ids)
    return namedPart(
      ids,
      await db.selectFrom('orders').select(['id', 'number as name']).where('id', 'in', ids).execute(),
    );
  // Without orders placed after the batch began: the list did not show them.
  const cursor = after === undefined ? { last: 0, through: await lastOrder(db), alike: false } : readCursor(after);
  let readings = 0;
  return firstFound(
    db,
    matching,
    reader,
    async (chosenOrders) => {
      readings += 1;
      const within = chosenOrders.where('id', '>', cursor.last).where('id', '<=', cursor.through);
      const records = await within.select(['id', 'number as name']).orderBy('id').limit(largestBatch).execute();
      const last = records.at(-1)?.id ?? cursor.through;
      const alike = readings > 1;
      return {
        records,
        left: await countOf(db, within.where('id', '>', last)),
        after: (id) => writeCursor({ ...cursor, last: id, alike }),
      };
    },
    // A batch that began with exact words must not continue with names that are only spelt alike.
    ({ records }) => records.length > 0 || (after !== undefined && !cursor.alike),
  );
}

async function lastOrder(db: Kysely<Database>): Promise<number> {
  const { last } = await db
    .selectFrom('orders')
    .select(sql<number>`coalesce(max(id), 0)`.as('last'))
    .executeTakeFirstOrThrow();
  return last;
}
