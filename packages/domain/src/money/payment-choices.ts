/** How a client says that they will pay an order. What they do then is a payment, whatever they said. */
export const paymentChoices = ['on_delivery', 'transfer', 'online'] as const;

export type PaymentChoice = (typeof paymentChoices)[number];
