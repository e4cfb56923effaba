import { type Kysely, sql } from 'kysely';
import { Refusal } from '../../core/refusal.ts';
import type { Database } from '../../database/schema.ts';

export interface StoredLine {
  lineId: string;
  productId: number;
  sizeId: number;
  quantity: number;
  /** In cents, as last shown to the client; null if it was not. */
  unitPrice: number | null;
}

export interface StoredCart {
  id: number;
  commentNote: string;
  driverNote: string;
  deliveryDate: string | null;
  scheduleId: number | null;
  lines: StoredLine[];
}

/** @throws {Refusal} `not-signed-in` where the account, and its cart with it, has been removed meanwhile */
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

/** Removes the ordered articles and the notes, which went into the order. Other lines stay. */
export async function removeOrdered(
  db: Kysely<Database>,
  clientId: number,
  orderedArticles: readonly { productId: number; sizeId: number }[],
): Promise<void> {
  // The update locks the cart: a concurrent change waits here.
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
