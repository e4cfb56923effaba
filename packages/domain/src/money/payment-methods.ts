/** Who keeps the money on its way: the house itself, by hand, or Stripe. */
export const paymentProviders = ['manual', 'stripe'] as const;

export type PaymentProviderName = (typeof paymentProviders)[number];

/** How money changes hands where somebody of the house notes it. `on_delivery` where nobody said how the driver was paid. */
export const manualMethods = ['cash', 'card_terminal', 'transfer', 'cheque', 'meal_voucher', 'on_delivery'] as const;

export type ManualMethod = (typeof manualMethods)[number];

/** How money may go back: to the card that paid `online`, too. */
export const refundMethods = [...manualMethods, 'online'] as const;

export type RefundMethod = (typeof refundMethods)[number];

/** Every way in which an order may have been paid; `unrecorded` from before payments were kept. */
export const paymentMethods = [...refundMethods, 'unrecorded'] as const;

export type PaymentMethod = (typeof paymentMethods)[number];

/** What each of them moves, and whether a movement of it is but a note of the house, which can be taken back without moving money. */
const providerFacts: Record<PaymentProviderName, { methods: readonly PaymentMethod[]; isNote: boolean }> = {
  manual: { methods: [...manualMethods, 'unrecorded'], isNote: true },
  stripe: { methods: ['online'], isNote: false },
};

/** Who moves money that way. */
export const providerOf = (method: PaymentMethod): PaymentProviderName =>
  paymentProviders.find((name) => providerFacts[name].methods.includes(method)) ?? 'manual';

/** Whether a movement of that provider is but a note of the house. */
export const isNote = (provider: PaymentProviderName): boolean => providerFacts[provider].isNote;

export const paymentKinds = ['payment', 'refund'] as const;

export type PaymentKind = (typeof paymentKinds)[number];

/** What the timeline says of money, and of its reversal where it was noted by mistake. */
export const paymentEvents = {
  payment: { done: 'paid', undone: 'payment_undone' },
  refund: { done: 'refunded', undone: 'refund_undone' },
} as const satisfies Record<PaymentKind, { done: string; undone: string }>;
