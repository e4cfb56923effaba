import type { ForcedRule } from '@traiteur/domain/orders/forced-rules.ts';
import { paymentChoices } from '@traiteur/domain/money/payment-choices.ts';
import * as z from 'zod/mini';
import { cents, discountCodeText, id, localDate, version } from '../statement/fields.ts';
import { optionalOwnWords, ownWords } from '../statement/own-words.ts';
import type { RefusalCode } from '../wire/refusals.ts';

const orderLineInput = z.strictObject({
  productId: id,
  sizeId: id,
  quantity: z.int().check(z.minimum(1), z.maximum(1000)),
});

export const slotChoice = z.strictObject({ scheduleId: id, date: localDate });
const lines = z.array(orderLineInput).check(z.minLength(1), z.maxLength(100));

/** Why a rule of the house is set aside for this order. */
export const forcedRule = z.strictObject({ reason: ownWords(500) });

/** Somebody answers for these allergens in this dish, and says why. */
export const allergyOverride = z.strictObject({
  productId: id,
  allergenIds: z.array(id).check(z.minLength(1), z.maxLength(100)),
  reason: ownWords(500),
});

export const orderInput = z.strictObject({
  clientId: id,
  addressId: id,
  slot: slotChoice,
  lines,
  discountCode: z.optional(discountCodeText),
  /** What the kitchen should know, and what the driver should: each is on their own papers alone. */
  kitchenNote: z._default(optionalOwnWords(1000), ''),
  driverNote: z._default(optionalOwnWords(1000), ''),
  /** How the client says that they will pay. */
  paymentChoice: z.optional(z.enum(paymentChoices)),
  /** Why the order stands although a dish contains what the client is allergic to; recorded with the caller's name. */
  allergyOverrides: z.optional(z.array(allergyOverride).check(z.maxLength(100))),
  /**
   * Lets the order into a slot that is full. Recorded with the caller's name where there is no room, and not at all where there is: it may have
   * become free meanwhile. For `orders:force` alone.
   */
  forcedPlace: z.optional(forcedRule),
  /** Lets the order stand below its zone's minimum; likewise. */
  forcedMinimum: z.optional(forcedRule),
  /** Total the caller was shown, in cents: another one is refused instead of charged. */
  expectedTotal: z.optional(cents),
});
export type OrderInput = z.output<typeof orderInput>;

/** What sets aside which refusal, and the rule that it is. */
export const forcibleRefusals = {
  'slot-full': { field: 'forcedPlace', rule: 'place' },
  'below-minimum-order': { field: 'forcedMinimum', rule: 'minimum' },
} as const satisfies Partial<Record<RefusalCode, { field: keyof OrderInput; rule: ForcedRule }>>;

/** A draft: everything may still be missing but the lines. */
export const orderDraft = z.strictObject({
  clientId: z.optional(id),
  addressId: z.optional(id),
  slot: z.optional(slotChoice),
  lines: z.array(orderLineInput).check(z.maxLength(100)),
  discountCode: z.optional(discountCodeText),
});

/**
 * What an order says from now on; its client stays, and how they said that they would pay. Without an address it keeps the one that it has, as it
 * was copied. The lines are all of them: a dish that is not among them is taken out.
 */
export const orderChangeInput = z.strictObject({
  ...z.omit(orderInput, { clientId: true, paymentChoice: true }).shape,
  addressId: z.optional(id),
  version,
});
export type OrderChangeInput = z.output<typeof orderChangeInput>;

/** A change that may still be incomplete. */
export const orderChangeDraft = z.strictObject({ ...z.omit(orderDraft, { clientId: true }).shape, slot: slotChoice });
export type OrderChangeDraft = z.output<typeof orderChangeDraft>;
