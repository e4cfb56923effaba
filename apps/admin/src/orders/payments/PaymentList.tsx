import type { Payment } from '@traiteur/contract/orders/payment.ts';
import type { Order } from '@traiteur/contract/orders/order-record.ts';
import { useDates } from '@traiteur/front/language/use-dates.ts';
import { Button } from '@traiteur/kit/look/Button.tsx';
import { useKitSettings } from '@traiteur/kit/setup/kit-settings.ts';
import { useTranslations } from 'use-intl';
import styles from './Payments.module.css';
import { usePayments } from './use-payments.ts';

/** The oldest first. */
export function PaymentList({ order: { id, payments } }: { order: Order }) {
  return (
    <ul className={styles['payments']}>
      {payments.map((payment) => (
        <PaymentEntry key={payment.id} orderId={id} payment={payment} />
      ))}
    </ul>
  );
}

function PaymentEntry({ orderId, payment }: { orderId: number; payment: Payment }) {
  const words = useTranslations('orders');
  const dates = useDates();
  const { formatMoney } = useKitSettings();
  const { undo, canUndo } = usePayments();
  const { kind, method, amount, reverses, isUndone, at, by, note, onlineState } = payment;
  const state =
    onlineState === 'under_way' ? words('online.underWay') : onlineState === 'failed' ? words('online.failed') : '';
  const name = words(`paymentMethod.${method}`);
  const signedAmount = formatMoney(kind === 'refund' ? 0 - amount : amount);
  return (
    <li className={isUndone ? styles['undone'] : undefined}>
      <span>
        {kind === 'refund' ? `${words('payments.refund')} · ${name}` : name}
        {isUndone && ` (${words('payments.isUndone')})`}
        {reverses !== null && ` (${words('payments.isReversal')})`}
        <small>{[state, by, dates.moment(at), note].filter(Boolean).join(' · ')}</small>
      </span>
      <span className={styles['amount']}>{signedAmount}</span>
      {canUndo(payment) && (
        <Button
          variant="subtle"
          className="no-print"
          aria-label={words('payments.undoLong', { method: name, amount: signedAmount })}
          onClick={() => void undo(orderId, payment)}
        >
          {words('payments.undo')}
        </Button>
      )}
    </li>
  );
}
