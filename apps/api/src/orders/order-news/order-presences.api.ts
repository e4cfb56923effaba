import { presences } from '@traiteur/contract/orders/order-presences.ts';
import { handlersFor } from '../../http/handlers.ts';
import { leaveOrder, seeOrder } from './presence-rows.ts';

export const orderPresencesApi = handlersFor(presences, {
  seeOrder: ({ params, body }, { db, caller, clock }) =>
    seeOrder(db, { orderId: params.id, administratorId: caller.id, editing: body.editing }, clock()),
  leaveOrder: ({ params, query }, { db, caller }) =>
    leaveOrder(db, { orderId: params.id, administratorId: caller.id, editing: query.editing === 'true' }),
});
