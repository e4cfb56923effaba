import { orders } from '@traiteur/contract/orders.ts';
import { handlersFor } from '../http/handlers.ts';
import { meanings } from './orders.table.ts';
import { getOrder, listOrders } from './read/order-rows.ts';
import { placeOrder } from './place/place-order.ts';
import { quoteOrder } from './place/quote-order.ts';
import { stepHandlers } from './steps/step-handlers.ts';

export const ordersApi = handlersFor(
  orders,
  {
    list: ({ query }, { db }) => listOrders(db, query),
    get: ({ params }, { db }) => getOrder(db, params.id),
    quoteOrder: ({ body }, context) => quoteOrder(body, context),
    placeOrder: ({ body, headers }, context) => placeOrder(body, headers['Idempotency-Key'], context.caller, context),
    ...stepHandlers,
  },
  meanings,
);
