import { orders } from '@traiteur/contract/orders/orders.ts';
import type { Cancellations, RefundChoice } from '@traiteur/contract/orders/order-batches.ts';
import type { Order } from '@traiteur/contract/orders/order-record.ts';
import type { BatchAnswer } from '@traiteur/contract/statement/batches.ts';
import type { Cents } from '@traiteur/domain/money/money.ts';
import { type RefundMethod, refundMethods } from '@traiteur/domain/money/payment-methods.ts';
import { withAuditEntry } from '../../access/audit-entries/audited.ts';
import { isPermitted } from '../../core/caller.ts';
import type { Context } from '../../core/context.ts';
import { Refusal } from '../../core/refusal.ts';
import type { Handlers } from '../../http/handlers.ts';
import { changeOrders } from '../batches/batch-handlers.ts';

type Operations = (typeof orders)['operations'];
type OfficeContext = Context<'orders:write'>;

/** Cancelling and giving back are each the operation for one order: a refund that fails leaves the order cancelled. */
export function cancelHandler(handlers: Pick<Handlers<Operations>, 'get' | 'cancelOrder' | 'refundOrder'>) {
  const cancel = withAuditEntry(orders, 'cancelOrder', handlers);
  const giveBack = withAuditEntry(orders, 'refundOrder', handlers);
  return {
    cancelOrders({ body }: { body: Cancellations }, context: OfficeContext): Promise<BatchAnswer> {
      const { orders: batch, reason, refund } = body;
      if (refund !== 'none' && !isPermitted('orders:refund', context.caller)) throw new Refusal('not-allowed');
      const cancelOne = async (id: number) => {
        const ofOrder = { params: { id }, query: undefined };
        const cancellation = { ...ofOrder, body: { reason } };
        const order = (await cancel(cancellation, context)) as Order;
        for (const { method, amount } of refundsOf(order, refund)) {
          const headers = { 'Idempotency-Key': crypto.randomUUID() };
          const wish = { ...ofOrder, headers, body: { method, amount, reason, lines: [], deliveryFee: false } };
          await giveBack(wish, context).catch(notRefunded);
        }
      };
      return changeOrders(batch, cancelOne, context);
    },
  };
}

function notRefunded(error: unknown): never {
  if (error instanceof Refusal) throw new Refusal('cancelled-not-refunded', {}, { cause: error });
  throw error;
}

/** What the house holds of an order, by the means it came. Of a payment whose means nobody noted it says nothing. */
function refundsOf({ payments }: Order, choice: RefundChoice): { method: RefundMethod; amount: Cents }[] {
  const methods = choice === 'all' ? refundMethods : refundMethods.filter((method) => choice === method);
  return methods.flatMap((method) => {
    const movements = payments.filter((payment) => payment.method === method);
    const amount = movements.reduce((sum, { kind, amount }) => sum + (kind === 'payment' ? amount : -amount), 0);
    return amount > 0 ? [{ method, amount }] : [];
  });
}
