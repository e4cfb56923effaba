/** `manual`: the house itself. */
export const paymentProviders = ['manual', 'stripe'] as const;

export type PaymentProviderName = (typeof paymentProviders)[number];

/** Methods that staff may record. `on_delivery`: the driver did not say how. */
export const manualMethods = ['cash', 'card_terminal', 'transfer', 'cheque', 'meal_voucher', 'on_delivery'] as const;

export type ManualMethod = (typeof manualMethods)[number];

/** `online` goes back to the card that paid. */
export const refundMethods = [...manualMethods, 'online'] as const;

export type RefundMethod = (typeof refundMethods)[number];

/** `unrecorded`: from before payments were recorded. */
export const paymentMethods = [...refundMethods, 'unrecorded'] as const;

export type PaymentMethod = (typeof paymentMethods)[number];

/** `isNote`: only noted here, so undoing it moves no money. */
const providerFacts: Record<PaymentProviderName, { methods: readonly PaymentMethod[]; isNote: boolean }> = {
  manual: { methods: [...manualMethods, 'unrecorded'], isNote: true },
  stripe: { methods: ['online'], isNote: false },
};

export const providerOf = (method: PaymentMethod): PaymentProviderName =>
  paymentProviders.find((name) => providerFacts[name].methods.includes(method)) ?? 'manual';

export const isNote = (provider: PaymentProviderName): boolean => providerFacts[provider].isNote;

export const paymentKinds = ['payment', 'refund'] as const;

export type PaymentKind = (typeof paymentKinds)[number];

/** Of what a guest paid above the budget of a group order: it is no mail of its host's. */
export const guestRefundEvent = 'guest_refunded';

export const paymentEvents = {
  payment: { done: 'paid', undone: 'payment_undone' },
  refund: { done: 'refunded', undone: 'refund_undone' },
} as const satisfies Record<PaymentKind, { done: string; undone: string }>;
