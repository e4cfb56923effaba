import type { BatchAnswer } from '@traiteur/contract/statement/batches.ts';
import { useTranslations } from 'use-intl';
import styles from './MoveQuote.module.css';

/** How many orders a slot would take, and each of the others with its reason. */
export function MoveQuote({ quote: { done, refused } }: { quote: BatchAnswer }) {
  const words = useTranslations('orders.moves');
  const reasons = Map.groupBy(refused, ({ message }) => message);
  return (
    <div role="status" className={styles['quote']}>
      <strong>{words('possible', { count: done.length })}</strong>
      {[...reasons].map(([message, orders]) => (
        <p key={message}>
          {message} <span className={styles['numbers']}>{orders.map(({ name }) => name).join(', ')}</span>
        </p>
      ))}
    </div>
  );
}
