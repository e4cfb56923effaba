import { useMoney } from '../site/language/use-money.ts';
import { useShopWords } from '../site/language/use-shop-words.ts';
import styles from './Payment.module.css';

export function PaymentSums({ total, due }: { total: number; due: number }) {
  const words = useShopWords('payment');
  const money = useMoney();
  return (
    <dl className={styles['sums']}>
      {total !== due && (
        <>
          <dt>{words('total')}</dt>
          <dd>{money(total)}</dd>
        </>
      )}
      <dt className={styles['due']}>{words('due')}</dt>
      <dd className={styles['due']}>{money(due)}</dd>
    </dl>
  );
}
