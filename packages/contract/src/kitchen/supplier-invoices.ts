import { units } from '@traiteur/domain/kitchen/amounts.ts';
import {
  invoiceKinds,
  invoiceProfiles,
  invoiceStatuses,
  lineDifferences,
  matchGrounds,
} from '@traiteur/domain/kitchen/supplier-invoices/invoice-matching.ts';
import * as z from 'zod/mini';
import {
  cents,
  centsSum,
  count,
  distinctBy,
  id,
  idParameter,
  localDate,
  moment,
  optionalLine,
  version,
} from '../statement/fields.ts';
import { listQuery, oneThing, pageOf, storedFields } from '../statement/lists.ts';
import { operationsOf } from '../statement/operation.ts';
import { namedIngredient } from './ingredient-batches.ts';

/** Bytes of a file. */
export const largestInvoice = 8 * 1024 * 1024;
const largestInvoiceText = Math.ceil(largestInvoice / 3) * 4;

const mostLines = 1000;

const invoiceRow = z.object({
  ...storedFields,
  number: z.string(),
  kind: z.enum(invoiceKinds),
  status: z.enum(invoiceStatuses),
  issuedOn: localDate,
  /** As the file names it. */
  seller: z.string(),
  /** Null as long as nobody has said who it is. */
  supplier: z.nullable(z.object({ id, name: z.string() })),
  purchaseOrder: z.nullable(z.object({ id, number: z.string() })),
  /** Cents. */
  net: centsSum,
  gross: centsSum,
  /** Lines without an article that nobody has set aside. */
  unmatched: count,
  /** When it was read, and by whom. */
  at: moment,
  by: z.string(),
  bookedAt: z.nullable(moment),
  bookedBy: z.string(),
});
export type SupplierInvoiceRow = z.output<typeof invoiceRow>;

const invoicedArticle = z.object({
  id,
  name: z.string(),
  code: z.string(),
  ingredient: namedIngredient,
  packQuantity: count,
  packUnit: z.enum(units),
  /** Cents a pack before tax, as it is known now. */
  price: cents,
});

const invoiceLine = z.object({
  position: count,
  /** Of the article at its seller. */
  code: z.string(),
  gtin: z.string(),
  name: z.string(),
  /** Millionths of a unit, negative where goods go back. */
  quantity: z.int(),
  /** Of UN/ECE recommendation 20. */
  unit: z.string(),
  /** Millionths of the currency for `baseQuantity` millionths of a unit. */
  price: z.int(),
  baseQuantity: z.int(),
  /** Cents that the line adds, negative where it takes off. */
  adjustment: centsSum,
  /** Cents before tax. */
  total: centsSum,
  /** Thousandths of a percent; null where the file does not say. */
  taxRate: z.nullable(z.int()),
  batches: z.array(z.object({ number: z.string(), useBy: z.nullable(localDate) })),
  article: z.nullable(invoicedArticle),
  matchedBy: z.enum(matchGrounds),
  /** Who set it aside; null where it counts. */
  asideBy: z.nullable(z.string()),
  /** Thousandths of the invoice's unit in a pack of the article. */
  unitsPerPack: z.nullable(count),
  /** Thousandths of a pack. */
  packs: z.nullable(z.int()),
  /** Cents a pack before tax, as this line says. */
  packPrice: z.nullable(centsSum),
  /** The article has a price of a later day, which it keeps. */
  isOutdated: z.boolean(),
  /** Packs and their price on the purchase order; null where it has none of it. */
  ordered: z.nullable(z.object({ packs: count, price: cents })),
  /** Milligrams of the article on all lines of the invoice, and of those that came in. */
  weight: z.nullable(z.int()),
  received: z.nullable(count),
  differences: z.array(z.enum(lineDifferences)),
  /** In the pot of which it is, directly or in a preparation. */
  dishes: count,
});
export type SupplierInvoiceLine = z.output<typeof invoiceLine>;

const invoiceDetail = z.extend(invoiceRow, {
  profile: z.enum(invoiceProfiles),
  fileName: z.string(),
  sellerSiren: z.string(),
  sellerVat: z.string(),
  dueOn: z.nullable(localDate),
  orderReference: z.string(),
  /** The invoice that a credit note corrects, and as it is known here. */
  correctedNumber: z.string(),
  corrected: z.nullable(z.object({ id, number: z.string() })),
  /** Those that correct it. */
  credits: z.array(z.object({ id, number: z.string(), net: centsSum })),
  /** Cents. */
  allowances: centsSum,
  charges: centsSum,
  tax: centsSum,
  /** Where a sum is another than that of its parts. */
  sumDifferences: z.array(z.object({ what: z.enum(['lines', 'net', 'gross']), said: centsSum, counted: centsSum })),
  lines: z.array(invoiceLine),
  receipts: z.array(z.object({ id, noteNumber: z.string(), at: moment })),
  /** Lines of the purchase order that the invoice has not, with milligrams that came of them. */
  unbilled: z.array(z.object({ position: count, name: z.string(), packs: count, received: count })),
});
export type SupplierInvoice = z.output<typeof invoiceDetail>;

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

export const supplierInvoices = operationsOf(names, {
  list: {
    summary: 'Lists the invoices of suppliers that were read, a page at a time; searched by number and seller.',
    method: 'GET',
    path: '/supplier-invoices',
    scope: 'kitchen:read',
    query: listQuery(['issuedOn', 'at'], {
      status: z.optional(z.enum(invoiceStatuses)),
      supplierId: z.optional(idParameter),
      purchaseOrderId: z.optional(idParameter),
    }),
    result: pageOf(invoiceRow),
    refusals: [],
  },
  get: {
    summary:
      'Answers an invoice of a supplier with its lines beside what was ordered and received, and what is otherwise than expected. Quantities and prices of lines are millionths, amounts cents before tax.',
    method: 'GET',
    path: '/supplier-invoices/{id}',
    scope: 'kitchen:read',
    params: oneThing,
    result: invoiceDetail,
    refusals: ['not-found'],
  },
  readSupplierInvoice: {
    summary: `Reads an invoice or a credit note of a supplier: a PDF with Factur-X, ZUGFeRD or XRechnung in it, or the XML of such a one (Cross Industry Invoice), ${largestInvoice / 1024 / 1024} MB at most. Seller, order and lines are matched with what is known; nothing is booked. The same number of the same seller is read once.`,
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
      'Books an invoice as it was seen: articles take their price from its day on, the batches that came in what they really cost, and the batch numbers that it names where they had none; its purchase order is invoiced. A credit note is noted with the invoice that it corrects and changes no price.',
    method: 'POST',
    path: '/supplier-invoices/{id}/confirmation',
    scope: 'kitchen:write',
    params: oneThing,
    body: z.strictObject({ version }),
    result: invoiceDetail,
    reads: 'get',
    audit,
    refusals: ['not-found', 'stale', 'status-not-allowed', 'invoice-without-supplier', 'invoice-lines-unmatched'],
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
    scope: 'kitchen:read',
    params: oneThing,
    produces: 'application/octet-stream',
    refusals: ['not-found'],
  },
});
