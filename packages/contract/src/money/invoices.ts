import { invoiceKinds } from '@traiteur/domain/money/invoice-number.ts';
import { mentions } from '@traiteur/domain/money/missing-mentions.ts';
import { creditReasons } from '@traiteur/domain/money/next-documents.ts';
import { paymentMethods } from '@traiteur/domain/money/payment-methods.ts';
import * as z from 'zod/mini';
import { exportedRows } from '../clients/client-exports.ts';
import { companyInput } from '../house/company.ts';
import {
  bilingual,
  cents,
  centsSum,
  choices,
  count,
  id,
  idParameter,
  localDate,
  moment,
  spreadsheetType,
} from '../statement/fields.ts';
import { listQuery, oneThing, pageOf, searchText } from '../statement/lists.ts';
import { operationsOf } from '../statement/operation.ts';
import { taxComponent } from '../catalogue/tax-rates.ts';

const taxAmount = z.object({ ...taxComponent.shape, amount: centsSum });

/** A tax with what it is on, in cents and without any tax. */
const taxOnBase = z.object({ ...taxAmount.shape, base: centsSum });

/** Dishes of an order, or what a refund gives back of them: then `quantity` is 0 where a part of the price is, and there is no unit price. */
const invoicedLine = z.object({
  name: bilingual(120),
  sizeName: bilingual(80),
  quantity: count,
  unitPrice: z.nullable(cents),
  /** As the order's prices are, before any discount. */
  amount: cents,
  /** With its part of discount, delivery fee and taxes. */
  charged: centsSum,
  taxes: z.array(taxAmount),
});

const invoicedGoods = z.object({
  lines: z.array(invoicedLine),
  subtotal: cents,
  discount: cents,
  discountCode: z.nullable(z.string()),
  deliveryFee: cents,
  /** What the client pays for it, taxes included. */
  total: cents,
});
export type InvoicedGoods = z.output<typeof invoicedGoods>;

/** What was given back before: a credit note by its number, or a refund of before there was an invoice. */
const deduction = z.object({
  number: z.nullable(z.string()),
  on: localDate,
  total: cents,
  taxes: z.array(taxOnBase),
});

const place = { address: z.string(), postalCode: z.string(), city: z.string(), country: z.string() };

/** What documents that were given before say nothing of. */
const laterFields = {
  accountHolder: z.optional(z.string()),
  iban: z.optional(z.string()),
  bic: z.optional(z.string()),
};

/** All that is printed, as it was when it was given. */
const invoiceDocument = z.object({
  company: z.object({ ...companyInput.shape, brand: z.string(), ...laterFields }),
  /** What the law wants to read there that the house had not said. */
  missing: z.array(z.enum(mentions)),
  currency: z.string(),
  client: z.object({ name: z.string(), ...place }),
  order: z.object({ number: z.string(), placedOn: localDate }),
  delivery: z.object({ date: localDate, isDone: z.boolean() }),
  goods: invoicedGoods,
  deductions: z.array(deduction),
  taxes: z.array(taxOnBase),
  /** Without and with taxes, once the deductions are taken off. */
  net: centsSum,
  total: cents,
  payments: z.array(z.object({ method: z.enum(paymentMethods), amount: cents, at: moment })),
  /** What was paid by then, refunds taken off. */
  paid: cents,
  /** Payments that gave back what this document or its deductions tell of. */
  refunds: z.array(id),
});
export type InvoiceDocument = z.output<typeof invoiceDocument>;

const invoiceRow = z.object({
  id,
  kind: z.enum(invoiceKinds),
  number: z.string(),
  givenOn: localDate,
  orderId: id,
  orderNumber: z.string(),
  clientId: id,
  client: z.string(),
  total: cents,
  /** Of a credit note why it was given and the invoice that it takes from; null of an invoice. */
  reason: z.nullable(z.enum(creditReasons)),
  corrects: z.nullable(z.object({ id, number: z.string(), givenOn: localDate })),
});
export type InvoiceRow = z.output<typeof invoiceRow>;

const invoice = z.object({ ...invoiceRow.shape, givenAt: moment, document: invoiceDocument });
export type Invoice = z.output<typeof invoice>;

/** What a list of invoices is narrowed down by. */
const invoiceFilters = {
  kind: z.optional(choices(invoiceKinds)),
  /** First and last day on which they were given. */
  from: z.optional(localDate),
  to: z.optional(localDate),
  clientId: z.optional(idParameter),
  orderId: z.optional(idParameter),
};

/** The same with what is searched for: which invoices a list shows. */
const listedInvoices = z.strictObject({ ...invoiceFilters, search: z.optional(searchText) });
export type InvoiceFilters = z.output<typeof listedInvoices>;

const invoiceNames = { tag: 'invoices', one: 'Invoice', many: 'Invoices' } as const;

export const invoices = operationsOf(invoiceNames, {
  list: {
    summary: 'Lists invoices and credit notes, a page at a time, the newest first.',
    method: 'GET',
    path: '/invoices',
    scope: 'reports:read',
    query: listQuery(['given'], invoiceFilters),
    result: pageOf(invoiceRow),
    refusals: [],
  },
  exportInvoices: {
    summary: `Streams an Excel file of the invoices and credit notes that a list with these filters shows, the newest first, with what each tax was on; \`${exportedRows}\` says how many.`,
    method: 'GET',
    path: '/exports/invoices',
    scope: 'reports:read',
    query: listedInvoices,
    produces: spreadsheetType,
    audit: 'call',
    refusals: ['exports-under-way'],
  },
  get: {
    summary: 'Answers one invoice or credit note with all that is printed on it, as it was when it was given.',
    method: 'GET',
    path: '/invoices/{id}',
    scope: 'reports:read',
    params: oneThing,
    result: invoice,
    refusals: ['not-found'],
  },
});
