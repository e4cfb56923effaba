import * as z from 'zod/mini';
import { startedPayment } from '../money/online-payments.ts';
import { cardId } from '../money/saved-cards.ts';
import { oneThing } from '../statement/lists.ts';
import { operationsOf } from '../statement/operation.ts';
import { ownOrder } from './own-orders.ts';

export const ownPayments = operationsOf('own-payments', {
  getOnlinePayment: {
    summary: 'Answers with which key a browser speaks to Stripe; null where the house takes no payments online.',
    method: 'GET',
    path: '/online-payment',
    scope: 'public',
    result: z.object({ publishableKey: z.nullable(z.string()) }),
    refusals: [],
  },
  startOwnPayment: {
    summary:
      'Begins the online payment of all that is due of an order of the caller’s; begun again, it goes on with the same payment.',
    method: 'POST',
    path: '/own/orders/{id}/started-payments',
    scope: 'client',
    params: oneThing,
    body: z.strictObject({
      /** Consent to store the card, sent with the confirmation. */
      saveCard: z._default(z.boolean(), false),
      cardId: z.optional(cardId),
    }),
    result: startedPayment,
    // Stripe reports the result; the timeline keeps it.
    audit: 'none',
    refusals: ['not-found', 'nothing-due', 'payment-under-way', 'online-payments-off', 'provider-failed'],
  },
  hearOwnPayment: {
    summary: 'Asks Stripe what has become of the payment of an order of the caller’s, and answers the order.',
    method: 'PUT',
    path: '/own/orders/{id}/heard-payment',
    scope: 'client',
    params: oneThing,
    result: ownOrder,
    audit: 'none',
    refusals: ['not-found', 'provider-failed'],
  },
});
