import { isDeepStrictEqual } from 'node:util';
import type { InvoiceDocument } from '@traiteur/contract/money/invoices.ts';
import { addDays, today } from '@traiteur/domain/dates/calendar.ts';
import { type NextDocument, nextDocuments } from '@traiteur/domain/money/next-documents.ts';
import type { Kysely } from 'kysely';
import { getCompany } from '../../../house/company/company-rows.ts';
import type { Reading } from '../../../core/acting.ts';
import { beforeCommit } from '../../../database/rows/transactions.ts';
import type { Database } from '../../../database/schema.ts';
import { type InvoicedOrder, invoicedOrder } from './invoiced-order.ts';
import { nextSeriesNumber } from './invoice-series.ts';
import { type OrderInvoices, readInvoices } from './standing-invoice.ts';
import { creditNoteOfRefund, creditNoteOfRest, deliveryOf, invoiceOf, type Issuer } from './write-document.ts';
import { type Refund, standingRefunds } from './standing-refunds.ts';

/**
 * Issues the invoice or credit notes that an order lacks, just before the commit: that locks the row of the series only
 * for a moment. The caller has locked the order.
 */
export const issueInvoices = (orderId: number, reading: Reading): Promise<void> =>
  beforeCommit(reading.db, `invoices of order ${orderId}`, () => issueMissing(reading.db, orderId, reading));

async function issueMissing(db: Kysely<Database>, orderId: number, reading: Reading): Promise<void> {
  const order = await invoicedOrder(db, orderId);
  const invoices = await readInvoices(db, orderId);
  // A first invoice is of all refunds there were; most changes come before it.
  const isNews = order.due === 0 || order.status === 'delivered' || invoices.wasInvoiced;
  if (!isNews) return;
  const refunds = await standingRefunds(db, orderId, reading.house.timeZone);
  const next = missingDocuments(order, invoices, refunds, reading);
  if (next.length === 0) return;
  const issuer = await issuerOf(db, reading);
  for (const document of next) await issue(db, { order, invoices, refunds, issuer, reading }, document);
}

function missingDocuments(
  order: InvoicedOrder,
  { wasInvoiced, standing }: OrderInvoices,
  refunds: readonly Refund[],
  { house }: Reading,
): NextDocument[] {
  const isCancelled = order.status === 'cancelled';
  const isPaid = order.due === 0 && order.paid > 0;
  // It comes with the month's invoice.
  const isMonthly = order.companyTerms === 'monthly';
  return nextDocuments(
    {
      isCancelled,
      isDue: !isMonthly && (order.status === 'delivered' || isPaid),
      refunds: refunds.map(({ id }) => id),
    },
    standing && {
      left: standing.left,
      isTrue:
        isDeepStrictEqual(standing.document.goods, order.goods) &&
        isDeliveryTrue(standing.document.delivery, deliveryOf(order, house)),
      refunds: [standing.document, ...standing.credits.map(({ document }) => document)].flatMap(
        (document) => document.refunds,
      ),
    },
    wasInvoiced,
  );
}

/** Only two deliveries contradict: a planned day was the plan then, a delivery recorded by mistake has no day. */
const isDeliveryTrue = (invoice: InvoiceDocument['delivery'], order: InvoiceDocument['delivery']) =>
  !invoice?.isDone || !order?.isDone || invoice.date === order.date;

interface IssueFacts {
  order: InvoicedOrder;
  invoices: OrderInvoices;
  refunds: readonly Refund[];
  issuer: Issuer;
  reading: Reading;
}

async function issue(db: Kysely<Database>, facts: IssueFacts, next: NextDocument): Promise<void> {
  const { order, invoices, reading } = facts;
  const document = documentOf(facts, next);
  const now = reading.clock();
  const { number, year, sequence, givenOn } = await nextSeriesNumber(db, next.kind, today(now, reading.house.timeZone));
  const isInvoice = next.kind === 'invoice';
  await db
    .insertInto('invoices')
    .values({
      kind: next.kind,
      number,
      year,
      sequence,
      order_id: order.id,
      company_id: order.companyId,
      due_on: isInvoice ? addDays(givenOn, document.daysToPay ?? document.company.paymentDays) : null,
      edition: isInvoice ? invoices.editions + 1 : null,
      corrects: isInvoice ? null : (invoices.standing?.id ?? null),
      reason: isInvoice ? null : next.reason,
      given_on: givenOn,
      given_at: now,
      total: document.total,
      document: JSON.stringify(document),
    })
    .execute();
}

function documentOf(
  { order, invoices: { standing }, refunds, issuer }: IssueFacts,
  next: NextDocument,
): InvoiceDocument {
  if (next.kind === 'invoice') return invoiceOf(order, refunds, issuer);
  // The domain asks for a credit note only where an invoice stands.
  if (!standing) throw new Error('a credit note needs an invoice');
  if (next.reason !== 'refunded') return creditNoteOfRest(standing, issuer);
  const refund = refunds.find(({ id }) => id === next.refund);
  if (!refund) throw new Error('a credit note needs its refund');
  return creditNoteOfRefund(standing, refund, issuer);
}

export async function issuerOf(db: Kysely<Database>, { house, brand }: Reading): Promise<Issuer> {
  const { id: _, version: __, missing: ___, ...company } = await getCompany(db);
  return { company, brand: brand.name, house };
}
