/** How a client intends to pay; the real payment may differ. `on_invoice`: companies with terms alone. */
export const paymentChoices = ['on_delivery', 'transfer', 'online', 'on_invoice'] as const;

export type PaymentChoice = (typeof paymentChoices)[number];
