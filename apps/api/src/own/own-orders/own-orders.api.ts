import { ownOrders } from '@traiteur/contract/own/own-orders.ts';
import { handlersFor } from '../../http/handlers.ts';
import { cancelOwnOrder } from './cancel-own-order.ts';
import { listOwnOrders, readOwnOrder } from './own-order-rows.ts';
import { findPlacedOrder, placeOwnOrder, quoteOwnOrder } from './place-own-order.ts';
import { countingCode } from './tried-codes.ts';

export const ownOrdersApi = handlersFor(
  ownOrders,
  {
    quoteOwnOrder: ({ body }, context) => quoteOwnOrder(body, context),
    placeOwnOrder: ({ headers, body }, context) => placeOwnOrder(body, headers['Idempotency-Key'], context),
    findPlacedOrder: ({ params }, context) => findPlacedOrder(params.key, context),
    listOwnOrders: ({ query }, { db, caller }) => listOwnOrders(db, caller, query),
    getOwnOrder: ({ params }, { db, caller, clock, house, brand }) =>
      readOwnOrder(db, caller, params.id, { now: clock(), house, brand }),
    cancelOwnOrder: ({ params }, context) => cancelOwnOrder(params.id, context),
  },
  {},
  { placeOwnOrder: ({ body }, context, work) => countingCode(body.discountCode, context, work, () => false) },
);
