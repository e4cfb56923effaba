/** How a client intends to pay; the real payment may differ. */
export const paymentChoices = ['on_delivery', 'transfer', 'online'] as const;

export type PaymentChoice = (typeof paymentChoices)[number];
