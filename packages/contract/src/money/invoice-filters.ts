import { invoiceKinds } from '@traiteur/domain/money/invoice-number.ts';
import * as z from 'zod/mini';
import { choices, idParameter, idsParameter, localDate } from '../statement/fields.ts';
import { searchText } from '../statement/lists.ts';

/** As many as a browser lays out in seconds, and as an address may name. */
export const mostInvoicesPrinted = 200;

export const invoiceFilters = {
  kind: z.optional(choices(invoiceKinds)),
  from: z.optional(localDate),
  to: z.optional(localDate),
  clientId: z.optional(idParameter),
  orderId: z.optional(idParameter),
  companyId: z.optional(idParameter),
  ids: z.optional(idsParameter(mostInvoicesPrinted)),
};

export const listedInvoices = z.strictObject({ ...invoiceFilters, search: z.optional(searchText) });
export type InvoiceFilters = z.output<typeof listedInvoices>;
