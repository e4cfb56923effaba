import { useMoney } from '../site/language/use-money.ts';
import { useShopWords } from '../site/language/use-shop-words.ts';
import styles from './Payment.module.css';

export function PaymentSums({ total, due, isOfDays = false }: { total: number; due: number; isOfDays?: boolean }) {
  const words = useShopWords('payment');
  const money = useMoney();
  return (
    <dl className={styles['sums']}>
      {total !== due && (
        <>
          <dt>{words(isOfDays ? 'totalDays' : 'total')}</dt>
          <dd>{money(total)}</dd>
        </>
      )}
      <dt className={styles['due']}>{words('due')}</dt>
      <dd className={styles['due']}>{money(due)}</dd>
    </dl>
  );
}
