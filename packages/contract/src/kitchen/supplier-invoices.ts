import { invoiceStatuses } from '@traiteur/domain/kitchen/supplier-invoices/invoice-matching.ts';
import * as z from 'zod/mini';
import { distinctBy, id, idParameter, optionalLine, version } from '../statement/fields.ts';
import { listQuery, oneThing, pageOf } from '../statement/lists.ts';
import { listExport } from '../statement/list-export.ts';
import { operationsOf } from '../statement/operation.ts';
import { invoiceDetail, invoiceRow } from './supplier-invoice-records.ts';

/** Bytes of a file. */
export const largestInvoice = 8 * 1024 * 1024;
const largestInvoiceText = Math.ceil(largestInvoice / 3) * 4;

const mostLines = 1000;

/** What a line of an invoice means here. */
export const lineMatch = z.strictObject({
  position: z.int().check(z.positive(), z.maximum(mostLines)),
  articleId: z.nullable(id),
  /** Thousandths of the invoice's unit in a pack; null: as its unit says. */
  unitsPerPack: z.nullable(z.int().check(z.positive(), z.maximum(100_000_000))),
  /** It books nothing. */
  isAside: z.boolean(),
});

const matchingInput = z.strictObject({
  version,
  /** Null: nobody knows yet. */
  supplierId: z.nullable(id),
  purchaseOrderId: z.nullable(id),
  /** Those that change. */
  lines: z.array(lineMatch).check(z.maxLength(mostLines), distinctBy('position')),
});
export type MatchingInput = z.output<typeof matchingInput>;

const names = { tag: 'supplier-invoices', one: 'SupplierInvoice', many: 'SupplierInvoices', named: 'number' } as const;

const audit = { only: ['number', 'supplierId', 'net', 'status'] } as const;

const filters = {
  status: z.optional(z.enum(invoiceStatuses)),
  supplierId: z.optional(idParameter),
  purchaseOrderId: z.optional(idParameter),
};

export const supplierInvoices = operationsOf(names, {
  list: {
    summary: 'Lists the invoices of suppliers that were read, a page at a time; searched by number and seller.',
    method: 'GET',
    path: '/supplier-invoices',
    scope: 'purchases:read',
    query: listQuery(['issuedOn', 'at'], filters),
    result: pageOf(invoiceRow),
    refusals: [],
  },
  get: {
    summary:
      'Answers an invoice of a supplier with its lines beside what was ordered and received, and what is otherwise than expected. Quantities and prices of lines are millionths, amounts cents before tax.',
    method: 'GET',
    path: '/supplier-invoices/{id}',
    scope: 'purchases:read',
    params: oneThing,
    result: invoiceDetail,
    refusals: ['not-found'],
  },
  exportSupplierInvoices: listExport({ tag: names.tag, read: 'purchases:read', filters }),
  readSupplierInvoice: {
    summary: `Reads an invoice or a credit note of a supplier: a PDF with Factur-X, ZUGFeRD or XRechnung in it, or the XML of one, as Cross Industry Invoice or as UBL 2.1, ${largestInvoice / 1024 / 1024} MB at most. Seller, order and lines are matched with what is known; nothing is booked. The same number of the same seller is read once.`,
    method: 'POST',
    path: '/supplier-invoices',
    scope: 'kitchen:write',
    body: z.strictObject({
      fileName: optionalLine(200),
      base64: z.base64().check(z.minLength(4), z.maxLength(largestInvoiceText)),
    }),
    largestBody: largestInvoiceText + 2048,
    result: invoiceDetail,
    status: 201,
    audit,
    refusals: [
      'too-large',
      'file-not-an-invoice',
      'file-without-invoice',
      'file-damaged',
      'file-locked',
      'file-with-definitions',
      'file-unpacks-too-large',
      'invoice-in-other-currency',
      'invoice-read-before',
    ],
  },
  matchSupplierInvoice: {
    summary:
      'Says whose an invoice is, which purchase order it is for, and which article a line means, or sets a line aside by name. What is said is remembered for the next invoice of that seller.',
    method: 'PUT',
    path: '/supplier-invoices/{id}/matching',
    scope: 'kitchen:write',
    params: oneThing,
    body: matchingInput,
    largestBody: 128 * 1024,
    result: invoiceDetail,
    reads: 'get',
    audit,
    refusals: [
      'not-found',
      'stale',
      'status-not-allowed',
      'unknown-reference',
      'invoice-read-before',
      'weight-unknown',
    ],
  },
  confirmSupplierInvoice: {
    summary:
      'Books an invoice as it was seen: articles take their price from its day on, with their share of what it takes off or adds as a whole, the batches that came in what they really cost, and the batch numbers that it names where they had none; its purchase order is invoiced. A credit note is noted with the invoice that it corrects and changes no price.',
    method: 'POST',
    path: '/supplier-invoices/{id}/confirmation',
    scope: 'kitchen:write',
    params: oneThing,
    body: z.strictObject({ version }),
    result: invoiceDetail,
    reads: 'get',
    audit,
    refusals: [
      'not-found',
      'stale',
      'status-not-allowed',
      'invoice-without-supplier',
      'invoice-lines-unmatched',
      'price-out-of-range',
    ],
  },
  removeSupplierInvoice: {
    summary: 'Removes an invoice that was not confirmed, with its file.',
    method: 'DELETE',
    path: '/supplier-invoices/{id}',
    scope: 'kitchen:write',
    params: oneThing,
    reads: 'get',
    audit,
    refusals: ['not-found', 'status-not-allowed', 'in-use'],
  },
  getSupplierInvoiceFile: {
    summary: 'Answers the file of an invoice as it came: a PDF, or XML.',
    method: 'GET',
    path: '/supplier-invoices/{id}/file',
    scope: 'purchases:read',
    params: oneThing,
    produces: 'application/octet-stream',
    refusals: ['not-found'],
  },
});
