import type { InvoiceDocument } from '@traiteur/contract/money/invoices.ts';
import type { Kysely } from 'kysely';
import type { Database } from '../../../database/schema.ts';

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
  standing: StandingInvoice | undefined;
}

export async function readInvoices(db: Kysely<Database>, orderId: number): Promise<OrderInvoices> {
  const documents = await documentsOf(db, orderId);
  const last = documents.findLast(({ kind }) => kind === 'invoice');
  if (!last) return { editions: 0, standing: undefined };
  const editions = last.edition ?? 0;
  const credits = documents.filter(({ corrects }) => corrects === last.id);
  // A credit note for any other reason is of all that was left: it cancels the invoice.
  if (credits.some(({ reason }) => reason !== 'refunded')) return { editions, standing: undefined };
  const amountLeft = credits.reduce((sum, { total }) => sum - total, last.total);
  return { editions, standing: { id: last.id, edition: editions, document: last.document, credits, left: amountLeft } };
}

const documentsOf = (db: Kysely<Database>, orderId: number) =>
  db
    .selectFrom('invoices')
    .select(['id', 'kind', 'number', 'edition', 'corrects', 'reason', 'total', 'document'])
    .select('given_on as givenOn')
    .where('order_id', '=', orderId)
    .orderBy('id')
    .execute();
