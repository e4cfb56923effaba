import type { TableEater } from '@traiteur/contract/clients/eaters.ts';
import type { OwnQuote } from '@traiteur/contract/own/own-order-input.ts';
import styles from '../Checkout.module.css';
import { conflictKey } from '../conflict-key.ts';
import { useConflictSentence } from '../use-conflict-sentence.ts';

interface AcceptedDishesProps {
  table: readonly TableEater[];
  quotes: { items: readonly Pick<OwnQuote, 'lines' | 'conflicts'>[] } | undefined;
  accepted: readonly string[];
  onChange: (accepted: string[]) => void;
}

export function AcceptedDishes({ table, quotes, accepted, onChange }: AcceptedDishesProps) {
  const sentenceOf = useConflictSentence(table);
  const conflicts = (quotes?.items ?? []).flatMap((quote) =>
    quote.conflicts.map((conflict) => {
      const line = quote.lines[conflict.line];
      return { conflict, line, key: conflictKey(line?.productId ?? 0, conflict) };
    }),
  );
  // A dish of two sizes or days is asked about once.
  return [...new Map(conflicts.map((question) => [question.key, question])).values()].map(({ conflict, line, key }) => {
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
