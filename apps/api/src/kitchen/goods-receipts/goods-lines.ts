import type { GoodsInput, GoodsLine } from '@traiteur/contract/kitchen/goods-receipts.ts';
import type { LocalDate } from '@traiteur/domain/dates/calendar.ts';
import { type Amount, type Measures, weightOf } from '@traiteur/domain/kitchen/pots/amounts.ts';
import { isTooWarm, type Storage } from '@traiteur/domain/kitchen/stock/storages.ts';
import { type Kysely, sql } from 'kysely';
import { Refusal } from '../../core/refusal.ts';
import type { Database } from '../../database/schema.ts';
import { largestWeight, weightOfGoods } from '../ingredient-batches/typed-weights.ts';

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
  const orderedLines = await orderedLinesOf(db, purchaseOrderId);
  return lines.map((line, index) => {
    const field = (name: keyof GoodsLine) => `lines.${index}.${name}`;
    const ingredient = ingredients.get(line.ingredientId);
    if (!ingredient) throw new Refusal('unknown-reference', { field: field('ingredientId') });
    const article = articles.get(line.articleId ?? 0);
    const isForeign = line.articleId !== null && article?.ingredientId !== line.ingredientId;
    if (isForeign) throw new Refusal('unknown-reference', { field: field('articleId') });
    const orderedLine = orderedLines.get(line.linePosition ?? 0);
    if (line.linePosition !== null && orderedLine?.ingredientId !== line.ingredientId)
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
      ...priceOf(line, { article, orderedLine, ingredient }),
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
  article: Article | undefined,
  measures: Measures,
  field: (name: keyof GoodsLine) => string,
): number {
  if (packs !== null) {
    if (!article) throw new Refusal('unknown-reference', { field: field('articleId') });
    return weightOfGoods({ amount: article.pack, times: packs }, measures, field('packs'));
  }
  if (!amount) throw new Refusal('invalid-input', { field: field('amount') });
  return weightOfGoods({ amount }, measures, field('amount'));
}

interface Price {
  price: number | null;
  priced_weight: number | null;
}

interface Sources {
  article: Article | undefined;
  orderedLine: OrderedLine | undefined;
  ingredient: Measures;
}

/** As it was ordered, or else as its article costs today; null where neither says it, or no pack can weigh so much. */
function priceOf({ articleId }: GoodsLine, { article, orderedLine, ingredient }: Sources): Price {
  if (orderedLine && (articleId === null || articleId === orderedLine.articleId))
    return { price: orderedLine.price, priced_weight: orderedLine.packWeight };
  const packWeight = article && weightOf(article.pack, ingredient);
  return article && packWeight && packWeight <= largestWeight
    ? { price: article.price, priced_weight: packWeight }
    : { price: null, priced_weight: null };
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

interface Article {
  ingredientId: number;
  pack: Amount;
  /** Cents a pack. */
  price: number;
}

/** Of that supplier, where one is named. */
async function articlesOf(
  db: Kysely<Database>,
  lines: readonly GoodsLine[],
  supplierId: number | null,
): Promise<Map<number, Article>> {
  const ids = lines.flatMap(({ articleId }) => articleId ?? []);
  const rows = await db
    .selectFrom('supplier_articles')
    .select(['id', 'ingredient_id as ingredientId', 'pack_quantity as quantity', 'pack_unit as unit', 'price'])
    .where(
      sql<boolean>`id = any(${ids}::integer[]) and (${supplierId}::integer is null or supplier_id = ${supplierId})`,
    )
    .execute();
  return new Map(
    rows.map(({ id, ingredientId, quantity, unit, price }) => [id, { ingredientId, pack: { quantity, unit }, price }]),
  );
}

interface OrderedLine {
  ingredientId: number;
  articleId: number | null;
  /** Cents a pack, and its milligrams. */
  price: number;
  packWeight: number;
}

/** Of the order, by position. */
async function orderedLinesOf(db: Kysely<Database>, purchaseOrderId: number | null): Promise<Map<number, OrderedLine>> {
  const rows = await db
    .selectFrom('purchase_order_lines')
    .select(['position', 'ingredient_id as ingredientId', 'article_id as articleId', 'price'])
    .select('pack_weight as packWeight')
    .where('purchase_order_id', '=', purchaseOrderId ?? 0)
    .execute();
  return new Map(rows.map(({ position, ...line }) => [position, line]));
}
