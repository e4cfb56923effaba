import * as z from 'zod/mini';
import { batchFilters } from './order-filters.ts';
import { slotList } from '../delivery/delivery-schedules.ts';
import { forcedRule, slotChoice } from './order-input.ts';
import { batchAnswer, batchOf, largestBatch, largestWhole, wholeBatchOf } from '../statement/batches.ts';
import { bilingual, count, distinctBy, id, localDate, localTime, version } from '../statement/fields.ts';

/** Each dish in its own size or the only one of the new dish; an order without it keeps what it has. */
const replacements = z
  .array(z.strictObject({ productId: id, byProductId: id }))
  .check(z.maxLength(20), distinctBy('productId'));

const moveTerms = {
  forcedPlace: z.optional(forcedRule),
  /** Cooks dishes on a day on which they are not sold. */
  forcedDish: z.optional(forcedRule),
  replacements: z.optional(replacements),
};

export const orderMove = z.strictObject({
  slot: slotChoice,
  ...moveTerms,
  /** If absent, any. */
  version: z.optional(version),
});
export type OrderMove = z.output<typeof orderMove>;

/** At the same hour, each order in a slot of its own zone. */
const otherDay = z.strictObject({
  date: localDate,
  /** Where a zone has no slot at that hour, or it is full, the closest one with room. */
  nearest: z._default(z.boolean(), false),
});

const destination = { slot: z.optional(slotChoice), day: z.optional(otherDay), ...moveTerms };
export type Destination = Pick<z.output<typeof quotedMoves>, 'slot' | 'day'>;

const oneDestination = z.refine<{ slot?: unknown; day?: unknown }>(
  ({ slot, day }) => (slot === undefined) !== (day === undefined),
  { path: ['slot'], params: { code: 'required' } },
);

/** What earlier requests of a quote would use of slots and day; nothing moves. */
const moveBookings = z.strictObject({
  slots: z.array(z.strictObject({ scheduleId: id, orders: count })).check(z.maxLength(200)),
  /** Of orders from another day. */
  portions: z.array(z.strictObject({ productId: id, sizeId: id, quantity: count })).check(z.maxLength(1000)),
});
export type MoveBookings = z.output<typeof moveBookings>;

const movedOrders = batchOf(batchFilters, destination).check(oneDestination);
export type MovedOrders = z.output<typeof movedOrders>;

const quotedMoves = batchOf(batchFilters, { ...destination, bookings: z.optional(moveBookings) }).check(oneDestination);
export type QuotedMoves = z.output<typeof quotedMoves>;

const moveQuote = z.object({
  ...batchAnswer.shape,
  bookings: moveBookings,
  /** Those that could move, but to another hour. */
  otherHours: z.array(z.object({ id, name: z.string(), start: localTime, end: localTime })),
  /** Which that day lacks, or has too little of; those that are cooked all the same too. */
  lackingDishes: z.array(z.object({ productId: id, name: bilingual(120), orders: count })),
});
export type MoveQuote = z.output<typeof moveQuote>;

const lookedAt = wholeBatchOf(batchFilters);
export type MoveTarget = z.output<typeof lookedAt>;

const office = { method: 'POST', scope: 'orders:write', audit: 'none' } as const;

export const orderMoves = {
  listMoveSlots: {
    ...office,
    summary: `Lists the slots of the zones of orders, ${largestWhole} of them at most or all that match: to which they may be moved, and to which not, and why.`,
    path: '/order-moves/slots',
    body: lookedAt,
    result: slotList,
    refusals: ['no-delivery-configuration'],
  },
  quoteOrderMoves: {
    ...office,
    summary: `Says which orders could be moved to a slot, or to another day at the same hour, ${largestBatch} a request, one after the other, and why the others could not; moves none. \`bookings\` go along to the next request.`,
    path: '/order-moves/quotes',
    body: quotedMoves,
    largestBody: 128 * 1024,
    result: moveQuote,
    refusals: [],
  },
  moveOrders: {
    ...office,
    summary: `Moves orders to a slot, or to another day at the same hour, ${largestBatch} a request, each by itself. Those that may not are named with their reason, the others go through.`,
    path: '/order-batches/slot',
    body: movedOrders,
    result: batchAnswer,
    refusals: [],
  },
} as const;
