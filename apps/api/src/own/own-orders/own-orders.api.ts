import { ownOrders } from '@traiteur/contract/own/own-orders.ts';
import { handlersFor } from '../../http/handlers.ts';
import { cancelOwnOrder } from './cancel-own-order.ts';
import { newCodeOf, quoteOwnOrderChange, updateOwnOrder } from './change-own-order.ts';
import { listOwnOrders, readOwnOrder } from './own-order-rows.ts';
import { ownOrderCalendar } from './order-calendar.ts';
import { findPlacedOrders, placeOwnOrders, quoteOwnOrders } from './place-own-order.ts';
import { countingCode, countingCodes } from './tried-codes.ts';

export const ownOrdersApi = handlersFor(
  ownOrders,
  {
    quoteOwnOrders: ({ body }, context) => quoteOwnOrders(body, context),
    placeOwnOrders: ({ headers, body }, context) => placeOwnOrders(body, headers['Idempotency-Key'], context),
    findPlacedOrders: ({ params }, context) => findPlacedOrders(params.key, context),
    listOwnOrders: ({ query }, { db, caller }) => listOwnOrders(db, caller, query),
    getOwnOrder: ({ params }, { db, caller, clock, house, brand }) =>
      readOwnOrder(db, caller, params.id, { now: clock(), house, brand }),
    quoteOwnOrderChange: ({ params, body }, context) => quoteOwnOrderChange(params.id, body, context),
    updateOwnOrder: ({ params, headers, body }, context) =>
      updateOwnOrder(params.id, body, headers['Idempotency-Key'], context),
    getOwnOrderCalendar: ({ params }, context) => ownOrderCalendar(params.id, context),
    cancelOwnOrder: ({ params }, context) => cancelOwnOrder(params.id, context),
  },
  {},
  {
    placeOwnOrders: ({ body: { orders } }, context, work) => countingCodes(orders, context, work, () => false),
    updateOwnOrder: async ({ params, body }, context, work) =>
      countingCode(await newCodeOf(params.id, body, context), context, work, () => false),
  },
);
