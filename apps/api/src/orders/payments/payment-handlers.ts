import type { orderPayments } from '@traiteur/contract/payments/operations.ts';
import type { Handlers } from '../../http/handlers.ts';
import { orderFor } from '../read/contact.ts';
import { payOrder } from './pay-order.ts';
import { refundOrder } from './refund-order.ts';
import { undoPayment } from './undo-payment.ts';

export const paymentHandlers: Handlers<typeof orderPayments> = {
  payOrder: async ({ params, body, headers }, context) =>
    orderFor(context.caller, await payOrder(params.id, body, headers['Idempotency-Key'], context.caller, context)),
  undoPayment: async ({ params, body }, context) =>
    orderFor(context.caller, await undoPayment(params.id, body.paymentId, 'payment', context.caller, context)),
  refundOrder: async ({ params, body, headers }, context) =>
    orderFor(context.caller, await refundOrder(params.id, body, headers['Idempotency-Key'], context.caller, context)),
  undoRefund: async ({ params, body }, context) =>
    orderFor(context.caller, await undoPayment(params.id, body.paymentId, 'refund', context.caller, context)),
};
