import type { PurchaseOrderLine } from '@traiteur/contract/kitchen/purchase-orders.ts';
import type { SupplierInvoiceLine } from '@traiteur/contract/kitchen/supplier-invoice-records.ts';
import type { LocalDate } from '@traiteur/domain/dates/calendar.ts';
import { weightOf } from '@traiteur/domain/kitchen/pots/amounts.ts';
import { differencesOf } from '@traiteur/domain/kitchen/supplier-invoices/invoice-matching.ts';
import {
  addsUp,
  packPrice,
  packsOf,
  sharesOf,
  weightOfPacks,
  withShare,
} from '@traiteur/domain/kitchen/supplier-invoices/invoice-sums.ts';
import type { TaxComponent } from '@traiteur/domain/money/tax.ts';
import { type Kysely, sql } from 'kysely';
import type { Database } from '../../database/schema.ts';
import { namedIngredient } from '../ingredients/named-ingredient.ts';
import { dishCountsOf } from '../pots/reached-recipes.ts';
import { batchesByArticle, type ReceivedBatch } from './received-batches.ts';

type ReadFields =
  | 'position'
  | 'code'
  | 'gtin'
  | 'name'
  | 'quantity'
  | 'unit'
  | 'price'
  | 'baseQuantity'
  | 'adjustment'
  | 'total'
  | 'taxRate'
  | 'batches'
  | 'article'
  | 'matchedBy'
  | 'asideBy'
  | 'unitsPerPack';

interface LineRow extends Pick<SupplierInvoiceLine, ReadFields> {
  density: number | null;
  pieceWeight: number | null;
  components: TaxComponent[] | null;
  lastPriceAt: Date | null;
}

export interface BookedLine extends SupplierInvoiceLine {
  /** Milligrams of this line alone. */
  lineWeight: number | null;
  /** Milligrams of a pack. */
  packWeight: number | null;
}

/** Of which somebody knows what it is. */
export interface MatchedLine extends BookedLine {
  articleId: number;
  ingredientId: number;
  unitsPerPack: number;
}

export interface LineFacts {
  batches: readonly ReceivedBatch[];
  /** Undefined without an order. */
  ordered: readonly PurchaseOrderLine[] | undefined;
  /** From when on the invoice's prices hold. */
  priceFrom: Date;
  isBooked: boolean;
  /** Cents that the invoice adds as a whole; negative where it takes off. */
  adjustment: number;
  date: LocalDate;
  perCent: number;
}

export async function invoiceLines(db: Kysely<Database>, id: number, facts: LineFacts): Promise<BookedLine[]> {
  const rows = await lineRows(db, id);
  const articles = rows.flatMap(({ article }) =>
    article ? [{ id: article.id, ingredientId: article.ingredient.id }] : [],
  );
  const dishes = await dishCountsOf(db, [...new Set(articles.map(({ ingredientId }) => ingredientId))], facts.date);
  const received = batchesByArticle(facts.batches, articles);
  const measuredRows = rows.map((row) => ({ ...row, ...weightsOf(row) }));
  const weights = Map.groupBy(measuredRows, ({ article, asideBy }) => (asideBy === null ? article?.id : undefined));
  const shares = sharesOf(
    facts.adjustment,
    rows.map(({ total }) => total),
  );
  return measuredRows.map((row, index) => {
    const ofArticle = row.article && row.asideBy === null ? (weights.get(row.article.id) ?? []) : [];
    const weight = ofArticle.some(({ lineWeight }) => lineWeight === null)
      ? null
      : ofArticle.reduce((sum, { lineWeight }) => sum + (lineWeight ?? 0), 0);
    const batches = row.article ? (received.get(row.article.id) ?? []) : [];
    const isComparable = facts.ordered !== undefined || facts.batches.length > 0;
    const weightReceived = batches.reduce((sum, { quantity }) => sum + quantity, 0);
    return lineOf(row, facts, {
      weight: ofArticle.length === 0 ? null : weight,
      received: isComparable && row.article ? weightReceived : undefined,
      share: shares[index] ?? 0,
      dishes: dishes.get(row.article?.ingredient.id ?? 0) ?? 0,
    });
  });
}

function weightsOf({ article, unitsPerPack, quantity, density, pieceWeight }: LineRow) {
  const packWeight =
    article && weightOf({ quantity: article.packQuantity, unit: article.packUnit }, { density, pieceWeight });
  const lineWeight =
    packWeight === null || unitsPerPack === null ? null : weightOfPacks(quantity, unitsPerPack, packWeight);
  return { packWeight, lineWeight };
}

interface Sums {
  weight: number | null;
  received: number | undefined;
  share: number;
  dishes: number;
}

function lineOf(
  row: LineRow & ReturnType<typeof weightsOf>,
  { ordered, priceFrom, isBooked, perCent }: LineFacts,
  { weight, received, share, dishes }: Sums,
): BookedLine {
  const { density: _density, pieceWeight: _pieceWeight, components, lastPriceAt, ...line } = row;
  const { article, unitsPerPack } = line;
  const priceOf = (paidLine: typeof line) =>
    article && unitsPerPack !== null ? packPrice(paidLine, unitsPerPack, { perCent }) : null;
  const order = ordered?.find(({ articleId }) => article !== null && articleId === article.id);
  const isCounted = article !== null && line.asideBy === null;
  const differences = differencesOf({
    // An order knows nothing of what the invoice takes off as a whole.
    packPrice: priceOf(line),
    weight,
    taxRate: isCounted ? line.taxRate : null,
    articleTaxRate: (components ?? []).reduce((sum, { rate }) => sum + rate, 0),
    orderedPrice: isCounted && ordered ? (order?.price ?? null) : undefined,
    received: isCounted ? received : undefined,
    addsUp: addsUp(line, { perCent }),
  });
  return {
    ...line,
    packs: unitsPerPack === null ? null : packsOf(line.quantity, unitsPerPack),
    share,
    packPrice: priceOf(withShare(line, share)),
    isOutdated: !isBooked && lastPriceAt !== null && lastPriceAt > priceFrom,
    ordered: order ? { packs: order.packs, price: order.price } : null,
    weight,
    received: received ?? null,
    differences,
    dishes,
  };
}

async function lineRows(db: Kysely<Database>, id: number): Promise<LineRow[]> {
  const { rows } = await sql<LineRow>`
    select l.position, l.code, l.gtin, l.name, l.quantity, l.unit, l.price, l.base_quantity as "baseQuantity",
      l.adjustment, l.total, l.tax_rate as "taxRate", l.batches, l.matched_by as "matchedBy", l.aside_by as "asideBy",
      l.units_per_pack as "unitsPerPack", i.density, i.piece_weight as "pieceWeight", t.components,
      (select max(at) from supplier_article_prices p where p.article_id = a.id) as "lastPriceAt",
      case when a.id is not null then json_build_object('id', a.id, 'name', a.name, 'code', a.code,
        'ingredient', ${namedIngredient},
        'packQuantity', a.pack_quantity, 'packUnit', a.pack_unit, 'price', a.price) end as article
    from supplier_invoice_lines l
    left join supplier_articles a on a.id = l.article_id
    left join ingredients i on i.id = a.ingredient_id
    left join tax_rates t on t.id = a.tax_rate_id
    where l.supplier_invoice_id = ${id} order by l.position`.execute(db);
  return rows;
}
