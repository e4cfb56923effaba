import type { OwnOrder } from '@traiteur/contract/own/own-orders.ts';
import { useShopWords } from '../../site/language/use-shop-words.ts';
import { NumberedText } from '../../texts/NumberedText.tsx';
import styles from '../Payment.module.css';

export function Thanks({ orders }: { orders: readonly OwnOrder[] }) {
  const words = useShopWords('payment');
  const [{ number } = { number: '' }] = orders;
  return (
    <p role="status" className={styles['thanks']}>
      {orders.length > 1 ? (
        words('paidDays', { count: String(orders.length) })
      ) : (
        <NumberedText number={number}>{words('paid', { number })}</NumberedText>
      )}
    </p>
  );
}
