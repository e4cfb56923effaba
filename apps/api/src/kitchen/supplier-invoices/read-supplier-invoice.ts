import type { SupplierInvoice } from '@traiteur/contract/kitchen/supplier-invoice-records.ts';
import { dividedRound } from '@traiteur/domain/kitchen/supplier-invoices/decimals.ts';
import { sellerKeys } from '@traiteur/domain/kitchen/supplier-invoices/invoice-matching.ts';
import type { Kysely } from 'kysely';
import { type Acting, savingOf } from '../../core/acting.ts';
import type { Context } from '../../core/context.ts';
import { Refusal } from '../../core/refusal.ts';
import { authorOf } from '../../database/rows/author.ts';
import { inTransaction } from '../../database/rows/transactions.ts';
import type { Database } from '../../database/schema.ts';
import type { InvoiceDocument } from './file/invoice-document.ts';
import { readInvoiceAside } from './file/read-invoice-aside.ts';
import type { InvoiceMediaType } from './file/read-invoice-file.ts';
import { getSupplierInvoice, perCentOf } from './get-supplier-invoice.ts';
import { knowledgeOf, matchOf } from './known-articles.ts';
import { purchaseOrderOf, supplierOf } from './known-sellers.ts';

interface Upload {
  fileName: string;
  base64: string;
}

/** @throws {Refusal} `file-…`, `invoice-in-other-currency`, `invoice-read-before`, `not-ready` */
export async function readSupplierInvoice(
  { fileName, base64 }: Upload,
  context: Context<'kitchen:write'>,
): Promise<SupplierInvoice> {
  const bytes = Buffer.from(base64, 'base64');
  const { mediaType, document } = await readInvoiceAside(bytes);
  if (document.currency !== context.house.currency) throw new Refusal('invoice-in-other-currency');
  return insertSupplierInvoice({ fileName, mediaType, bytes, document }, context);
}

interface InvoiceFile {
  fileName: string;
  mediaType: InvoiceMediaType;
  bytes: Buffer;
  document: InvoiceDocument;
}

/** Whose it is, what it is for and what its lines mean, as far as somebody knows. */
export const insertSupplierInvoice = (
  { fileName, mediaType, bytes, document }: InvoiceFile,
  context: Acting,
): Promise<SupplierInvoice> =>
  inTransaction(context.db, async (db) => {
    const perCent = perCentOf(context.house.currency);
    const supplierId = await supplierOf(db, document.seller);
    const { id } = await db
      .insertInto('supplier_invoices')
      .values({
        ...columnsOf(document, perCent),
        supplier_id: supplierId,
        purchase_order_id: await purchaseOrderOf(db, supplierId, document),
        file_name: fileName,
        media_type: mediaType,
        booked_at: null,
        ...authorOf(savingOf(context)),
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    await db.insertInto('supplier_invoice_files').values({ supplier_invoice_id: id, bytes }).execute();
    await insertLines(db, id, supplierId, { document, perCent });
    return getSupplierInvoice(db, id, context);
  });

const centsOf = (millionths: number, perCent: number): number => dividedRound(BigInt(millionths), BigInt(perCent));

function columnsOf({ seller, sums, ...document }: InvoiceDocument, perCent: number) {
  const { kind, number, profile, issuedOn, dueOn, periodFrom, periodTo } = document;
  const cents = (millionths: number) => centsOf(millionths, perCent);
  return {
    kind,
    number,
    profile,
    issued_on: issuedOn,
    due_on: dueOn,
    period_from: periodFrom,
    period_to: periodTo,
    seller_name: seller.name,
    seller_siren: seller.siren,
    seller_vat: seller.vat,
    seller_key: sellerKeys(seller)[0] ?? '',
    order_reference: document.orderReference,
    note_numbers: document.noteNumbers,
    corrected_number: document.correctedNumber,
    line_total: sums.lineTotal === null ? null : cents(sums.lineTotal),
    allowances: cents(sums.allowances),
    charges: cents(sums.charges),
    net: cents(sums.net),
    tax: cents(sums.tax),
    gross: cents(sums.gross),
  };
}

interface ReadLines {
  document: InvoiceDocument;
  perCent: number;
}

async function insertLines(
  db: Kysely<Database>,
  id: number,
  supplierId: number | null,
  { document, perCent }: ReadLines,
): Promise<void> {
  const knowledge = await knowledgeOf(db, supplierId, perCent);
  const rows = document.lines.map((line, index) => {
    const { baseQuantity, taxRate, batches, adjustment, total, ...columns } = line;
    const amounts = { adjustment: centsOf(adjustment, perCent), total: centsOf(total, perCent) };
    return {
      ...columns,
      ...amounts,
      supplier_invoice_id: id,
      position: index + 1,
      base_quantity: baseQuantity,
      tax_rate: taxRate,
      batches: JSON.stringify(batches),
      ...matchOf({ ...line, ...amounts }, knowledge),
      aside_by: null,
    };
  });
  // A statement holds 65,535 parameters at most.
  for (let start = 0; start < rows.length; start += 500)
    await db
      .insertInto('supplier_invoice_lines')
      .values(rows.slice(start, start + 500))
      .execute();
}
