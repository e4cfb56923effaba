import { orders } from '@traiteur/contract/orders/orders.ts';
import type { OrderBatch } from '@traiteur/contract/orders/order-batches.ts';
import type { BatchAnswer } from '@traiteur/contract/statement/batches.ts';
import { orderActions, orderLife } from '@traiteur/domain/orders/order-life.ts';
import { withAuditEntry } from '../../access/audit-entries/audited.ts';
import type { Context } from '../../core/context.ts';
import { Refusal } from '../../core/refusal.ts';
import type { Handlers } from '../../http/handlers.ts';
import { changeOrders } from '../batches/batch-handlers.ts';

type Operations = (typeof orders)['operations'];

const steps = orderActions.map((action) => orderLife[action].event);

/** The caller's last step or move of each order, by the operation for one order. */
export function undoHandler(handlers: Pick<Handlers<Operations>, 'get' | 'undoOrderChange'>) {
  const undo = withAuditEntry(orders, 'undoOrderChange', handlers);
  return {
    undoOrderChanges({ body }: { body: OrderBatch }, context: Context<'orders:read'>): Promise<BatchAnswer> {
      const undoOne = async (id: number) => {
        const event = await context.db
          .selectFrom('order_events')
          .select('id')
          .where('order_id', '=', id)
          .where('by_id', '=', context.caller.id)
          .where((is) =>
            is.or([is('kind', 'in', steps), is('id', 'in', is.selectFrom('order_moves').select('event_id'))]),
          )
          .orderBy('id', 'desc')
          .executeTakeFirst();
        if (!event) throw new Refusal('not-found');
        const request = { params: { id }, query: undefined, body: { eventId: event.id } };
        return undo(request, context);
      };
      return changeOrders(body, undoOne, context);
    },
  };
}
