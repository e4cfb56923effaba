import type { OrderBatch } from '@traiteur/contract/orders/order-batches.ts';
import { orders } from '@traiteur/contract/orders/orders.ts';
import type { BatchAnswer } from '@traiteur/contract/statement/batches.ts';
import { batchActions, orderBatches, type OrderBatches } from '@traiteur/domain/orders/order-batches.ts';
import { orderLife, type OrderLife, type UsualAction } from '@traiteur/domain/orders/order-life.ts';
import type { Scope } from '@traiteur/domain/access/scopes.ts';
import { withAuditEntry } from '../../access/audit-entries/audited.ts';
import { mayReachClients } from '../../core/caller.ts';
import type { Context } from '../../core/context.ts';
import { attemptBatch } from '../../http/attempt-batch.ts';
import type { Handlers } from '../../http/handlers.ts';
import { ordersOfBatch } from './orders-of-batch.ts';

type OrderContext = Context<Scope>;

type ApplyEach = (id: number, context: OrderContext) => Promise<unknown>;

export async function changeOrders(batch: OrderBatch, change: ApplyEach, context: OrderContext): Promise<BatchAnswer> {
  const reader = { byContact: mayReachClients(context.caller), timeZone: context.house.timeZone };
  return attemptBatch(await ordersOfBatch(context.db, batch, reader), (id) => change(id, context), context);
}

type Operations = (typeof orders)['operations'];

/** Each order by the operation for one order, with its own audit entry. */
export function batchHandlers(handlers: Pick<Handlers<Operations>, 'get' | OrderLife[UsualAction]['operation']>) {
  const handlerOf = (action: UsualAction) => {
    const apply = withAuditEntry(orders, orderLife[action].operation, handlers);
    const applyEach: ApplyEach = (id, context) => apply({ params: { id }, query: undefined }, context);
    return ({ body }: { body: OrderBatch }, context: OrderContext) => changeOrders(body, applyEach, context);
  };
  return Object.fromEntries(
    batchActions.map((action) => [orderBatches[action], handlerOf(action)]),
    // `fromEntries` forgets the names.
  ) as Record<OrderBatches[UsualAction], ReturnType<typeof handlerOf>>;
}
