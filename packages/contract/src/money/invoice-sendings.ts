import * as z from 'zod/mini';
import { batchAnswer, batchOf, largestBatch, wholeBatchOf } from '../statement/batches.ts';
import { count, forContact, id, locale, moment } from '../statement/fields.ts';
import { idempotencyKey } from '../statement/idempotency.ts';
import { oneThing } from '../statement/lists.ts';
import { listedInvoices } from './invoice-filters.ts';

/** What one batch may send: the mail server is no newsletter's. */
export const mostInvoicesSent = 500;

const largestRoll = 200;

const batch = batchOf(listedInvoices);
export type InvoiceBatch = z.output<typeof batch>;

const wholeBatch = wholeBatchOf(listedInvoices);
export type InvoiceTarget = z.output<typeof wholeBatch>;

const again = z._default(z.boolean(), false);

const billed = { id, number: z.string(), client: z.string() };

const invoiceRecipients = z.object({
  /** Those that leave: with an address, and not sent before. */
  ready: count,
  languages: z.array(z.object({ locale, invoices: count })),
  /** With the moment of the last time; these and the next at most 200, each with how many they are. */
  sentBefore: z.array(z.object({ ...billed, at: moment })),
  sentBeforeCount: count,
  /** To nobody: a client without an address, or a company without a contact for invoices. */
  unreachable: z.array(z.object({ ...billed, phone: forContact(z.string()) })),
  unreachableCount: count,
});
export type InvoiceRecipients = z.output<typeof invoiceRecipients>;

export const invoiceSendings = {
  sendInvoice: {
    summary:
      'Sends an invoice or credit note by mail, to the client in their language or to each contact for invoices of the company. Refused when it was sent before, unless `again`. The same Idempotency-Key twice sends once.',
    method: 'POST',
    path: '/invoices/{id}/sendings',
    scope: 'invoices:write',
    params: oneThing,
    headers: idempotencyKey,
    body: z.strictObject({ again }),
    result: z.object({ recipients: count }),
    idempotent: true,
    audit: { only: [] },
    refusals: [
      'not-found',
      'invoice-sent-before',
      'client-without-email',
      'company-without-contact',
      'idempotency-key-reused',
    ],
  },
  listInvoiceRecipients: {
    summary: `Says of ${mostInvoicesSent} invoices at most how many would be sent, in which languages, which were sent before and when, and who has no address, ${largestRoll} of each at most.`,
    method: 'POST',
    path: '/invoice-batches/recipients',
    scope: 'invoices:write',
    body: wholeBatch,
    result: invoiceRecipients,
    audit: 'none',
    refusals: ['too-many-invoices'],
  },
  sendInvoices: {
    summary: `Sends invoices and credit notes by mail as one is sent, ${largestBatch} a request and ${mostInvoicesSent} at most. Those that were not sent are named. The same Idempotency-Key twice sends once.`,
    method: 'POST',
    path: '/invoice-batches/sendings',
    scope: 'invoices:write',
    headers: idempotencyKey,
    body: z.strictObject({ invoices: batch, again }),
    result: batchAnswer,
    idempotent: true,
    // Each invoice has its own entry.
    audit: 'none',
    refusals: ['too-many-invoices'],
  },
} as const;
