import * as z from 'zod/mini';
import { forcedRule, slotChoice } from '../order-input.ts';
import { version } from '../statement/fields.ts';

/** Where an order goes from now on, all else staying as it is. */
export const orderMove = z.strictObject({
  slot: slotChoice,
  /** Lets it into a slot that is full, as where an order is placed. */
  forcedPlace: z.optional(forcedRule),
  /** The version that was looked at; without it the order is moved whatever was saved since. */
  version: z.optional(version),
});
export type OrderMove = z.output<typeof orderMove>;
