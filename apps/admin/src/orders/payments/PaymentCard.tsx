import type { Order } from '@traiteur/contract/orders/order-record.ts';
import { Card } from '@traiteur/kit/look/Card.tsx';
import { useKitSettings } from '@traiteur/kit/setup/kit-settings.ts';
import { useTranslations } from 'use-intl';
import { OnlinePaymentButton } from '../../money/online-payments/OnlinePaymentButton.tsx';
import { PayButton } from './PayButton.tsx';
import { PaymentList } from './PaymentList.tsx';
import { RefundButton } from './RefundButton.tsx';
import styles from './Payments.module.css';

export function PaymentCard({ order }: { order: Order }) {
  const words = useTranslations('orders.payments');
  return (
    <Card title={words('title')}>
      <Sums order={order} />
      {order.payments.length > 0 && <PaymentList order={order} />}
      <div className={styles['actions']}>
        <PayButton order={order} />
        <OnlinePaymentButton order={order} />
        <RefundButton order={order} />
      </div>
    </Card>
  );
}

function Sums({ order }: { order: Order }) {
  const words = useTranslations('orders');
  const { formatMoney } = useKitSettings();
  const { total, paid, refunded, due, overpaid } = order;
  return (
    <dl className={styles['sums']}>
      <dt>{words('payments.total')}</dt>
      <dd>{formatMoney(total)}</dd>
      {paid > 0 && (
        <>
          <dt>{words('payments.paid')}</dt>
          <dd>{formatMoney(paid)}</dd>
        </>
      )}
      {refunded > 0 && (
        <>
          <dt>{words('payments.refunded')}</dt>
          <dd>{formatMoney(0 - refunded)}</dd>
        </>
      )}
      {overpaid > 0 ? (
        <>
          <dt className={styles['last']}>{words('payment.overpaid')}</dt>
          <dd className={styles['last']}>{formatMoney(overpaid)}</dd>
        </>
      ) : (
        <>
          <dt className={styles['last']}>{words('payment.due')}</dt>
          <dd className={styles['last']}>{formatMoney(due)}</dd>
        </>
      )}
    </dl>
  );
}
