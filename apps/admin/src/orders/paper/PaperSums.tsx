import type { OrderPaper } from '@traiteur/contract/orders/order-papers.ts';
import { OrderSum } from '@traiteur/front/orders/OrderSum.tsx';
import { useKitSettings } from '@traiteur/kit/setup/kit-settings.ts';
import { useTranslations } from 'use-intl';
import styles from './OrderPaper.module.css';

export function PaperSums({ order }: { order: OrderPaper }) {
  const words = useTranslations('orders.paper');
  const choices = useTranslations('orders.paymentChoice');
  const { formatMoney } = useKitSettings();
  const rows = [
    ['credited', -order.credited],
    ['paid', -order.paid],
    ['refunded', order.refunded],
  ] as const;
  const isOver = order.due === 0;
  return (
    <div className={styles['sums']}>
      <OrderSum sum={order} />
      <dl>
        {rows.map(
          ([name, cents]) =>
            cents !== 0 && (
              <div key={name}>
                <dt>{words(name)}</dt>
                <dd>{formatMoney(cents)}</dd>
              </div>
            ),
        )}
        {!isOver && (
          <div className={styles['due']}>
            <dt>{words('due')}</dt>
            <dd>{formatMoney(order.due)}</dd>
          </div>
        )}
        {!isOver && order.paymentChoice && (
          <div>
            <dt>{words('paymentChoice')}</dt>
            <dd>{choices(order.paymentChoice)}</dd>
          </div>
        )}
      </dl>
      {isOver && order.paid > 0 && order.refunded === 0 && <p className={styles['due']}>{words('nothingDue')}</p>}
    </div>
  );
}
