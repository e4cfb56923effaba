import type { orderPayments } from '@traiteur/contract/orders/payments.ts';
import type { Handlers } from '../../http/handlers.ts';
import { acknowledgePaymentFailure } from './acknowledge-failure.ts';
import { payOrder } from './pay-order.ts';
import { refundOrder } from './refund-order.ts';
import { undoPayment } from './undo-payment.ts';

export const paymentHandlers: Omit<Handlers<typeof orderPayments>, 'payOrders'> = {
  payOrder: ({ params, body, headers }, context) => payOrder(params.id, body, headers['Idempotency-Key'], context),
  undoPayment: ({ params, body }, context) => undoPayment(params.id, body.paymentId, 'payment', context),
  refundOrder: ({ params, body, headers }, context) =>
    refundOrder(params.id, body, headers['Idempotency-Key'], context),
  requestPayment: ({ params }, context) => context.providers.stripe.requestPayment(params.id, context),
  acknowledgePaymentFailure: ({ params }, context) => acknowledgePaymentFailure(params.id, context),
  payBySavedCard: ({ params, body }, context) =>
    context.providers.stripe.payBySavedCard(params.id, body.cardId, context),
  bookRefund: ({ params, body }, context) => context.providers.stripe.bookRefund(params.id, body, context),
  undoRefund: ({ params, body }, context) => undoPayment(params.id, body.paymentId, 'refund', context),
};
