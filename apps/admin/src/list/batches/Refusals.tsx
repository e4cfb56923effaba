import type { BatchRefusal } from '@traiteur/contract/statement/batches.ts';
import { Fragment } from 'react';
import styles from './Refusals.module.css';

/** Refusals grouped by reason. */
export function Refusals({ refused }: { refused: readonly BatchRefusal[] }) {
  const reasons = Map.groupBy(refused, ({ message }) => message);
  return [...reasons].map(([message, records]) => (
    <p key={message} className={styles['reason']}>
      {message}
      {records.map(({ id, name }, index) => (
        <Fragment key={id}>
          {' '}
          <span>{index < records.length - 1 ? `${name},` : name}</span>
        </Fragment>
      ))}
    </p>
  ));
}
