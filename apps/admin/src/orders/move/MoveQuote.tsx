import type { BatchRefusal } from '@traiteur/contract/statement/batches.ts';
import { useTranslations } from 'use-intl';
import { Refusals } from '../../list/batches/Refusals.tsx';
import styles from './MoveQuote.module.css';

interface MoveQuoteProps {
  possible: number;
  refused: readonly BatchRefusal[];
}

/** How many orders a slot would take, and each of the others with its reason. */
export function MoveQuote({ possible, refused }: MoveQuoteProps) {
  const words = useTranslations('orders.moves');
  return (
    <div role="status">
      <strong>{words('possible', { count: possible })}</strong>
      {refused.length > 0 && (
        <div role="group" aria-label={words('impossible')} tabIndex={0} className={`${styles['refused']} scrolls`}>
          <Refusals refused={refused} />
        </div>
      )}
    </div>
  );
}
