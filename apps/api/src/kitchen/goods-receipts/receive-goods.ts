import type { GoodsInput, GoodsReceiptDetail } from '@traiteur/contract/kitchen/goods-receipts.ts';
import { today } from '@traiteur/domain/dates/calendar.ts';
import { type Kysely, sql } from 'kysely';
import { insertPhoto, readPhoto } from '../../catalogue/pictures/photos.ts';
import { savingOf } from '../../core/acting.ts';
import type { Context } from '../../core/context.ts';
import { Refusal } from '../../core/refusal.ts';
import { markRepeat } from '../../core/repeats.ts';
import { authorOf } from '../../database/rows/author.ts';
import { inTransaction } from '../../database/rows/transactions.ts';
import { remove } from '../../database/rows/versioned-rows.ts';
import type { Database } from '../../database/schema.ts';
import { claimKey, staffKey } from '../../orders/ledger/idempotency-keys.ts';
import { followStock } from '../dish-declarations/follow-stock.ts';
import { moveStock } from '../ingredient-batches/move-stock.ts';
import { finishWhenWhole, lockForGoods, reopen } from '../purchase-orders/received-orders.ts';
import { rowsOf } from './goods-lines.ts';
import { getReceipt, isUsed } from './receipt-rows.ts';

type Cook = Context<'kitchen:write'>;

/**
 * @throws {Refusal} `unknown-reference`, `weight-unknown`, `goods-too-warm`, `goods-expired`, `refusal-without-reason`,
 *   `status-not-allowed` for an order that is not on its way, `idempotency-key-reused`
 */
export async function receiveGoods(input: GoodsInput, key: string, context: Cook): Promise<GoodsReceiptDetail> {
  const picture = await readPhoto(input.photo);
  return inTransaction(context.db, async (db) => {
    const saving = savingOf(context);
    const date = today(saving.now, context.house.timeZone);
    if (!(await claimKey(db, staffKey(key), ['receiveGoods', input], saving.now)))
      return markRepeat(await getReceipt(db, await receiptWithKey(db, key), date));
    const supplierId = await supplierOf(db, input);
    const { id } = await db
      .insertInto('goods_receipts')
      .values({
        key,
        supplier_id: supplierId,
        purchase_order_id: input.purchaseOrderId,
        note_number: input.noteNumber,
        notes: input.notes,
        picture_id: await insertPhoto(db, picture),
        ...authorOf(saving),
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    const rows = await rowsOf(db, { input, supplierId, date });
    const batches = await db
      .insertInto('ingredient_batches')
      .values(rows.map((row) => ({ ...row, receipt_id: id, remaining: 0, ...authorOf(saving) })))
      .returning(['id', 'quantity', 'refused'])
      .execute();
    const movements = batches
      .filter(({ refused }) => !refused)
      .map(({ id: batchId, quantity: weight }) => ({ batchId, kind: 'received' as const, weight }));
    await moveStock(db, movements, saving);
    await followStock(
      db,
      rows.map(({ ingredient_id: ingredientId }) => ingredientId),
      context,
    );
    if (input.purchaseOrderId !== null) await finishWhenWhole(db, input.purchaseOrderId, input.complete);
    return getReceipt(db, id, date);
  });
}

const receiptWithKey = async (db: Kysely<Database>, key: string): Promise<number> =>
  (await db.selectFrom('goods_receipts').select('id').where('key', '=', key).executeTakeFirst())?.id ?? 0;

/** An order comes from its own supplier. */
async function supplierOf(db: Kysely<Database>, { supplierId, purchaseOrderId }: GoodsInput): Promise<number | null> {
  if (purchaseOrderId === null) return supplierId;
  const order = await lockForGoods(db, purchaseOrderId);
  if (supplierId !== null && supplierId !== order.supplierId)
    throw new Refusal('unknown-reference', { field: 'supplierId' });
  return order.supplierId;
}

/** @throws {Refusal} `not-found`, `stock-used` */
export const undoReceipt = (id: number, context: Cook): Promise<void> =>
  inTransaction(context.db, async (transaction) => {
    const receipt = await transaction
      .selectFrom('goods_receipts')
      .select('purchase_order_id')
      .where('id', '=', id)
      .executeTakeFirst();
    // Before its batches, as whoever receives goods for it does.
    await sql`select from purchase_orders where id = ${receipt?.purchase_order_id ?? null} for update`.execute(
      transaction,
    );
    const { rows } = await sql<{
      ingredientId: number;
    }>`select ingredient_id as "ingredientId" from ingredient_batches where receipt_id = ${id} order by id for update`.execute(
      transaction,
    );
    if (await isUsed(transaction, id)) throw new Refusal('stock-used');
    await remove(transaction, 'goods_receipts', id);
    await followStock(
      transaction,
      rows.map(({ ingredientId }) => ingredientId),
      context,
    );
    if (receipt?.purchase_order_id) await reopen(transaction, receipt.purchase_order_id);
  });
