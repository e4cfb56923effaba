import { ownPayments } from '@traiteur/contract/own/own-payments.ts';
import { handlersFor } from '../../http/handlers.ts';
import { hearOwnPayment, startOwnPayment } from './own-payments.ts';

export const ownPaymentsApi = handlersFor(ownPayments, {
  getOnlinePayment: async (_, { stripe }) => ({ publishableKey: stripe?.publishableKey ?? null }),
  startOwnPayment: ({ body }, context) => startOwnPayment(body, context),
  hearOwnPayment: ({ body }, context) => hearOwnPayment(body.orderIds, context),
});
