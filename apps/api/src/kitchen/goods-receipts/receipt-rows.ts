import type { GoodsReceipt, GoodsReceiptDetail, goodsReceipts } from '@traiteur/contract/kitchen/goods-receipts.ts';
import type { Page } from '@traiteur/contract/statement/lists.ts';
import type { Received } from '@traiteur/contract/statement/operation.ts';
import type { LocalDate } from '@traiteur/domain/dates/calendar.ts';
import { type Kysely, sql } from 'kysely';
import { Refusal } from '../../core/refusal.ts';
import { pageOf } from '../../database/rows/paging.ts';
import { moment } from '../../database/rows/sorts.ts';
import type { Database } from '../../database/schema.ts';
import { batchesWhere } from '../ingredient-batches/batch-rows.ts';
import { numberedOrder } from '../purchase-orders/numbered-order.ts';
import { namedSupplier } from '../suppliers/named-supplier.ts';

type Query = Received<(typeof goodsReceipts.operations)['list']>['query'];

const receipts = (db: Kysely<Database>) =>
  db
    .selectFrom('goods_receipts as r')
    .leftJoin('suppliers as s', 's.id', 'r.supplier_id')
    .leftJoin('purchase_orders as o', 'o.id', 'r.purchase_order_id')
    .select(['r.id', 'r.note_number as noteNumber', 'r.notes', 'r.picture_id as pictureId', 'r.at', 'r.by_name as by'])
    .select([
      namedSupplier.as('supplier'),
      numberedOrder.as('purchaseOrder'),
      sql<number>`(select count(*)::integer from ingredient_batches b where b.receipt_id = r.id and not b.refused)`.as(
        'batches',
      ),
      sql<number>`(select count(*)::integer from ingredient_batches b where b.receipt_id = r.id and b.refused)`.as(
        'refusals',
      ),
    ]);

type Row = Awaited<ReturnType<ReturnType<typeof receipts>['executeTakeFirstOrThrow']>>;

const receiptOf = ({ at, ...row }: Row): GoodsReceipt => ({ ...row, at: at.toISOString() });

export function listReceipts(
  db: Kysely<Database>,
  { supplierId, purchaseOrderId, ...query }: Query,
): Promise<Page<GoodsReceipt>> {
  let rows = receipts(db);
  if (supplierId) rows = rows.where('r.supplier_id', '=', supplierId);
  if (purchaseOrderId) rows = rows.where('r.purchase_order_id', '=', purchaseOrderId);
  const sorting = { sorts: { at: moment('r.at') }, usual: '-at', id: sql.ref<number>('r.id') };
  return pageOf(db, rows, query, sorting, receiptOf);
}

/** @throws {Refusal} `not-found` */
export async function getReceipt(db: Kysely<Database>, id: number, date: LocalDate): Promise<GoodsReceiptDetail> {
  const row = await receipts(db).where('r.id', '=', id).executeTakeFirst();
  if (!row) throw new Refusal('not-found');
  const lines = await batchesWhere(db, sql`b.receipt_id = ${id}`, date);
  return { ...receiptOf(row), lines, removable: !(await isUsed(db, id)) };
}

/** Something of it was taken, counted, thrown away or on hold. */
export async function isUsed(db: Kysely<Database>, id: number): Promise<boolean> {
  const { rows } = await sql<{
    used: boolean;
  }>`select exists (select from ingredient_batches b where b.receipt_id = ${id}
    and (exists (select from stock_movements m where m.batch_id = b.id and m.kind <> 'received')
      or exists (select from batch_holds h where h.ingredient_batch_id = b.id))) as used`.execute(db);
  return rows[0]?.used ?? false;
}
