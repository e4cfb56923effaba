import { units } from '@traiteur/domain/kitchen/pots/amounts.ts';
import {
  invoiceKinds,
  invoiceProfiles,
  invoiceStatuses,
  lineDifferences,
  matchGrounds,
} from '@traiteur/domain/kitchen/supplier-invoices/invoice-matching.ts';
import * as z from 'zod/mini';
import { cents, centsSum, count, id, localDate, moment } from '../statement/fields.ts';
import { storedFields } from '../statement/lists.ts';
import { namedIngredient } from './ingredient-batches.ts';

export const invoiceRow = z.object({
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
  /** Cents of what the invoice adds as a whole, by value; negative where it takes off. */
  share: centsSum,
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
  /** Cents a pack before tax, as this line and its share say. */
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

export const invoiceDetail = z.extend(invoiceRow, {
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
