import type { Payment } from '@traiteur/contract/orders/payment.ts';
import type { Order } from '@traiteur/contract/orders/order-record.ts';
import { isNote } from '@traiteur/domain/money/payment-methods.ts';
import { heldOf } from '@traiteur/domain/money/payment-status.ts';
import { sql } from 'kysely';
import { jsonMoment } from '../../database/rows/json-moment.ts';

type PaymentRow = Omit<Payment, 'isUndoable'> & { isCashedUp: boolean };

export const paymentsOf = (order: string) =>
  sql<
    PaymentRow[]
  >`(select coalesce(json_agg(json_build_object('id', p.id, 'kind', p.kind, 'provider', p.provider, 'method', p.method,
      'amount', p.amount, 'credited', p.credited, 'reverses', p.reverses,
      'isCashedUp', p.cash_up_id is not null, 'isUndone', exists (select from payments r where r.reverses = p.id),
      'at', ${jsonMoment('p.at')}, 'takerId', p.by_id, 'by', p.by_name, 'note', p.note,
      'onlineState', (select r.state from online_refunds r where r.payment_id = p.id),
      'lines', (select coalesce(json_agg(json_build_object('name', r.name, 'sizeName', r.size_name, 'quantity', r.quantity,
          'amount', r.amount) order by r.position), '[]') from refund_parts r where r.payment_id = p.id and r.quantity <> 0),
      'deliveryFee', (select coalesce(sum(r.delivery_fee), 0) from refund_parts r where r.payment_id = p.id)) order by p.id), '[]')
    from payments p where p.order_id = ${sql.ref(`${order}.id`)})`;

/** Null for events without a payment or refund. */
export const paymentOfEvent = (event: string) =>
  sql<
    Order['events'][number]['payment']
  >`(select json_build_object('kind', p.kind, 'method', p.method, 'amount', sum(p.amount))
    from payments p where p.event_id = ${sql.ref(`${event}.id`)} group by p.kind, p.method)`;

export const withUndoable = (order: { paid: number; refunded: number; payments: readonly PaymentRow[] }): Payment[] =>
  order.payments.map(({ isCashedUp, ...payment }) => ({
    ...payment,
    isUndoable: isUndoable({ ...payment, isCashedUp }, order),
  }));

/** Only what the house itself recorded and has not cashed up. A payment is final once its money was refunded. */
export function isUndoable(
  {
    kind,
    provider,
    amount,
    reverses,
    isUndone,
    isCashedUp,
  }: Pick<PaymentRow, 'kind' | 'provider' | 'amount' | 'reverses' | 'isUndone' | 'isCashedUp'>,
  money: { paid: number; refunded: number },
): boolean {
  if (isUndone || isCashedUp || reverses !== null || !isNote(provider)) return false;
  return kind === 'refund' || amount <= heldOf(money);
}
