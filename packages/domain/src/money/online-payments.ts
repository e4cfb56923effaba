/** Where a payment stands that Stripe was asked for. */
export type OnlinePaymentState = 'open' | 'paid' | 'cancelled';

/** Where money stands that goes back through Stripe. */
export const onlineRefundStates = ['under_way', 'done', 'failed'] as const;

export type OnlineRefundState = (typeof onlineRefundStates)[number];

/** Where it stands that a client asks their bank for their money back. */
export const disputeStates = ['open', 'won', 'lost'] as const;

export type DisputeState = (typeof disputeStates)[number];

/** What the timeline says of it. */
export const disputeEvents = {
  open: 'payment_disputed',
  won: 'dispute_won',
  lost: 'dispute_lost',
} as const satisfies Record<DisputeState, string>;

/** How our books and Stripe's can differ. */
export const paymentDifferences = [
  // Stripe has money that we have noted nowhere.
  'payment-missing-here',
  // We have noted money that Stripe does not have.
  'payment-missing-there',
  'payment-amount',
  // Stripe gave money back that we have noted nowhere.
  'refund-missing-here',
  // We have noted a refund that Stripe does not know, or has not made.
  'refund-missing-there',
  'refund-amount',
  // We are still waiting to hear of it.
  'refund-under-way',
  // The client has asked their bank for the money back, and it is not decided; or they got it.
  'payment-disputed',
  'dispute-lost',
  // It was paid after the order was cancelled, and is to be given back.
  'paid-and-cancelled',
] as const;

export type PaymentDifference = (typeof paymentDifferences)[number];

/** How many days a link to pay is good. */
export const paymentLinkDays = 14;
