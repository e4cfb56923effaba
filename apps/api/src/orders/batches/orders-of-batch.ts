import type { OrderBatch } from '@traiteur/contract/orders/order-batches.ts';
import { largestBatch } from '@traiteur/contract/statement/batches.ts';
import { type Kysely, sql } from 'kysely';
import { Refusal } from '../../core/refusal.ts';
import { countOf } from '../../database/rows/paging.ts';
import { isRowId } from '../../database/rows/sorts.ts';
import type { Database } from '../../database/schema.ts';
import { firstFound } from '../read/find-orders.ts';

type Reader = Parameters<typeof firstFound>[2];

/** The orders that one request of a batch is for, and how those that are left go on. */
interface BatchOrders {
  orders: { id: number; name: string }[];
  /** How many are left once these are done, those of later requests alone. */
  left: { total: number; totalIsEstimate: boolean };
  /** The cursor of what comes after that order. */
  after: (id: number) => string;
}

/**
 * Some orders of a batch by their numbers, those that it names or the next ones that its filters let through. An order that was placed after the
 * batch began is none of it: nobody has seen it in the list.
 * @throws {Refusal} `invalid-input` on a cursor that was not made here
 */
export async function ordersOfBatch(
  db: Kysely<Database>,
  { ids, matching = {}, after }: OrderBatch,
  reader: Reader,
): Promise<BatchOrders> {
  if (ids) return { orders: await ordersNamed(db, ids), left: nothing, after: () => '' };
  const cursor = after === undefined ? { last: 0, through: await lastOrder(db), alike: false } : readCursor(after);
  let readings = 0;
  return firstFound(
    db,
    matching,
    reader,
    async (chosen) => {
      readings += 1;
      const within = chosen.where('id', '>', cursor.last).where('id', '<=', cursor.through);
      const orders = await within.select(['id', 'number as name']).orderBy('id').limit(largestBatch).execute();
      const last = orders.at(-1)?.id ?? cursor.through;
      const alike = readings > 1;
      return {
        orders,
        left: await countOf(db, within.where('id', '>', last)),
        after: (id) => writeCursor({ ...cursor, last: id, alike }),
      };
    },
    // What began with the words searched for never goes on with names that are merely spelt alike.
    ({ orders }) => orders.length > 0 || (after !== undefined && !cursor.alike),
  );
}

const nothing = { total: 0, totalIsEstimate: false };

/** Those with these ids; one that does not exist is called by its own. */
async function ordersNamed(db: Kysely<Database>, ids: readonly number[]): Promise<BatchOrders['orders']> {
  const rows = await db.selectFrom('orders').select(['id', 'number as name']).where('id', 'in', ids).execute();
  const names = new Map(rows.map(({ id, name }) => [id, name]));
  return ids.toSorted((one, other) => one - other).map((id) => ({ id, name: names.get(id) ?? String(id) }));
}

async function lastOrder(db: Kysely<Database>): Promise<number> {
  const { last } = await db
    .selectFrom('orders')
    .select(sql<number>`coalesce(max(id), 0)`.as('last'))
    .executeTakeFirstOrThrow();
  return last;
}

interface Cursor {
  last: number;
  /** The newest order when the batch began. */
  through: number;
  /** Whether the orders are of clients whose names are spelt alike. */
  alike: boolean;
}

const writeCursor = ({ last, through, alike }: Cursor) =>
  Buffer.from(JSON.stringify([last, through, alike])).toString('base64url');

function readCursor(text: string): Cursor {
  try {
    const [last, through, alike] = JSON.parse(Buffer.from(text, 'base64url').toString()) as unknown[];
    if (isRowId(last) && isRowId(through) && typeof alike === 'boolean') return { last, through, alike };
  } catch {
    // Not JSON: refused like any other cursor that is not ours.
  }
  throw new Refusal('invalid-input', { field: 'after' });
}
