import type { TableEater } from '@traiteur/contract/clients/eaters.ts';
import type { OwnQuote } from '@traiteur/contract/own/own-orders.ts';
import styles from '../Checkout.module.css';
import { conflictKey } from '../conflict-key.ts';
import { useConflictSentence } from '../use-conflict-sentence.ts';

interface AcceptedDishesProps {
  table: readonly TableEater[];
  quote: OwnQuote | undefined;
  accepted: readonly string[];
  onChange: (accepted: string[]) => void;
}

export function AcceptedDishes({ table, quote, accepted, onChange }: AcceptedDishesProps) {
  const sentenceOf = useConflictSentence(table);
  return quote?.conflicts.map((conflict) => {
    const line = quote.lines[conflict.line];
    const key = conflictKey(line?.productId ?? 0, conflict);
    return conflict.answer === 'refused' ? (
      <p key={key} role="alert" className="fault">
        {sentenceOf(conflict, line)}
      </p>
    ) : (
      <label key={key} className={styles['choice']}>
        <input
          type="checkbox"
          checked={accepted.includes(key)}
          onChange={({ target }) =>
            onChange(target.checked ? [...accepted, key] : accepted.filter((otherKey) => otherKey !== key))
          }
        />
        <span>{sentenceOf(conflict, line)}</span>
      </label>
    );
  });
}
