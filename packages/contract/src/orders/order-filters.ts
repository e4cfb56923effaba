import { orderSources, orderStatuses } from '@traiteur/domain/orders/order-life.ts';
import { paymentStatuses } from '@traiteur/domain/money/payment-status.ts';
import * as z from 'zod/mini';
import { chosenColumns } from './order-columns.ts';
import { exportedRows } from '../clients/client-exports.ts';
import { postalCodesParameter } from '../delivery/postal-code-fields.ts';
import {
  centsParameter,
  choices,
  discountCodeText,
  forContact,
  idParameter,
  idsParameter,
  localDate,
  spanParameter,
  spreadsheetType,
} from '../statement/fields.ts';
import { searchText } from '../statement/lists.ts';

/** How orders are asked for by what was paid of them. */
export const paymentFilters = ['due', 'overpaid', ...paymentStatuses] as const;
export type PaymentFilter = (typeof paymentFilters)[number];

/** Filters of the list and of the file. */
const orderFilters = {
  status: z.optional(choices(orderStatuses)),
  /**
   * Cancelled orders owe nothing: `unpaid` leaves them out. `due`: fully or partly unpaid; `overpaid`: to be refunded.
   */
  paymentStatus: z.optional(choices(paymentFilters)),
  /** First and last day of placing, in the house's time zone. */
  placedFrom: z.optional(localDate),
  placedTo: z.optional(localDate),
  deliveryFrom: z.optional(localDate),
  deliveryTo: z.optional(localDate),
  /** The slot's times: `11:00-13:00`. */
  slot: z.optional(spanParameter),
  /** On any date. */
  scheduleId: z.optional(idParameter),
  source: z.optional(z.enum(orderSources)),
  /** Totals in cents, inclusive. */
  totalFrom: z.optional(centsParameter),
  totalTo: z.optional(centsParameter),
  /** The discount code used, even if it has changed since. */
  discountCode: z.optional(discountCodeText),
  zoneId: z.optional(idParameter),
  /** City of the delivery, accents and case aside. */
  city: forContact(searchText),
  /** Of one dish of the order, as it was placed: which product, in which size, of which category. */
  productId: z.optional(idParameter),
  sizeId: z.optional(idParameter),
  categoryId: z.optional(idParameter),
  clientId: forContact(idParameter),
  /** The first order of each client alone: those who are new. */
  firstOrder: z.optional(z.enum(['true'])),
  /** Allergen conflicts: `unanswered` for those that wait for an answer, `answered` for the others. */
  allergy: z.optional(z.enum(['true', 'false', 'unanswered', 'answered'])),
};

/** Filters of the screen's list only. */
export const orderListFilters = {
  ...orderFilters,
  /** These and no others. */
  ids: z.optional(idsParameter(200)),
  /** Delivered to one of these postal codes, or to one that begins so. */
  postalCodes: forContact(postalCodesParameter),
};

/** The orders of a batch: those of a list. */
export const batchFilters = z.strictObject({ ...orderListFilters, search: z.optional(searchText) });

/** For a file, without a list of ids. */
const listedOrders = z.strictObject({ ...orderFilters, search: z.optional(searchText) });
export type OrderFilters = z.output<typeof listedOrders>;

export const exportOrders = {
  summary: `Streams an Excel file of the orders that a list with these filters shows, the newest first; \`${exportedRows}\` says how many.`,
  method: 'GET',
  path: '/exports/orders',
  scope: 'orders:read',
  /** The list's columns; all by default. */
  query: z.extend(listedOrders, { columns: z.optional(chosenColumns) }),
  produces: spreadsheetType,
  audit: 'call',
  refusals: ['exports-under-way'],
} as const;
