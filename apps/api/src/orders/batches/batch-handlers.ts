import type { OrderBatch } from '@traiteur/contract/orders/order-batches.ts';
import { orders } from '@traiteur/contract/orders.ts';
import type { BatchAnswer } from '@traiteur/contract/statement/batches.ts';
import { batchActions, orderBatches, type OrderBatches } from '@traiteur/domain/orders/order-batches.ts';
import { orderLife, type OrderLife, type UsualAction } from '@traiteur/domain/order-life.ts';
import { audited } from '../../audit-entries/audited.ts';
import { mayReachClients } from '../../core/caller.ts';
import type { Context } from '../../core/context.ts';
import { attemptEach } from '../../http/attempt-each.ts';
import type { Handler, Handlers } from '../../http/handlers.ts';
import { ordersOfBatch } from './orders-of-batch.ts';

type OrderContext = Context<OrderLife[UsualAction]['scope']>;

/** Takes a step with each order of a batch. */
type TakeEach = (id: number, context: OrderContext) => Promise<unknown>;

/** One request of a batch: what became of its orders, and where the next one goes on. */
export async function changeOrders(batch: OrderBatch, change: TakeEach, context: OrderContext): Promise<BatchAnswer> {
  const { db, caller, house } = context;
  const reader = { byContact: mayReachClients(caller), timeZone: house.timeZone };
  const { orders: batchOrders, left, after } = await ordersOfBatch(db, batch, reader);
  const outcome = await attemptEach(batchOrders, (id) => change(id, context), context);
  const attempted = outcome.done.length + outcome.refused.length;
  const last = batchOrders[attempted - 1];
  const total = left.total + batchOrders.length - attempted;
  const isOver = batch.ids !== undefined || total === 0 || !last;
  return { ...outcome, next: isOver ? null : after(last.id), left: total, leftIsEstimate: left.totalIsEstimate };
}

type Operations = (typeof orders)['operations'];

/** What the operation for one order does, its entry in the log included, done with each of many. */
export function batchHandlers(handlers: Pick<Handlers<Operations>, 'get' | OrderLife[UsualAction]['operation']>) {
  // Each is typed by its own operation where it is written; told apart by name they only share their shape.
  const all = handlers as unknown as Record<string, Handler>;
  const handlerOf = (action: UsualAction) => {
    const take = audited(orders, orderLife[action].operation, all);
    const takeEach: TakeEach = (id, context) => take({ params: { id }, query: undefined }, context);
    return ({ body }: { body: OrderBatch }, context: OrderContext) => changeOrders(body, takeEach, context);
  };
  return Object.fromEntries(
    batchActions.map((action) => [orderBatches[action], handlerOf(action)]),
    // `fromEntries` forgets the names.
  ) as Record<OrderBatches[UsualAction], ReturnType<typeof handlerOf>>;
}
