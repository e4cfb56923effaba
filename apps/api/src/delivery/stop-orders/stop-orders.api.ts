import { stopOrders } from '@traiteur/contract/delivery/stop-orders.ts';
import { handlersFor } from '../../http/handlers.ts';
import { updateStopOrder } from './stop-order-rows.ts';

export const stopOrdersApi = handlersFor(stopOrders, {
  updateStopOrder: ({ body }, { db }) => updateStopOrder(db, body),
});
