import { asSpoken } from '@traiteur/domain/money/money.ts';
import { useId } from 'react';
import { useMoney } from '../site/language/use-money.ts';
import { useShopWords } from '../site/language/use-shop-words.ts';
import styles from './FreeDelivery.module.css';

interface FreeDeliveryProps {
  /** In cents, before any discount. */
  goods: number;
  /** In cents. */
  freeFrom: number;
}

export function FreeDelivery({ goods, freeFrom }: FreeDeliveryProps) {
  const words = useShopWords('cart');
  const money = useMoney();
  const id = useId();
  const missingAmount = Math.max(0, freeFrom - goods);
  return (
    <div className={styles['progress']}>
      <label htmlFor={id}>
        {missingAmount > 0 ? words('missing', { amount: asSpoken(money(missingAmount)) }) : words('reached')}
      </label>
      <progress id={id} max={Math.max(freeFrom, 1)} value={Math.min(goods, freeFrom) || (freeFrom === 0 ? 1 : 0)} />
    </div>
  );
}
