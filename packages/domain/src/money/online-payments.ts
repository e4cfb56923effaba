import type { Cents } from './money.ts';

export type OnlinePaymentState = 'open' | 'paid' | 'cancelled';

export const onlineRefundStates = ['under_way', 'done', 'failed'] as const;

export type OnlineRefundState = (typeof onlineRefundStates)[number];

/** The state of a chargeback. */
export const disputeStates = ['open', 'won', 'lost'] as const;

export type DisputeState = (typeof disputeStates)[number];

/** The client is told by their bank; the house acts on it or says that it has seen it. */
export const paymentFailureEvents = { told: 'payment_failed', seen: 'payment_failure_seen' } as const;

export const disputeEvents = {
  open: 'payment_disputed',
  won: 'dispute_won',
  lost: 'dispute_lost',
} as const satisfies Record<DisputeState, string>;

/** Between our books and Stripe. Missing here: Stripe moved money that we have not recorded; there: the reverse. */
export const paymentDifferences = [
  'payment-missing-here',
  'payment-missing-there',
  'payment-amount',
  'refund-missing-here',
  'refund-missing-there',
  'refund-amount',
  'refund-under-way',
  'payment-disputed',
  'dispute-lost',
  // Paid after the order was cancelled: to be refunded.
  'paid-and-cancelled',
  // Paid by a guest of a group order that needs it no more, and refused when it was sent back.
  'guest-refund-failed',
] as const;

export type PaymentDifference = (typeof paymentDifferences)[number];

/** Days that a payment link is valid. */
export const paymentLinkDays = 14;

interface PaymentPart {
  amount: Cents;
}

/**
 * What came in, as the orders that it is for each get of it: their parts, as a rule. Should Stripe have taken another
 * amount, the last one bears the difference, and those before it what it cannot bear.
 */
export function receivedParts<Part extends PaymentPart>(received: Cents, parts: readonly Part[]): Part[] {
  let amountLeft = received;
  return parts.flatMap((part, place) => {
    const amount = place === parts.length - 1 ? amountLeft : Math.min(amountLeft, part.amount);
    amountLeft -= amount;
    return amount > 0 ? [{ ...part, amount }] : [];
  });
}
