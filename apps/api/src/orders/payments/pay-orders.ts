import type { Body } from '@traiteur/contract/statement/operation.ts';
import type { BatchAnswer } from '@traiteur/contract/statement/batches.ts';
import { orders } from '@traiteur/contract/orders/orders.ts';
import type { OrderBatch } from '@traiteur/contract/orders/order-batches.ts';
import { withAuditEntry } from '../../access/audit-entries/audited.ts';
import type { Context } from '../../core/context.ts';
import type { Handlers } from '../../http/handlers.ts';
import { changeOrders } from '../batches/batch-handlers.ts';
import { payWithoutKey } from './pay-order.ts';

type Operations = (typeof orders)['operations'];
type Way = Pick<Body<Operations['payOrders']>, 'method'> & { note: string };

/** Each order gets the audit entry of its own payment. */
export const payOrdersHandler = (handlers: Pick<Handlers<Operations>, 'get'>) => ({
  payOrders({ body }: { body: Way & { orders: OrderBatch } }, context: Context<'orders:pay'>): Promise<BatchAnswer> {
    const payOne = ({ params }: { params: { id: number } }, orderContext: Context<'orders:pay'>) =>
      payWithoutKey(params.id, body, orderContext);
    const pay = withAuditEntry(orders, 'payOrder', { get: handlers.get, payOrder: payOne });
    return changeOrders(
      body.orders,
      (id, orderContext) => pay({ params: { id }, query: undefined }, orderContext),
      context,
    );
  },
});
