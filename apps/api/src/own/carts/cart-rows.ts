import { type Kysely, sql } from 'kysely';
import { Refusal } from '../../core/refusal.ts';
import type { Database } from '../../database/schema.ts';

export interface StoredLine {
  lineId: string;
  productId: number;
  sizeId: number;
  /** Null: the whole table. */
  eaterId: number | null;
  /** Null: the cart's delivery date. */
  date: string | null;
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
      'eater_id as eaterId',
      'delivery_date as date',
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
  // Somebody of another table, or a guest of a group order, is nobody here: the line is for the whole table, which is
  // the stricter judgement.
  await sql`insert into cart_lines
      (cart_id, line_id, product_id, size_id, eater_id, delivery_date, quantity, unit_price, position)
    select cart.id, line."lineId", line."productId", line."sizeId", eater.id, line.date, line.quantity, line."unitPrice", place
    from rows from (jsonb_to_recordset(${JSON.stringify(lines)}::jsonb)
      as ("lineId" text, "productId" integer, "sizeId" integer, "eaterId" integer, date date, quantity integer, "unitPrice" integer))
    with ordinality as line ("lineId", "productId", "sizeId", "eaterId", date, quantity, "unitPrice", place)
    join carts cart on cart.id = ${id}::integer
    left join eaters eater on eater.id = line."eaterId" and eater.client_id = cart.client_id and eater.group_order_id is null`.execute(
    db,
  );
}

interface OrderedArticles {
  slot: { date: string };
  lines: readonly { productId: number; sizeId: number }[];
}

/**
 * Removes the ordered articles and the notes, which went into the orders. Lines of another day stay; in a cart for one
 * day all are of the order's, which its client may just have moved.
 */
export async function removeOrdered(
  db: Kysely<Database>,
  clientId: number,
  orders: readonly OrderedArticles[],
): Promise<void> {
  // The update locks the cart: a concurrent change waits here.
  const cart = await db
    .updateTable('carts')
    .set({ comment_note: '', driver_note: '' })
    .where('client_id', '=', clientId)
    .returning(['id', 'delivery_date as date'])
    .executeTakeFirst();
  if (!cart) return;
  const orderedArticles = orders.flatMap(({ slot, lines }) =>
    lines.map(({ productId, sizeId }) => ({ productId, sizeId, date: slot.date })),
  );
  await sql`delete from cart_lines line using jsonb_to_recordset(${JSON.stringify(orderedArticles)}::jsonb)
      as ordered ("productId" integer, "sizeId" integer, date date)
    where line.cart_id = ${cart.id} and line.product_id = ordered."productId" and line.size_id = ordered."sizeId"
      and (coalesce(line.delivery_date, ${cart.date}::date, ordered.date) = ordered.date
        or not exists (select from cart_lines other where other.cart_id = ${cart.id} and other.delivery_date is not null))`.execute(
    db,
  );
}
