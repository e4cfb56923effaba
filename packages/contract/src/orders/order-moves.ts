import * as z from 'zod/mini';
import { slotList } from '../delivery-schedules.ts';
import { forcedRule, slotChoice } from '../order-input.ts';
import { batchAnswer, largestBatch } from '../statement/batches.ts';
import { distinct, id, version } from '../statement/fields.ts';

/** Where an order goes from now on, all else staying as it is. */
export const orderMove = z.strictObject({
  slot: slotChoice,
  /** Lets it into a slot that is full, as where an order is placed. */
  forcedPlace: z.optional(forcedRule),
  /** The version that was looked at; without it the order is moved whatever was saved since. */
  version: z.optional(version),
});
export type OrderMove = z.output<typeof orderMove>;

/** Orders that one looks at together before they are moved. */
const largestLook = 300;

const ids = (most: number) => z.array(id).check(z.minLength(1), z.maxLength(most), distinct);

const movedOrders = z.strictObject({ ids: ids(largestBatch), slot: slotChoice });
export type MovedOrders = z.output<typeof movedOrders>;

const quotedMoves = z.strictObject({ ids: ids(largestLook), slot: slotChoice });

const office = { method: 'POST', scope: 'orders:write', audit: 'none' } as const;

/** Many orders that go to one slot. */
export const orderMoves = {
  listMoveSlots: {
    ...office,
    summary: `Lists the slots of the zones of these orders, ${largestLook} at most: to which they may be moved, and to which not, and why.`,
    path: '/order-moves/slots',
    body: z.strictObject({ ids: ids(largestLook) }),
    result: slotList,
    refusals: ['no-delivery-configuration'],
  },
  quoteOrderMoves: {
    ...office,
    summary:
      'Says which of these orders could be moved to a slot, one after the other, and why the others could not; moves none.',
    path: '/order-moves/quotes',
    body: quotedMoves,
    result: batchAnswer,
    refusals: [],
  },
  moveOrders: {
    ...office,
    summary: `Moves orders to a slot, ${largestBatch} a request, each by itself. Those that may not are named with their reason, the others go through.`,
    path: '/order-batches/slot',
    body: movedOrders,
    result: batchAnswer,
    // Each order leaves the entry of its own move.
    refusals: [],
  },
} as const;
