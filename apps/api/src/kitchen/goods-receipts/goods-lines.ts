import type { GoodsInput, GoodsLine } from '@traiteur/contract/kitchen/goods-receipts.ts';
import type { LocalDate } from '@traiteur/domain/dates/calendar.ts';
import type { Amount, Measures } from '@traiteur/domain/kitchen/amounts.ts';
import { isTooWarm, type Storage } from '@traiteur/domain/kitchen/storages.ts';
import { type Kysely, sql } from 'kysely';
import { Refusal } from '../../core/refusal.ts';
import type { Database } from '../../database/schema.ts';
import { typedWeight } from '../ingredient-batches/typed-weights.ts';

interface Goods {
  input: GoodsInput;
  supplierId: number | null;
  date: LocalDate;
}

/** One batch for each line. @throws {Refusal} as `receiveGoods` */
export async function rowsOf(db: Kysely<Database>, { input, supplierId, date }: Goods) {
  const { lines, purchaseOrderId } = input;
  const ingredients = await ingredientsOf(db, lines);
  const articles = await articlesOf(db, lines, supplierId);
  const positions = await positionsOf(db, purchaseOrderId);
  return lines.map((line, index) => {
    const field = (name: keyof GoodsLine) => `lines.${index}.${name}`;
    const ingredient = ingredients.get(line.ingredientId);
    if (!ingredient) throw new Refusal('unknown-reference', { field: field('ingredientId') });
    const article = articles.get(line.articleId ?? 0);
    const isForeign = line.articleId !== null && article?.ingredientId !== line.ingredientId;
    if (isForeign) throw new Refusal('unknown-reference', { field: field('articleId') });
    if (line.linePosition !== null && positions.get(line.linePosition) !== line.ingredientId)
      throw new Refusal('unknown-reference', { field: field('linePosition') });
    refuseUnfit(line, ingredient.storage, { date, field });
    return {
      ingredient_id: line.ingredientId,
      line_position: line.linePosition,
      article_id: line.articleId,
      supplier_id: supplierId,
      number: line.number,
      use_by: line.useBy,
      packs: line.packs,
      quantity: weightOfLine(line, article, ingredient, field),
      temperature: line.temperature,
      reason: line.reason,
      refused: line.refused,
    };
  });
}

interface Unfit {
  date: LocalDate;
  field: (name: keyof GoodsLine) => string;
}

function refuseUnfit(
  { refused, reason, temperature, useBy }: GoodsLine,
  storage: Storage,
  { date, field }: Unfit,
): void {
  if (refused && reason === '') throw new Refusal('refusal-without-reason', { field: field('reason') });
  if (refused) return;
  if (useBy !== null && useBy < date) throw new Refusal('goods-expired', { field: field('useBy') });
  if (isTooWarm(storage, temperature) && reason === '')
    throw new Refusal('goods-too-warm', { field: field('temperature') });
}

function weightOfLine(
  { packs, amount }: GoodsLine,
  article: { pack: Amount } | undefined,
  measures: Measures,
  field: (name: keyof GoodsLine) => string,
): number {
  if (packs !== null) {
    if (!article) throw new Refusal('unknown-reference', { field: field('articleId') });
    return typedWeight({ amount: article.pack, times: packs }, measures, field('packs'));
  }
  if (!amount || amount.quantity === 0) throw new Refusal('invalid-input', { field: field('amount') });
  return typedWeight({ amount }, measures, field('amount'));
}

async function ingredientsOf(db: Kysely<Database>, lines: readonly GoodsLine[]) {
  const ids = lines.map(({ ingredientId }) => ingredientId);
  const rows = await db
    .selectFrom('ingredients')
    .select(['id', 'storage', 'density', 'piece_weight as pieceWeight'])
    .where(sql<boolean>`id = any(${ids}::integer[])`)
    .execute();
  return new Map(rows.map(({ id, ...ingredient }) => [id, ingredient]));
}

/** Of that supplier, where one is named. */
async function articlesOf(db: Kysely<Database>, lines: readonly GoodsLine[], supplierId: number | null) {
  const ids = lines.flatMap(({ articleId }) => articleId ?? []);
  const rows = await db
    .selectFrom('supplier_articles')
    .select(['id', 'ingredient_id as ingredientId', 'pack_quantity as quantity', 'pack_unit as unit'])
    .where(
      sql<boolean>`id = any(${ids}::integer[]) and (${supplierId}::integer is null or supplier_id = ${supplierId})`,
    )
    .execute();
  return new Map(rows.map(({ id, ingredientId, quantity, unit }) => [id, { ingredientId, pack: { quantity, unit } }]));
}

/** Ingredients by the position of the order's lines. */
async function positionsOf(db: Kysely<Database>, purchaseOrderId: number | null): Promise<Map<number, number>> {
  const rows = await db
    .selectFrom('purchase_order_lines')
    .select(['position', 'ingredient_id'])
    .where('purchase_order_id', '=', purchaseOrderId ?? 0)
    .execute();
  return new Map(rows.map(({ position, ingredient_id }) => [position, ingredient_id]));
}
