import * as z from 'zod/mini';
import { batchFilters } from './order-filters.ts';
import { slotList } from '../delivery/delivery-schedules.ts';
import { forcedRule, slotChoice } from './order-input.ts';
import { batchAnswer, batchOf, largestBatch } from '../statement/batches.ts';
import { count, distinct, id, version } from '../statement/fields.ts';

export const orderMove = z.strictObject({
  slot: slotChoice,
  forcedPlace: z.optional(forcedRule),
  /** If absent, any. */
  version: z.optional(version),
});
export type OrderMove = z.output<typeof orderMove>;

/** What earlier requests of a quote would use of a slot and day; nothing moves. */
const moveBookings = z.strictObject({
  orders: count,
  /** Of orders from another day. */
  portions: z.array(z.strictObject({ productId: id, sizeId: id, quantity: count })).check(z.maxLength(1000)),
});
export type MoveBookings = z.output<typeof moveBookings>;

const movedOrders = batchOf(batchFilters, { slot: slotChoice });
export type MovedOrders = z.output<typeof movedOrders>;

const quotedMoves = batchOf(batchFilters, { slot: slotChoice, bookings: z.optional(moveBookings) });
export type QuotedMoves = z.output<typeof quotedMoves>;

const moveQuote = z.object({ ...batchAnswer.shape, bookings: moveBookings });
export type MoveQuote = z.output<typeof moveQuote>;

const largestLook = 300;

const lookedAt = z
  .strictObject({
    ids: z.optional(z.array(id).check(z.minLength(1), z.maxLength(largestLook), distinct)),
    matching: z.optional(batchFilters),
  })
  .check(
    z.refine(({ ids, matching }) => (ids === undefined) !== (matching === undefined), {
      path: ['ids'],
      params: { code: 'required' },
    }),
  );
export type MoveTarget = z.output<typeof lookedAt>;

const office = { method: 'POST', scope: 'orders:write', audit: 'none' } as const;

export const orderMoves = {
  listMoveSlots: {
    ...office,
    summary: `Lists the slots of the zones of orders, ${largestLook} of them at most or all that match: to which they may be moved, and to which not, and why.`,
    path: '/order-moves/slots',
    body: lookedAt,
    result: slotList,
    refusals: ['no-delivery-configuration'],
  },
  quoteOrderMoves: {
    ...office,
    summary: `Says which orders could be moved to a slot, ${largestBatch} a request, one after the other, and why the others could not; moves none. \`bookings\` go along to the next request.`,
    path: '/order-moves/quotes',
    body: quotedMoves,
    largestBody: 128 * 1024,
    result: moveQuote,
    refusals: [],
  },
  moveOrders: {
    ...office,
    summary: `Moves orders to a slot, ${largestBatch} a request, each by itself. Those that may not are named with their reason, the others go through.`,
    path: '/order-batches/slot',
    body: movedOrders,
    result: batchAnswer,
    refusals: [],
  },
} as const;
