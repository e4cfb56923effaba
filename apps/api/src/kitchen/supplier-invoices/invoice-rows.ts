import type { SupplierInvoiceRow } from '@traiteur/contract/kitchen/supplier-invoice-records.ts';
import type { supplierInvoices } from '@traiteur/contract/kitchen/supplier-invoices.ts';
import type { Page } from '@traiteur/contract/statement/lists.ts';
import type { FileAnswer, Received } from '@traiteur/contract/statement/operation.ts';
import { slugOf } from '@traiteur/domain/text/slug.ts';
import { type Kysely, sql } from 'kysely';
import { Refusal } from '../../core/refusal.ts';
import { inTransaction } from '../../database/rows/transactions.ts';
import { pageOf } from '../../database/rows/paging.ts';
import { date, moment } from '../../database/rows/sorts.ts';
import { remove } from '../../database/rows/versioned-rows.ts';
import { matches } from '../../database/rows/word-search.ts';
import type { Database } from '../../database/schema.ts';
import { numberedOrder } from '../purchase-orders/numbered-order.ts';
import { namedSupplier } from '../suppliers/named-supplier.ts';

type Query = Received<(typeof supplierInvoices.operations)['list']>['query'];

/** Lines of which nobody has said what they are, or how much of them is in a pack. */
const unmatchedLines = sql<number>`(select count(*)::integer from supplier_invoice_lines l
  where l.supplier_invoice_id = v.id and l.aside_by is null and (l.article_id is null or l.units_per_pack is null))`;

export const invoicesWithNames = (db: Kysely<Database>) =>
  db
    .selectFrom('supplier_invoices as v')
    .leftJoin('suppliers as s', 's.id', 'v.supplier_id')
    .leftJoin('purchase_orders as o', 'o.id', 'v.purchase_order_id')
    .select(['v.id', 'v.version', 'v.number', 'v.kind', 'v.status', 'v.issued_on as issuedOn'])
    .select(['v.seller_name as seller', 'v.net', 'v.gross', 'v.at', 'v.by_name as by', 'v.booked_at'])
    .select(['v.booked_by_name as bookedBy', unmatchedLines.as('unmatched')])
    .select([namedSupplier.as('supplier'), numberedOrder.as('purchaseOrder')]);

type Row = Awaited<ReturnType<ReturnType<typeof invoicesWithNames>['executeTakeFirstOrThrow']>>;

export const rowOf = ({ at, booked_at, ...row }: Row): SupplierInvoiceRow => ({
  ...row,
  at: at.toISOString(),
  bookedAt: booked_at?.toISOString() ?? null,
});

export function listSupplierInvoices(
  db: Kysely<Database>,
  { search, status, supplierId, purchaseOrderId, ...query }: Query,
): Promise<Page<SupplierInvoiceRow>> {
  let rows = invoicesWithNames(db);
  if (search) rows = rows.where(matches(sql.ref('v.search'), search));
  if (status) rows = rows.where('v.status', '=', status);
  if (supplierId) rows = rows.where('v.supplier_id', '=', supplierId);
  if (purchaseOrderId) rows = rows.where('v.purchase_order_id', '=', purchaseOrderId);
  const sorting = {
    sorts: { issuedOn: date('v.issued_on'), at: moment('v.at') },
    usual: '-issuedOn',
    id: sql.ref<number>('v.id'),
  };
  return pageOf(db, rows, { ...query, search }, sorting, rowOf);
}

/** @throws {Refusal} `not-found` */
export async function getInvoiceFile(db: Kysely<Database>, id: number): Promise<FileAnswer> {
  const file = await db
    .selectFrom('supplier_invoice_files as f')
    .innerJoin('supplier_invoices as v', 'v.id', 'f.supplier_invoice_id')
    .select(['f.bytes', 'v.media_type as mediaType', 'v.number'])
    .where('v.id', '=', id)
    .executeTakeFirst();
  if (!file) throw new Refusal('not-found');
  const name = `${slugOf(file.number) || id}.${file.mediaType === 'application/pdf' ? 'pdf' : 'xml'}`;
  return {
    mediaType: file.mediaType,
    // Saved, never shown: it comes from elsewhere, and PDF and XML hold more than text.
    headers: { 'content-disposition': `attachment; filename="${name}"`, 'cache-control': 'no-store' },
    bytes: file.bytes,
  };
}

/** @throws {Refusal} `not-found`, `status-not-allowed` once it was confirmed */
export const removeSupplierInvoice = (db: Kysely<Database>, id: number): Promise<void> =>
  inTransaction(db, async (transaction) => {
    await lockOpen(transaction, id);
    await remove(transaction, 'supplier_invoices', id);
  });

/** Until the transaction ends. @throws {Refusal} `not-found`, `status-not-allowed`, `stale` for another version */
export async function lockOpen(db: Kysely<Database>, id: number, version?: number) {
  const invoice = await db
    .selectFrom('supplier_invoices')
    .selectAll()
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  if (!invoice) throw new Refusal('not-found');
  if (invoice.status !== 'open') throw new Refusal('status-not-allowed');
  if (version !== undefined && invoice.version !== version) throw new Refusal('stale');
  return invoice;
}
