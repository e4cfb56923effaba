import { type Kysely, sql } from 'kysely';
import { Refusal } from '../../core/refusal.ts';
import type { Database } from '../../database/schema.ts';

/** A line as its client left it. */
export interface StoredLine {
  lineId: string;
  productId: number;
  sizeId: number;
  quantity: number;
  /** In cents, as they were told; null where they were not. */
  unitPrice: number | null;
}

/** Colours each is read against; the worst counts. */
export interface StoredCart {
  id: number;
  commentNote: string;
  driverNote: string;
  deliveryDate: string | null;
  scheduleId: number | null;
  lines: StoredLine[];
}

/**
 * A client's cart, held where it is to be changed.
 * @throws {Refusal} `not-signed-in` where the account was removed meanwhile, and its cart with it
 */
export async function readCart(db: Kysely<Database>, clientId: number, isHeld = false): Promise<StoredCart> {
  const carts = db
    .selectFrom('carts')
    .select(['id', 'comment_note as commentNote', 'driver_note as driverNote'])
    .select(['delivery_date as deliveryDate', 'schedule_id as scheduleId'])
    .where('client_id', '=', clientId);
  const cart = await (isHeld ? carts.forUpdate() : carts).executeTakeFirst();
  if (!cart) throw new Refusal('not-signed-in');
  const lines = await db
    .selectFrom('cart_lines')
    .select([
      'line_id as lineId',
      'product_id as productId',
      'size_id as sizeId',
      'quantity',
      'unit_price as unitPrice',
    ])
    .where('cart_id', '=', cart.id)
    .orderBy('position')
    .execute();
  return { ...cart, lines };
}

/** Makes a cart these lines, and no others. */
export async function writeCart(
  db: Kysely<Database>,
  { id, commentNote, driverNote, deliveryDate, scheduleId, lines }: StoredCart,
): Promise<void> {
  await db
    .updateTable('carts')
    .set({ comment_note: commentNote, driver_note: driverNote, delivery_date: deliveryDate, schedule_id: scheduleId })
    .where('id', '=', id)
    .execute();
  await db.deleteFrom('cart_lines').where('cart_id', '=', id).execute();
  await sql`insert into cart_lines (cart_id, line_id, product_id, size_id, quantity, unit_price, position)
    select ${id}::integer, line."lineId", line."productId", line."sizeId", line.quantity, line."unitPrice", place
    from rows from (jsonb_to_recordset(${JSON.stringify(lines)}::jsonb)
      as ("lineId" text, "productId" integer, "sizeId" integer, quantity integer, "unitPrice" integer))
    with ordinality as line ("lineId", "productId", "sizeId", quantity, "unitPrice", place)`.execute(db);
}

/** Takes what a client has ordered out of their cart, and the notes that came with it. What stands there besides stays. */
export async function removeOrdered(
  db: Kysely<Database>,
  clientId: number,
  orderedArticles: readonly { productId: number; sizeId: number }[],
): Promise<void> {
  // Whoever changes the cart at the same time waits here.
  const cart = await db
    .updateTable('carts')
    .set({ comment_note: '', driver_note: '' })
    .where('client_id', '=', clientId)
    .returning('id')
    .executeTakeFirst();
  if (!cart) return;
  await db
    .deleteFrom('cart_lines')
    .where('cart_id', '=', cart.id)
    .where((is) =>
      is.or(orderedArticles.map(({ productId, sizeId }) => is.and({ product_id: productId, size_id: sizeId }))),
    )
    .execute();
}
