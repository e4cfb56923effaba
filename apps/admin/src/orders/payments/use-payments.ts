import { useQueryClient } from '@tanstack/react-query';
import type { PaymentInput, RefundInput } from '@traiteur/contract/orders/payments.ts';
import type { Payment } from '@traiteur/contract/orders/payment.ts';
import type { Order } from '@traiteur/contract/orders/order-record.ts';
import { mayUseTill } from '@traiteur/domain/access/scopes.ts';
import { useApi } from '@traiteur/front/front.ts';
import { useSession } from '@traiteur/front/session/use-session.ts';
import { toast } from '@traiteur/kit/overlays/toast.tsx';
import { useKitSettings } from '@traiteur/kit/setup/kit-settings.ts';
import { useTranslations } from 'use-intl';
import { orderKeys } from '../order-queries.ts';
import { useFailureToast } from '../../noun/use-failure-toast.ts';

export type PayableOrder = Pick<Order, 'id' | 'number' | 'due'>;

/** Records payments and refunds, then shows the updated order. What is not final can be undone from the toast. */
export function usePayments() {
  const api = useApi();
  const { user } = useSession();
  const queries = useQueryClient();
  const words = useTranslations('orders.payments');
  const { formatMoney } = useKitSettings();
  const showFailure = useFailureToast();

  const canUndo = ({ kind, isUndoable, takerId }: Payment): boolean =>
    isUndoable &&
    api.offers('orders', undoing[kind]) &&
    user !== undefined &&
    mayUseTill({ id: user.id, scopes: user.scope }, takerId);
  const show = (order: Order) => {
    queries.setQueryData(orderKeys.record(order.id), order);
    return queries.invalidateQueries({ queryKey: orderKeys.all });
  };
  const showToast = (message: string, order: Order) => {
    const payment = order.payments.at(-1);
    toast.success(message, {
      ...(payment && canUndo(payment) && { undo: { label: words('undo'), run: () => void undo(order.id, payment) } }),
    });
    return show(order);
  };

  /** Throws what the server refused, for the form to show. */
  async function pay(id: number, input: PaymentInput, key: string) {
    const order = await api.call('orders', 'payOrder', { id, 'Idempotency-Key': key }, input);
    await showToast(words('done', { amount: formatMoney(input.amount) }), order);
  }

  /** Throws what the server refused, for the form to show. */
  async function refund(id: number, input: RefundInput, key: string) {
    const order = await api.call('orders', 'refundOrder', { id, 'Idempotency-Key': key }, input);
    await showToast(words('refundDone', { amount: formatMoney(input.amount) }), order);
  }

  async function undo(id: number, { id: paymentId, kind }: Pick<Payment, 'id' | 'kind'>) {
    try {
      const order = await api.call('orders', undoing[kind], { id }, { paymentId });
      toast.success(words(kind === 'payment' ? 'undone' : 'refundUndone'));
      await show(order);
    } catch (error) {
      showFailure(error);
      await queries.invalidateQueries({ queryKey: orderKeys.all });
    }
  }

  return {
    pay,
    refund,
    undo,
    mayPay: api.offers('orders', 'payOrder'),
    mayRefund: api.offers('orders', 'refundOrder'),
    canUndo,
  };
}

const undoing = { payment: 'undoPayment', refund: 'undoRefund' } as const;
