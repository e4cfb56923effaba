import { orderSources, orderStatuses } from '@traiteur/domain/orders/order-life.ts';
import { paymentStatuses } from '@traiteur/domain/money/payment-status.ts';
import * as z from 'zod/mini';
import { chosenColumns } from './order-columns.ts';
import { exportedRows } from '../statement/list-export.ts';
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

export const paymentFilters = ['due', 'overpaid', ...paymentStatuses] as const;
export type PaymentFilter = (typeof paymentFilters)[number];

const orderFilters = {
  status: z.optional(choices(orderStatuses)),
  /** `unpaid` leaves cancelled orders out. `due`: fully or partly unpaid; `overpaid`: to be refunded. */
  paymentStatus: z.optional(choices(paymentFilters)),
  /** In the house's time zone. */
  placedFrom: z.optional(localDate),
  placedTo: z.optional(localDate),
  deliveryFrom: z.optional(localDate),
  deliveryTo: z.optional(localDate),
  slot: z.optional(spanParameter),
  scheduleId: z.optional(idParameter),
  source: z.optional(z.enum(orderSources)),
  /** Totals in cents, inclusive. */
  totalFrom: z.optional(centsParameter),
  totalTo: z.optional(centsParameter),
  /** Even if the code has changed since. */
  discountCode: z.optional(discountCodeText),
  zoneId: z.optional(idParameter),
  city: forContact(searchText),
  /** Of one dish of the order, as it was when ordered. */
  productId: z.optional(idParameter),
  sizeId: z.optional(idParameter),
  categoryId: z.optional(idParameter),
  clientId: forContact(idParameter),
  companyId: z.optional(idParameter),
  firstOrder: z.optional(z.enum(['true'])),
  /** `true`: with a conflict, `unanswered` or `answered`. */
  allergy: z.optional(z.enum(['true', 'false', 'unanswered', 'answered'])),
};

export const orderListFilters = {
  ...orderFilters,
  ids: z.optional(idsParameter(200)),
  postalCodes: forContact(postalCodesParameter),
};

export const batchFilters = z.strictObject({ ...orderListFilters, search: z.optional(searchText) });

const listedOrders = z.strictObject({ ...orderFilters, search: z.optional(searchText) });
export type OrderFilters = z.output<typeof listedOrders>;

export const exportOrders = {
  summary: `Streams an Excel file of the orders that a list with these filters shows, the newest first; \`${exportedRows}\` says how many.`,
  method: 'GET',
  path: '/exports/orders',
  scope: 'orders:read',
  query: z.extend(listedOrders, { columns: z.optional(chosenColumns) }),
  produces: spreadsheetType,
  audit: 'call',
  mayLag: true,
  refusals: ['exports-under-way'],
} as const;
