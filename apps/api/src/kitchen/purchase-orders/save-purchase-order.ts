import type { PurchaseOrder, PurchaseOrderInput } from '@traiteur/contract/kitchen/purchase-orders.ts';
import { isPossible } from '@traiteur/domain/kitchen/stock/purchase-orders.ts';
import { type Kysely, sql } from 'kysely';
import { savingOf } from '../../core/acting.ts';
import type { Context } from '../../core/context.ts';
import { Refusal } from '../../core/refusal.ts';
import { authorOf } from '../../database/rows/author.ts';
import { inTransaction } from '../../database/rows/transactions.ts';
import { remove, updateVersion } from '../../database/rows/versioned-rows.ts';
import type { Database } from '../../database/schema.ts';
import { typedWeight, weightOfGoods } from '../ingredient-batches/typed-weights.ts';
import { getPurchaseOrder } from './purchase-order-rows.ts';

type Cook = Context<'kitchen:write'>;

const columnsOf = ({ supplierId, wantedOn, notes }: PurchaseOrderInput) => ({
  supplier_id: supplierId,
  wanted_on: wantedOn,
  notes,
});

/** @throws {Refusal} `unknown-reference`, `weight-unknown` */
export const createPurchaseOrder = (context: Cook, input: PurchaseOrderInput): Promise<PurchaseOrder> =>
  inTransaction(context.db, async (db) => {
    const author = authorOf(savingOf(context));
    const { id } = await db
      .insertInto('purchase_orders')
      .values({ ...columnsOf(input), ...author, sent_at: null })
      .returning('id')
      .executeTakeFirstOrThrow();
    await replaceLines(db, id, input);
    return getPurchaseOrder(db, id);
  });

/** @throws {Refusal} as {@link createPurchaseOrder}, and `not-found`, `stale`, `status-not-allowed` once it was sent */
export const updatePurchaseOrder = (
  { db, id, version }: { db: Kysely<Database>; id: number; version: number },
  input: PurchaseOrderInput,
): Promise<PurchaseOrder> =>
  inTransaction(db, async (transaction) => {
    const { status } = await updateVersion(transaction, 'purchase_orders', id, version, columnsOf(input));
    if (!isPossible(status, 'edit')) throw new Refusal('status-not-allowed');
    await replaceLines(transaction, id, input);
    return getPurchaseOrder(transaction, id);
  });

/** @throws {Refusal} `not-found`, `status-not-allowed` once it was sent */
export const removePurchaseOrder = (db: Kysely<Database>, id: number): Promise<void> =>
  inTransaction(db, async (transaction) => {
    const order = await transaction
      .selectFrom('purchase_orders')
      .select('status')
      .where('id', '=', id)
      .forUpdate()
      .executeTakeFirst();
    if (order && !isPossible(order.status, 'edit')) throw new Refusal('status-not-allowed');
    await remove(transaction, 'purchase_orders', id);
  });

/** As its articles are now: an order keeps the prices at which it was written. */
async function replaceLines(
  db: Kysely<Database>,
  id: number,
  { supplierId, lines }: PurchaseOrderInput,
): Promise<void> {
  await db.deleteFrom('purchase_order_lines').where('purchase_order_id', '=', id).execute();
  const articles = await db
    .selectFrom('supplier_articles as a')
    .innerJoin('ingredients as i', 'i.id', 'a.ingredient_id')
    .select(['a.id', 'a.ingredient_id', 'a.name', 'a.code', 'a.pack_quantity', 'a.pack_unit', 'a.price'])
    .select(['i.density', 'i.piece_weight as pieceWeight'])
    .where('a.supplier_id', '=', supplierId)
    .where(sql<boolean>`a.active and a.id = any(${lines.map(({ articleId }) => articleId)}::integer[])`)
    .execute();
  const rows = lines.map(({ articleId, packs }, index) => {
    const article = articles.find((candidate) => candidate.id === articleId);
    if (!article) throw new Refusal('unknown-reference', { field: `lines.${index}.articleId` });
    const { id: _id, density, pieceWeight, ...copy } = article;
    const amount = { quantity: copy.pack_quantity, unit: copy.pack_unit };
    const field = `lines.${index}.articleId`;
    typedWeight({ amount, times: packs }, { density, pieceWeight }, field);
    const pack_weight = weightOfGoods({ amount }, { density, pieceWeight }, field);
    return { ...copy, pack_weight, purchase_order_id: id, position: index + 1, article_id: articleId, packs };
  });
  await db.insertInto('purchase_order_lines').values(rows).execute();
}
