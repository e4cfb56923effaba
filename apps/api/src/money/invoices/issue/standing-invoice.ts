import type { InvoiceDocument } from '@traiteur/contract/money/invoices.ts';
import { type Kysely, sql } from 'kysely';
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
  const documents = await documentsOf(db, orderId);
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

/** The order's own, after what a month's invoice says of it: the first of its invoices, where there is one. */
async function documentsOf(db: Kysely<Database>, orderId: number) {
  const rows = await db
    .selectFrom('invoices')
    .select(['id', 'kind', 'number', 'edition', 'corrects', 'reason', 'total', 'document', 'order_id as orderId'])
    .select('given_on as givenOn')
    .where(sql<boolean>`(order_id = ${orderId}
      or id = (select invoice_id from monthly_invoice_orders where order_id = ${orderId}))`)
    .orderBy(sql`order_id is null`, 'desc')
    .orderBy('id')
    .execute();
  return rows.flatMap(({ orderId: ownOrder, ...row }) => {
    if (ownOrder !== null) return [row];
    const document = partOfOrder(row.document, orderId);
    return document ? [{ ...row, document, total: document.total }] : [];
  });
}
