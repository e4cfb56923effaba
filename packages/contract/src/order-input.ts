import * as z from 'zod/mini';
import { cents, discountCodeText, id, localDate, optionalText, text } from './statement/fields.ts';

const orderLineInput = z.strictObject({
  productId: id,
  sizeId: id,
  quantity: z.int().check(z.minimum(1), z.maximum(1000)),
});

const slotChoice = z.strictObject({ scheduleId: id, date: localDate });
const lines = z.array(orderLineInput).check(z.minLength(1), z.maxLength(100));

/** Somebody answers for these allergens in this dish, and says why. */
export const allergyOverride = z.strictObject({
  productId: id,
  allergenIds: z.array(id).check(z.minLength(1), z.maxLength(100)),
  reason: text(500),
});

export const orderInput = z.strictObject({
  clientId: id,
  addressId: id,
  slot: slotChoice,
  lines,
  discountCode: z.optional(discountCodeText),
  notes: optionalText(1000),
  /** Why the order stands although a dish contains what the client is allergic to; recorded with the caller's name. */
  allergyOverrides: z.optional(z.array(allergyOverride).check(z.maxLength(100))),
  /** Total the caller was shown, in cents: another one is refused instead of charged. */
  expectedTotal: z.optional(cents),
});
export type OrderInput = z.output<typeof orderInput>;

/** A draft: everything may still be missing but the lines. */
export const orderDraft = z.strictObject({
  clientId: z.optional(id),
  addressId: z.optional(id),
  slot: z.optional(slotChoice),
  lines: z.array(orderLineInput).check(z.maxLength(100)),
  discountCode: z.optional(discountCodeText),
});
