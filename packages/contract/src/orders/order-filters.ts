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

/** What a list of orders is narrowed down by, on the screen and in a file. */
const orderFilters = {
  status: z.optional(choices(orderStatuses)),
  /** Nothing is to be paid of a cancelled order: `unpaid` leaves it out. `due` finds whatever is still to be paid, wholly or in part, `overpaid` whatever is to be given back. */
  paymentStatus: z.optional(choices(paymentFilters)),
  /** First and last day on which they were placed, by the house's clock. */
  placedFrom: z.optional(localDate),
  placedTo: z.optional(localDate),
  deliveryFrom: z.optional(localDate),
  deliveryTo: z.optional(localDate),
  /** Time of the slot, from when to when: `11:00-13:00`. */
  slot: z.optional(spanParameter),
  /** Of that schedule, on whichever date. */
  scheduleId: z.optional(idParameter),
  source: z.optional(z.enum(orderSources)),
  /** Least and greatest total, in cents. */
  totalFrom: z.optional(centsParameter),
  totalTo: z.optional(centsParameter),
  /** Code that gave its discount, whatever became of that code since. */
  discountCode: z.optional(discountCodeText),
  zoneId: z.optional(idParameter),
  /** City of the delivery, accents and case aside; finds nothing for who may not reach clients. */
  city: z.optional(searchText),
  /** Of one dish of the order, as it was placed: which product, in which size, of which category. */
  productId: z.optional(idParameter),
  sizeId: z.optional(idParameter),
  categoryId: z.optional(idParameter),
  clientId: z.optional(idParameter),
  /** The first order of each client alone: those who are new. */
  firstOrder: z.optional(z.enum(['true'])),
  /** Whether a dish meets an allergen of the client; `unanswered` for those alone that wait for an answer, `answered` for the others. */
  allergy: z.optional(z.enum(['true', 'false', 'unanswered', 'answered'])),
};

/** What a list on the screen is narrowed down by besides. */
export const orderListFilters = {
  ...orderFilters,
  /** These and no others. */
  ids: z.optional(idsParameter(200)),
  /** Delivered to one of these postal codes, or to one that begins so; finds nothing for who may not reach clients. */
  postalCodes: z.optional(postalCodesParameter),
};

/** Which orders a batch is for: those that a list on the screen shows. */
export const batchFilters = z.strictObject({ ...orderListFilters, search: z.optional(searchText) });

/** The same for a file, which no list of ids narrows down. */
const listedOrders = z.strictObject({ ...orderFilters, search: z.optional(searchText) });
export type OrderFilters = z.output<typeof listedOrders>;

export const exportOrders = {
  summary: `Streams an Excel file of the orders that a list with these filters shows, the newest first; \`${exportedRows}\` says how many.`,
  method: 'GET',
  path: '/exports/orders',
  scope: 'orders:read',
  /** With the columns that the list shows; all that there are unless said. */
  query: z.extend(listedOrders, { columns: z.optional(chosenColumns) }),
  produces: spreadsheetType,
  audit: 'call',
  refusals: ['exports-under-way'],
} as const;
