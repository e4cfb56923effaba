import type { Product, ProductInput } from '@traiteur/contract/catalogue/products.ts';
import { productStatusesFrom } from '@traiteur/domain/catalogue/product-life.ts';
import type { Kysely } from 'kysely';
import { remove } from '../../database/rows/versioned-rows.ts';
import type { Database } from '../../database/schema.ts';
import { inTransaction } from '../../database/rows/transactions.ts';
import type { Saving } from '../../core/caller.ts';
import { Refusal } from '../../core/refusal.ts';
import { judgeOrders } from '../../orders/judge/judge-orders.ts';
import { saveExplanations } from './ingredients/explanation-rows.ts';
import { readProduct, refuseUndeclared } from './ingredients/read-products.ts';
import {
  getProduct,
  insertParts,
  insertProduct,
  lockStatus,
  productsById,
  replaceParts,
  updateProductRow,
} from './product-rows.ts';
import { refuseAgainstRecipe } from './recipe-rules.ts';

export const createProduct = (db: Kysely<Database>, input: ProductInput, saving: Saving): Promise<Product> =>
  inTransaction(db, async (transaction) => getProduct(transaction, await insertWhole(transaction, input, saving)));

/** In their order; read all at once. */
export const createProducts = (
  db: Kysely<Database>,
  inputs: readonly ProductInput[],
  saving: Saving,
): Promise<Product[]> =>
  inTransaction(db, async (transaction) => {
    const ids: number[] = [];
    for (const input of inputs) ids.push(await insertWhole(transaction, input, saving));
    const records = await productsById(transaction, ids);
    return ids.flatMap((id) => records.get(id) ?? []);
  });

async function insertWhole(transaction: Kysely<Database>, input: ProductInput, saving: Saving): Promise<number> {
  if (!productStatusesFrom('draft').includes(input.status))
    throw new Refusal('status-not-allowed', { field: 'status' });
  const id = await insertProduct(transaction, input);
  await insertParts(transaction, id, input);
  await saveExplanations(transaction, id, input, saving);
  refuseUndeclared(await readProduct(transaction, id), input);
  return id;
}

/** Existing orders keep their prices and sizes, but open ones are judged again by what the dish contains now. */
export const updateProduct = (
  db: Kysely<Database>,
  id: number,
  version: number,
  input: ProductInput,
  saving: Saving,
): Promise<Product> =>
  inTransaction(db, async (transaction) => {
    const status = await lockStatus(transaction, id);
    const earlierProduct = await getProduct(transaction, id);
    await refuseAgainstRecipe(transaction, id, input, earlierProduct);
    await updateProductRow(transaction, id, version, input, saving.now);
    if (!productStatusesFrom(status).includes(input.status))
      throw new Refusal('status-not-allowed', { field: 'status' });
    await replaceParts(transaction, id, input);
    await saveExplanations(transaction, id, input, saving);
    refuseUndeclared(await readProduct(transaction, id), input, earlierProduct);
    await judgeOrders(transaction, { productIds: [id] }, saving);
    return getProduct(transaction, id);
  });

/** @throws {Refusal} `product-has-orders`: archive it instead */
export async function removeProduct(db: Kysely<Database>, id: number): Promise<void> {
  try {
    await remove(db, 'products', id);
  } catch (error) {
    if (error instanceof Refusal && error.code === 'in-use') throw new Refusal('product-has-orders', error.details);
    throw error;
  }
}
