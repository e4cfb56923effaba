import * as z from 'zod/mini';
import { startedPayment } from '../money/online-payments.ts';
import { cardId } from '../money/saved-cards.ts';
import { distinct, id } from '../statement/fields.ts';
import { operationsOf } from '../statement/operation.ts';
import { mostDays } from './own-order-input.ts';
import { ownOrder } from './own-orders.ts';

/** Orders that one payment is for. */
const orderIds = z.array(id).check(z.minLength(1), z.maxLength(mostDays), distinct);

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
      'Begins one online payment of all that is due of one or several orders of the caller’s; begun again, it goes on with the same payment.',
    method: 'POST',
    path: '/own/started-payments',
    scope: 'client',
    body: z.strictObject({
      orderIds,
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
    summary:
      'Asks Stripe what has become of the payment of one or several orders of the caller’s, and lists the orders as they were asked for.',
    method: 'PUT',
    path: '/own/heard-payments',
    scope: 'client',
    body: z.strictObject({ orderIds }),
    result: z.object({ items: z.array(ownOrder) }),
    audit: 'none',
    refusals: ['not-found', 'provider-failed'],
  },
});
