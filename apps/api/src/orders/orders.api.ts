import { orders } from '@traiteur/contract/orders.ts';
import { served } from '../http/handlers.ts';
import { getOrder, listOrders } from './order-rows.ts';
import { placeOrder } from './place-order.ts';
import { quoteOrder } from './quote-order.ts';
import { takeStep } from './take-step.ts';

export const ordersApi = served(orders, {
  listOrders: ({ query }, { db }) => listOrders(db, query),
  getOrder: ({ params }, { db }) => getOrder(db, params.id),
  quoteOrder: ({ body }, context) => quoteOrder(body, context),
  placeOrder: ({ body, headers }, context) => placeOrder(body, headers['Idempotency-Key'], context.caller, context),
  confirmOrder: ({ params }, context) => takeStep(params.id, 'confirm', context.caller, '', context),
  startOrderPreparation: ({ params }, context) => takeStep(params.id, 'startPreparation', context.caller, '', context),
  readyOrder: ({ params }, context) => takeStep(params.id, 'ready', context.caller, '', context),
  dispatchOrder: ({ params }, context) => takeStep(params.id, 'dispatch', context.caller, '', context),
  deliverOrder: ({ params }, context) => takeStep(params.id, 'deliver', context.caller, '', context),
  failOrderDelivery: ({ params, body }, context) =>
    takeStep(params.id, 'failDelivery', context.caller, body.reason, context),
  cancelOrder: ({ params, body }, context) => takeStep(params.id, 'cancel', context.caller, body.reason, context),
});
