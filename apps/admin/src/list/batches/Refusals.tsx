import type { BatchRefusal } from '@traiteur/contract/statement/batches.ts';
import styles from './Refusals.module.css';

/** Why some records of a batch would be refused, each reason with whom it is about. */
export function Refusals({ refused }: { refused: readonly BatchRefusal[] }) {
  const reasons = Map.groupBy(refused, ({ message }) => message);
  return [...reasons].map(([message, records]) => (
    <p key={message} className={styles['reason']}>
      {message} <span>{records.map(({ name }) => name).join(', ')}</span>
    </p>
  ));
}
