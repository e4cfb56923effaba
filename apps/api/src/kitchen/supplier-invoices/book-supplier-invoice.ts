import type { SupplierInvoice } from '@traiteur/contract/kitchen/supplier-invoice-records.ts';
import { largestAmount } from '@traiteur/contract/statement/fields.ts';
import { type Kysely, sql } from 'kysely';
import { personOf } from '../../core/caller.ts';
import type { Acting } from '../../core/acting.ts';
import { Refusal } from '../../core/refusal.ts';
import { inTransaction } from '../../database/rows/transactions.ts';
import { countSaving } from '../../database/rows/versioned-rows.ts';
import type { Database } from '../../database/schema.ts';
import { lockBatches } from '../ingredient-batches/move-stock.ts';
import { lockBook } from '../pots/book-lock.ts';
import { chargedBatches } from './charged-batches.ts';
import { compareInvoice, getSupplierInvoice, priceMoment } from './get-supplier-invoice.ts';
import type { BookedLine, MatchedLine } from './invoice-lines.ts';
import { lockOpen } from './invoice-rows.ts';
import { type ChargedGoods, receivedBatches } from './received-batches.ts';
import { rememberArticles, rememberSeller } from './remember-matches.ts';

/**
 * Once, as it was seen. A credit note changes no price and no batch: what goes back leaves the stock by a count.
 * @throws {Refusal} `not-found`, `stale`, `status-not-allowed`, `invoice-without-supplier`, `invoice-lines-unmatched`,
 *   `price-out-of-range`
 */
export const bookSupplierInvoice = (id: number, version: number, context: Acting): Promise<SupplierInvoice> =>
  inTransaction(context.db, async (db) => {
    const invoice = await lockOpen(db, id, version);
    if (invoice.supplier_id === null) throw new Refusal('invoice-without-supplier');
    await lockGoods(db, invoice, context);
    // Prices are part of ingredients, and those are saved one at a time.
    await lockBook(db);
    const { row, lines, batches } = await compareInvoice(db, id, context);
    const matchedLines = lines.flatMap(matchedLine);
    if (invoice.kind === 'invoice') {
      if (lines.some(isUnmatched)) throw new Refusal('invoice-lines-unmatched');
      refuseUnpriceable(matchedLines);
      await writePrices(db, matchedLines, priceMoment(row, context));
      await writeBatches(db, id, chargedBatches(matchedLines, batches));
    }
    await rememberSeller(db, row);
    await rememberArticles(db, invoice.supplier_id, matchedLines);
    await finish(db, id, context);
    return getSupplierInvoice(db, id, context);
  });

const isUnmatched = ({ asideBy, article, unitsPerPack }: BookedLine): boolean =>
  asideBy === null && (article === null || unitsPerPack === null);

/** No pack costs so much: what is said to be in one is a slip, or the file is. */
function refuseUnpriceable(lines: readonly MatchedLine[]): void {
  const overpriced = lines.find(({ packPrice }) => (packPrice ?? 0) > largestAmount);
  if (!overpriced) return;
  const field = `lines.${overpriced.position - 1}.unitsPerPack`;
  throw new Refusal('price-out-of-range', { faults: [{ field, code: 'price-out-of-range' }] });
}

const matchedLine = (line: BookedLine): MatchedLine[] =>
  line.asideBy !== null || line.article === null || line.unitsPerPack === null
    ? []
    : [
        {
          ...line,
          articleId: line.article.id,
          ingredientId: line.article.ingredient.id,
          unitsPerPack: line.unitsPerPack,
        },
      ];

/** The order, then its batches, as whoever receives goods, counts them or cooks does before the book. */
async function lockGoods(db: Kysely<Database>, invoice: ChargedGoods, { house }: Acting): Promise<void> {
  await db
    .selectFrom('purchase_orders')
    .select('id')
    .where('id', '=', invoice.purchase_order_id ?? 0)
    .forUpdate()
    .execute();
  const batches = await receivedBatches(db, invoice, house.timeZone);
  await lockBatches(
    db,
    batches.map(({ id }) => id),
  );
}

/** Of each article, by the line of which there is most: goods given for nothing beside it are no price. */
async function writePrices(db: Kysely<Database>, lines: readonly MatchedLine[], at: Date): Promise<void> {
  const prices = [...Map.groupBy(lines, ({ articleId }) => articleId)].flatMap(([articleId, ofArticle]) => {
    const [line] = ofArticle
      .filter(({ packPrice, quantity }) => (packPrice ?? 0) > 0 && quantity > 0)
      .toSorted((first, second) => second.quantity - first.quantity);
    return line ? [{ articleId, price: line.packPrice, ingredientId: line.ingredientId }] : [];
  });
  const json = JSON.stringify(prices);
  await sql`
    with said as (select * from jsonb_to_recordset(${json}::jsonb) s ("articleId" integer, price integer))
    insert into supplier_article_prices (article_id, at, price, pack_quantity, pack_unit)
    select a.id, ${at}, s.price, a.pack_quantity, a.pack_unit
    from said s join supplier_articles a on a.id = s."articleId"
    where not exists (
      select from (select * from supplier_article_prices where article_id = a.id and at <= ${at} order by at desc limit 1) last
      where (last.price, last.pack_quantity, last.pack_unit) = (s.price, a.pack_quantity, a.pack_unit))
    on conflict (article_id, at) do update
      set price = excluded.price, pack_quantity = excluded.pack_quantity, pack_unit = excluded.pack_unit`.execute(db);
  const { rows } = await sql<{ ingredientId: number }>`
    with said as (select * from jsonb_to_recordset(${json}::jsonb) s ("articleId" integer, price integer))
    update supplier_articles a set price = s.price from said s
    where a.id = s."articleId" and a.price <> s.price
      and not exists (select from supplier_article_prices p where p.article_id = a.id and p.at > ${at})
    returning a.ingredient_id as "ingredientId"`.execute(db);
  // Who has the ingredient open would write its earlier price back.
  await countSaving(
    db,
    'ingredients',
    rows.map(({ ingredientId }) => ingredientId),
  );
}

async function writeBatches(
  db: Kysely<Database>,
  id: number,
  batches: ReturnType<typeof chargedBatches>,
): Promise<void> {
  await sql`update ingredient_batches b
    set supplier_invoice_id = ${id}, price = c.price, priced_weight = c."pricedWeight",
      number = case when b.number = '' then c.number else b.number end, use_by = coalesce(b.use_by, c."useBy")
    from jsonb_to_recordset(${JSON.stringify(batches)}::jsonb)
      c (id integer, price integer, "pricedWeight" integer, number text, "useBy" date)
    where b.id = c.id`.execute(db);
}

async function finish(db: Kysely<Database>, id: number, { caller, clock }: Acting): Promise<void> {
  const { id: byId, name } = personOf(caller);
  await db
    .updateTable('supplier_invoices')
    .set((is) => ({
      status: 'booked',
      version: is('version', '+', 1),
      booked_at: clock(),
      booked_by_id: byId,
      booked_by_name: name,
    }))
    .where('id', '=', id)
    .execute();
}
