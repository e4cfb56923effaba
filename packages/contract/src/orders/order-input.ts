import type { ForcedRule } from '@traiteur/domain/orders/forced-rules.ts';
import { paymentChoices } from '@traiteur/domain/money/payment-choices.ts';
import * as z from 'zod/mini';
import { cents, discountCodeText, id, localDate, optionalLine, version } from '../statement/fields.ts';
import { optionalOwnWords, ownWords } from '../statement/own-words.ts';
import type { RefusalCode } from '../statement/refusals.ts';

const orderLineInput = z.strictObject({
  productId: id,
  sizeId: id,
  quantity: z.int().check(z.minimum(1), z.maximum(1000)),
  /** Who of the client's table eats it; absent or null: the whole table. */
  eaterId: z.optional(z.nullable(id)),
});

export const slotChoice = z.strictObject({ scheduleId: id, date: localDate });
const lines = z.array(orderLineInput).check(z.minLength(1), z.maxLength(100));

export const forcedRule = z.strictObject({ reason: ownWords(500) });

export const allergyOverride = z.strictObject({
  /** For whom it is answered; absent: the client themselves. */
  eaterId: z.optional(id),
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
  /** Each on their own papers only. */
  kitchenNote: z._default(optionalOwnWords(1000), ''),
  driverNote: z._default(optionalOwnWords(1000), ''),
  paymentChoice: z.optional(z.enum(paymentChoices)),
  /** Of the company for which the client orders; printed on its invoice. */
  purchaseReference: z.optional(optionalLine(80)),
  /** Recorded with the caller's name. */
  allergyOverrides: z.optional(z.array(allergyOverride).check(z.maxLength(100))),
  /** Allows a full slot; needs `orders:force`. Recorded with the caller's name only if the slot is still full. */
  forcedPlace: z.optional(forcedRule),
  /** Allows a total below the zone's minimum, in the same way. */
  forcedMinimum: z.optional(forcedRule),
  /** Allows more than the company's credit limit, in the same way. */
  forcedCredit: z.optional(forcedRule),
  /** The total that the caller saw, in cents: another total is refused. */
  expectedTotal: z.optional(cents),
});
export type OrderInput = z.output<typeof orderInput>;

export const forcibleRefusals = {
  'slot-full': { field: 'forcedPlace', rule: 'place' },
  'below-minimum-order': { field: 'forcedMinimum', rule: 'minimum' },
  'over-credit-limit': { field: 'forcedCredit', rule: 'credit' },
} as const satisfies Partial<Record<RefusalCode, { field: keyof OrderInput; rule: ForcedRule }>>;

/** Only what moves an order may cook a dish on a day without it. */
export const forcibleMoves = {
  ...forcibleRefusals,
  'not-offered-that-day': { field: 'forcedDish', rule: 'dish' },
  'quantity-unavailable': { field: 'forcedDish', rule: 'dish' },
} as const satisfies Partial<Record<RefusalCode, { field: string; rule: ForcedRule }>>;

export const orderDraft = z.strictObject({
  clientId: z.optional(id),
  addressId: z.optional(id),
  slot: z.optional(slotChoice),
  lines: z.array(orderLineInput).check(z.maxLength(100)),
  discountCode: z.optional(discountCodeText),
});

/** Client, company and payment choice stay. Without an address the order keeps its copy. */
export const orderChangeInput = z.strictObject({
  ...z.omit(orderInput, { clientId: true, paymentChoice: true, purchaseReference: true }).shape,
  addressId: z.optional(id),
  version,
});
export type OrderChangeInput = z.output<typeof orderChangeInput>;

export const orderChangeDraft = z.strictObject({ ...z.omit(orderDraft, { clientId: true }).shape, slot: slotChoice });
export type OrderChangeDraft = z.output<typeof orderChangeDraft>;
