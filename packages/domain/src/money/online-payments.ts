/** A Stripe payment's state. */
export type OnlinePaymentState = 'open' | 'paid' | 'cancelled';

/** A Stripe refund's state. */
export const onlineRefundStates = ['under_way', 'done', 'failed'] as const;

export type OnlineRefundState = (typeof onlineRefundStates)[number];

/** The state of a chargeback. */
export const disputeStates = ['open', 'won', 'lost'] as const;

export type DisputeState = (typeof disputeStates)[number];

/** Events of the timeline. */
export const disputeEvents = {
  open: 'payment_disputed',
  won: 'dispute_won',
  lost: 'dispute_lost',
} as const satisfies Record<DisputeState, string>;

/** Differences between our books and Stripe. */
export const paymentDifferences = [
  // Stripe has money that we have not recorded.
  'payment-missing-here',
  // We recorded money that Stripe does not have.
  'payment-missing-there',
  'payment-amount',
  // Stripe refunded money that we have not recorded.
  'refund-missing-here',
  // We recorded a refund that Stripe does not know or has not made.
  'refund-missing-there',
  'refund-amount',
  // Stripe has not answered yet.
  'refund-under-way',
  // A chargeback that is open or lost.
  'payment-disputed',
  'dispute-lost',
  // Paid after the order was cancelled: to be refunded.
  'paid-and-cancelled',
] as const;

export type PaymentDifference = (typeof paymentDifferences)[number];

/** Days that a payment link is valid. */
export const paymentLinkDays = 14;
