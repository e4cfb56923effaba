import * as z from 'zod/mini';
import { forContact } from '../statement/fields.ts';
import { orderListFilters } from './order-filters.ts';
import { order } from './order-record.ts';
import { listQuery, pageOf } from '../statement/lists.ts';
import type { Operations } from '../statement/operation.ts';

/** Browsers lay out this many in seconds. */
export const largestPrint = 200;

/** The client's paper, without internal notes, reasons and history. */
const orderPaper = z.extend(
  z.pick(order, {
    id: true,
    number: true,
    status: true,
    clientLocale: true,
    placedAt: true,
    deliveryDate: true,
    slotStart: true,
    slotEnd: true,
    lines: true,
    conflicts: true,
    clientAllergies: true,
    unaskedEaters: true,
    subtotal: true,
    discount: true,
    discountCode: true,
    deliveryFee: true,
    taxes: true,
    total: true,
    paid: true,
    refunded: true,
    credited: true,
    due: true,
    paymentChoice: true,
  }),
  {
    client: z.omit(order.shape.client, { email: true }),
    /** The note is for the driver. */
    address: forContact(z.omit(order.shape.address.def.innerType, { note: true })),
  },
);
export type OrderPaper = z.output<typeof orderPaper>;

export const orderPapers = {
  listOrderPapers: {
    summary:
      'Lists what clients get of their orders on paper, with lines and allergens, a page at a time, in the order of the list.',
    method: 'GET',
    path: '/order-papers',
    scope: 'orders:read',
    query: listQuery(['number', 'delivery'], orderListFilters),
    result: pageOf(orderPaper),
    refusals: [],
  },
} as const satisfies Operations;
