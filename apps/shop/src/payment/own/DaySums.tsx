import type { OwnOrder } from '@traiteur/contract/own/own-orders.ts';
import { useDates } from '@traiteur/front/language/use-dates.ts';
import { useMoney } from '../../site/language/use-money.ts';
import { useShopWords } from '../../site/language/use-shop-words.ts';
import styles from '../Payment.module.css';

/** What one payment is for, day by day. */
export function DaySums({ orders }: { orders: readonly OwnOrder[] }) {
  const words = useShopWords('payment');
  const money = useMoney();
  const { long } = useDates();
  return (
    <dl className={styles['sums']}>
      {orders.map(({ id, number, deliveryDate, due, status }) => (
        <div key={id}>
          <dt>
            {long(deliveryDate)} <span className="nowrap">· {number}</span>
          </dt>
          <dd>{status === 'cancelled' ? words('dayCancelled') : due === 0 ? words('dayPaid') : money(due)}</dd>
        </div>
      ))}
    </dl>
  );
}
