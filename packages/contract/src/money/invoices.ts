import { invoiceKinds } from '@traiteur/domain/money/invoice-number.ts';
import { invoiceGroups } from '@traiteur/domain/clients/company-terms.ts';
import { mentions } from '@traiteur/domain/money/missing-mentions.ts';
import { creditReasons } from '@traiteur/domain/money/next-documents.ts';
import { paymentMethods } from '@traiteur/domain/money/payment-methods.ts';
import * as z from 'zod/mini';
import { exportedRows } from '../statement/list-export.ts';
import { companyInput } from '../house/company.ts';
import { bilingual, cents, centsSum, count, id, localDate, moment, spreadsheetType } from '../statement/fields.ts';
import { listQuery, oneThing, pageOf } from '../statement/lists.ts';
import { operationsOf } from '../statement/operation.ts';
import { taxComponent } from '../catalogue/tax-rates.ts';
import { invoiceFilters, listedInvoices } from './invoice-filters.ts';

const taxAmount = z.object({ ...taxComponent.shape, amount: centsSum });

/** `base` is in cents, without any tax. */
const taxOnBase = z.object({ ...taxAmount.shape, base: centsSum });

/** A dish or its refund: `quantity` is 0 for a part of the price, and there is no unit price. */
const invoicedLine = z.object({
  name: bilingual(120),
  sizeName: bilingual(80),
  quantity: count,
  unitPrice: z.nullable(cents),
  /** As in the order's prices, before discount. */
  amount: cents,
  /** With its share of discount, fee and taxes. */
  charged: centsSum,
  taxes: z.array(taxAmount),
});

const invoicedGoods = z.object({
  lines: z.array(invoicedLine),
  subtotal: cents,
  discount: cents,
  discountCode: z.nullable(z.string()),
  deliveryFee: cents,
  /** Taxes included. */
  total: cents,
});
export type InvoicedGoods = z.output<typeof invoicedGoods>;

/** An earlier credit note, or a refund from before the invoice. */
const deduction = z.object({
  number: z.nullable(z.string()),
  on: localDate,
  total: cents,
  taxes: z.array(taxOnBase),
});

const place = { address: z.string(), postalCode: z.string(), city: z.string(), country: z.string() };

const laterFields = {
  accountHolder: z.optional(z.string()),
  iban: z.optional(z.string()),
  bic: z.optional(z.string()),
};

/** Of companies alone. */
const businessNumbers = { businessNumber: z.optional(z.string()), vatNumber: z.optional(z.string()) };

/** Null on a month's invoice, whose `orders` say it of each. */
const orderPart = {
  order: z.nullable(z.object({ number: z.string(), placedOn: localDate })),
  delivery: z.nullable(z.object({ date: localDate, isDone: z.boolean() })),
  /** Of a company: who ordered, on what. */
  orderedBy: z.optional(z.string()),
  costCentre: z.optional(z.string()),
  purchaseReference: z.optional(z.string()),
};

const billedParts = {
  goods: invoicedGoods,
  deductions: z.array(deduction),
  taxes: z.array(taxOnBase),
  /** After deductions. */
  net: centsSum,
  total: cents,
  payments: z.array(z.object({ method: z.enum(paymentMethods), amount: cents, at: moment })),
  /** Paid by then, less refunds. */
  paid: cents,
  /** On this document or its deductions. */
  refunds: z.array(id),
};

const monthlyOrder = z.object({ id, ...orderPart, ...billedParts });

/** All that is printed, frozen when issued. */
const invoiceDocument = z.object({
  company: z.object({ ...companyInput.shape, brand: z.string(), ...laterFields }),
  missing: z.array(z.enum(mentions)),
  currency: z.string(),
  client: z.object({ name: z.string(), ...place, ...businessNumbers }),
  ...orderPart,
  ...billedParts,
  /** Days from its own until it is to be paid; absent: the house's. */
  daysToPay: z.optional(z.int()),
  /** Of a month's invoice: the part of each order, by person or cost centre. */
  month: z.optional(localDate),
  groupedBy: z.optional(z.enum(invoiceGroups)),
  orders: z.optional(z.array(monthlyOrder)),
});
export type MonthlyOrder = z.output<typeof monthlyOrder>;
export type InvoiceDocument = z.output<typeof invoiceDocument>;

/** What its client reads: all that is printed, without what the house notes beside it. */
export const printedDocument = z.object({
  ...z.omit(invoiceDocument, { missing: true, refunds: true }).shape,
  orders: z.optional(z.array(z.omit(monthlyOrder, { id: true, refunds: true }))),
});
export type PrintedDocument = z.output<typeof printedDocument>;

const invoiceRow = z.object({
  id,
  kind: z.enum(invoiceKinds),
  number: z.string(),
  givenOn: localDate,
  /** Null of a month's invoice, as are its number and client. */
  orderId: z.nullable(id),
  orderNumber: z.nullable(z.string()),
  clientId: z.nullable(id),
  companyId: z.nullable(id),
  month: z.nullable(localDate),
  dueOn: z.nullable(localDate),
  client: z.string(),
  total: cents,
  /** Null for an invoice. */
  reason: z.nullable(z.enum(creditReasons)),
  corrects: z.nullable(z.object({ id, number: z.string(), givenOn: localDate })),
});
export type InvoiceRow = z.output<typeof invoiceRow>;

const invoice = z.object({ ...invoiceRow.shape, givenAt: moment, document: invoiceDocument });
export type Invoice = z.output<typeof invoice>;

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
    mayLag: true,
    refusals: ['exports-under-way'],
  },
  listInvoicePapers: {
    summary:
      'Lists invoices and credit notes with all that is printed on them, a page at a time, those with these ids or these filters, the newest first.',
    method: 'GET',
    path: '/invoice-papers',
    scope: 'reports:read',
    query: listQuery(['given'], invoiceFilters),
    result: pageOf(invoice),
    refusals: [],
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
