import type { SupplierInvoice } from '@traiteur/contract/kitchen/supplier-invoice-records.ts';
import { addDays, momentOf, today } from '@traiteur/domain/dates/calendar.ts';
import { sumDifferences } from '@traiteur/domain/kitchen/supplier-invoices/invoice-sums.ts';
import { wholeUnitsOf } from '@traiteur/domain/money/money.ts';
import { type Kysely, type Selectable, sql } from 'kysely';
import type { Reading } from '../../core/acting.ts';
import { Refusal } from '../../core/refusal.ts';
import type { Database } from '../../database/schema.ts';
import { getPurchaseOrder } from '../purchase-orders/purchase-order-rows.ts';
import { type BookedLine, invoiceLines } from './invoice-lines.ts';
import { invoicesWithNames, rowOf } from './invoice-rows.ts';
import { type ReceivedBatch, receivedBatches } from './received-batches.ts';

type StoredInvoice = Selectable<Database['supplier_invoices']>;

/** Millionths of the currency in a cent of it. */
export const perCentOf = (currency: string): number => Math.round(wholeUnitsOf(currency)(1) * 1_000_000);

/** After whatever was typed on its day; at once where that is today. */
export function priceMoment({ issued_on }: StoredInvoice, { clock, house }: Reading): Date {
  const endOfDay = momentOf(addDays(issued_on, 1), '00:00', house.timeZone).getTime() - 1;
  return new Date(Math.min(endOfDay, clock().getTime()));
}

/** An invoice beside what was ordered and received. */
interface ComparedInvoice {
  row: StoredInvoice;
  lines: BookedLine[];
  batches: ReceivedBatch[];
  unbilled: SupplierInvoice['unbilled'];
}

/** @throws {Refusal} `not-found` */
export async function compareInvoice(db: Kysely<Database>, id: number, reading: Reading): Promise<ComparedInvoice> {
  const row = await db.selectFrom('supplier_invoices').selectAll().where('id', '=', id).executeTakeFirst();
  if (!row) throw new Refusal('not-found');
  const batches = await receivedBatches(db, row, reading.house.timeZone);
  const order =
    row.purchase_order_id === null || row.kind === 'credit'
      ? undefined
      : await getPurchaseOrder(db, row.purchase_order_id);
  const lines = await invoiceLines(db, id, {
    batches,
    ordered: order?.lines,
    priceFrom: priceMoment(row, reading),
    isBooked: row.status === 'booked',
    adjustment: row.charges - row.allowances,
    date: today(reading.clock(), reading.house.timeZone),
    perCent: perCentOf(reading.house.currency),
  });
  const billedIds = new Set(lines.flatMap(({ article }) => article?.id ?? []));
  const unbilled = (lines.length === 0 ? [] : (order?.lines ?? []))
    .filter(({ articleId }) => articleId === null || !billedIds.has(articleId))
    .map(({ position, name, packs, received }) => ({ position, name, packs, received }));
  return { row, lines, batches, unbilled };
}

/** @throws {Refusal} `not-found` */
export async function getSupplierInvoice(db: Kysely<Database>, id: number, reading: Reading): Promise<SupplierInvoice> {
  const { row, lines, batches, unbilled } = await compareInvoice(db, id, reading);
  const namedRow = await invoicesWithNames(db).where('v.id', '=', id).executeTakeFirstOrThrow();
  const { line_total: lineTotal, allowances, charges, net, tax, gross } = row;
  return {
    ...rowOf(namedRow),
    profile: row.profile,
    fileName: row.file_name,
    sellerSiren: row.seller_siren,
    sellerVat: row.seller_vat,
    dueOn: row.due_on,
    orderReference: row.order_reference,
    correctedNumber: row.corrected_number,
    ...(await corrections(db, row)),
    allowances,
    charges,
    tax,
    sumDifferences: sumDifferences({ lineTotal, allowances, charges, net, tax, gross }, lines),
    lines: lines.map(({ lineWeight: _lineWeight, packWeight: _packWeight, ...line }) => line),
    receipts: [...new Map(batches.map(({ receipt }) => [receipt.id, receipt])).values()],
    unbilled,
  };
}

/** By the number that a credit note names, of the same supplier. */
async function corrections(
  db: Kysely<Database>,
  { id, supplier_id, kind, number, corrected_number }: StoredInvoice,
): Promise<Pick<SupplierInvoice, 'corrected' | 'credits'>> {
  const ofSupplier = db.selectFrom('supplier_invoices').where('supplier_id', '=', supplier_id).where('id', '<>', id);
  if (kind === 'invoice') {
    const credits = await ofSupplier
      .select(['id', 'number', 'net'])
      .where('kind', '=', 'credit')
      .where(sql<boolean>`lower(corrected_number) = lower(${number})`)
      .orderBy('id')
      .execute();
    return { corrected: null, credits };
  }
  const corrected = await ofSupplier
    .select(['id', 'number'])
    .where('kind', '=', 'invoice')
    .where(sql<boolean>`lower(number) = lower(${corrected_number})`)
    .executeTakeFirst();
  return { corrected: corrected ?? null, credits: [] };
}
