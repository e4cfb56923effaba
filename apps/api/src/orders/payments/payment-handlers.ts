import type { orderPayments } from '@traiteur/contract/money/payment-operations.ts';
import type { Handlers } from '../../http/handlers.ts';
import { bookRefund } from '../online-payments/book-refund.ts';
import { requestPayment } from '../online-payments/request-payment.ts';
import { payBySavedCard } from '../online-payments/saved-cards.ts';
import { personOf } from '../../core/caller.ts';
import { orderFor } from '../read/contact.ts';
import { payOrder } from './pay-order.ts';
import { refundOrder } from './refund-order.ts';
import { undoPayment } from './undo-payment.ts';

/** Many at once are made of those for one order. */
export const paymentHandlers: Omit<Handlers<typeof orderPayments>, 'payOrders'> = {
  payOrder: async ({ params, body, headers }, context) =>
    orderFor(context.caller, await payOrder(params.id, body, headers['Idempotency-Key'], context.caller, context)),
  undoPayment: async ({ params, body }, context) =>
    orderFor(context.caller, await undoPayment(params.id, body.paymentId, 'payment', context.caller, context)),
  refundOrder: async ({ params, body, headers }, context) =>
    orderFor(context.caller, await refundOrder(params.id, body, headers['Idempotency-Key'], context.caller, context)),
  requestPayment: async ({ params }, context) =>
    orderFor(context.caller, await requestPayment(params.id, context.caller, context)),
  payBySavedCard: async ({ params, body }, context) =>
    orderFor(context.caller, await payBySavedCard(params.id, body.cardId, personOf(context.caller), context)),
  bookRefund: async ({ params, body }, context) =>
    orderFor(context.caller, await bookRefund(params.id, body, personOf(context.caller), context)),
  undoRefund: async ({ params, body }, context) =>
    orderFor(context.caller, await undoPayment(params.id, body.paymentId, 'refund', context.caller, context)),
};
