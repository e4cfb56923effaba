import type { InvoiceDocument } from '@traiteur/contract/money/invoices.ts';
import type { Kysely } from 'kysely';
import type { Database } from '../../../database/schema.ts';
import { partOfOrder } from './monthly-parts.ts';

type GivenDocument = Awaited<ReturnType<typeof documentsOf>>[number];

/** The last invoice of an order that no credit note has cancelled. */
export interface StandingInvoice {
  id: number;
  edition: number;
  document: InvoiceDocument;
  credits: readonly GivenDocument[];
  /** In cents, less its credit notes. */
  left: number;
}

export interface OrderInvoices {
  editions: number;
  wasInvoiced: boolean;
  standing: StandingInvoice | undefined;
}

export async function readInvoices(db: Kysely<Database>, orderId: number): Promise<OrderInvoices> {
  const documents = [...(await monthlyDocumentsOf(db, orderId)), ...(await documentsOf(db, orderId))];
  const last = documents.findLast(({ kind }) => kind === 'invoice');
  if (!last) return { editions: 0, wasInvoiced: false, standing: undefined };
  const wasInvoiced = true;
  const editions = last.edition ?? 0;
  const credits = documents.filter(({ corrects }) => corrects === last.id);
  // A credit note for any other reason is of all that was left: it cancels the invoice.
  if (credits.some(({ reason }) => reason !== 'refunded')) return { editions, wasInvoiced, standing: undefined };
  const amountLeft = credits.reduce((sum, { total }) => sum - total, last.total);
  const standing = { id: last.id, edition: editions, document: last.document, credits, left: amountLeft };
  return { editions, wasInvoiced, standing };
}

/** What a month's invoice says of the order: the first of its invoices, where there is one. */
async function monthlyDocumentsOf(db: Kysely<Database>, orderId: number) {
  const rows = await db
    .selectFrom('invoices')
    .select(['id', 'kind', 'number', 'edition', 'corrects', 'reason', 'total', 'document'])
    .select('given_on as givenOn')
    .where('id', '=', (months) =>
      months.selectFrom('monthly_invoice_orders').select('invoice_id').where('order_id', '=', orderId),
    )
    .execute();
  return rows.flatMap((row) => {
    const document = partOfOrder(row.document, orderId);
    return document ? [{ ...row, document, total: document.total }] : [];
  });
}

const documentsOf = (db: Kysely<Database>, orderId: number) =>
  db
    .selectFrom('invoices')
    .select(['id', 'kind', 'number', 'edition', 'corrects', 'reason', 'total', 'document'])
    .select('given_on as givenOn')
    .where('order_id', '=', orderId)
    .orderBy('id')
    .execute();
