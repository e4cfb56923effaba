import type { SupplierInvoice } from '@traiteur/contract/kitchen/supplier-invoice-records.ts';
import { addDays, type LocalDate, momentOf } from '@traiteur/domain/dates/calendar.ts';
import { type Kysely, sql } from 'kysely';
import { jsonMoment } from '../../database/rows/json-moment.ts';
import type { Database } from '../../database/schema.ts';

export interface ReceivedBatch {
  id: number;
  articleId: number | null;
  ingredientId: number;
  /** Milligrams. */
  quantity: number;
  number: string;
  useBy: LocalDate | null;
  receipt: SupplierInvoice['receipts'][number];
}

export interface ChargedGoods {
  id: number;
  kind: string;
  status: string;
  supplier_id: number | null;
  purchase_order_id: number | null;
  note_numbers: string[];
  issued_on: LocalDate;
  period_from: LocalDate | null;
  period_to: LocalDate | null;
}

/** Days before an invoice in which its goods came in, where it names no order, no delivery note and no period. */
const usualDays = 31;

/**
 * What came in of what an invoice is for, and no other invoice says the cost of: by its order and its delivery notes,
 * else by its period. Of one that is booked, what it said the cost of.
 */
export async function receivedBatches(
  db: Kysely<Database>,
  invoice: ChargedGoods,
  timeZone: string,
): Promise<ReceivedBatch[]> {
  if (invoice.kind === 'credit' || invoice.supplier_id === null) return [];
  const { rows } = await sql<ReceivedBatch>`
    select b.id, b.article_id as "articleId", b.ingredient_id as "ingredientId", b.quantity, b.number, b.use_by as "useBy",
      json_build_object('id', r.id, 'noteNumber', r.note_number, 'at', ${jsonMoment('r.at')}) as receipt
    from goods_receipts r join ingredient_batches b on b.receipt_id = r.id
    where r.supplier_id = ${invoice.supplier_id} and not b.refused and ${isChargedBy(invoice, timeZone)}
    order by b.id`.execute(db);
  return rows;
}

function isChargedBy(invoice: ChargedGoods, timeZone: string) {
  if (invoice.status === 'booked') return sql`b.supplier_invoice_id = ${invoice.id}`;
  const { purchase_order_id: orderId, note_numbers: notes, issued_on: issuedOn } = invoice;
  const isNamed = sql`(r.purchase_order_id = ${orderId}::integer
    or lower(r.note_number) = any(${notes.map((note) => note.toLowerCase())}::text[]))`;
  if (orderId !== null || notes.length > 0) return sql`b.supplier_invoice_id is null and ${isNamed}`;
  const from = momentOf(invoice.period_from ?? addDays(issuedOn, -usualDays), '00:00', timeZone);
  const to = momentOf(addDays(invoice.period_to ?? issuedOn, 1), '00:00', timeZone);
  return sql`b.supplier_invoice_id is null and r.at >= ${from} and r.at < ${to}`;
}

interface InvoicedArticle {
  id: number;
  ingredientId: number;
}

/** Batches by the article that they came in as; one that is none's is that of the first article of its ingredient. */
export function batchesByArticle(
  batches: readonly ReceivedBatch[],
  articles: readonly InvoicedArticle[],
): Map<number, ReceivedBatch[]> {
  const articleOf = ({ articleId, ingredientId }: ReceivedBatch) =>
    articleId ?? articles.find((article) => article.ingredientId === ingredientId)?.id ?? 0;
  return Map.groupBy(batches, articleOf);
}
