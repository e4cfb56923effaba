import type { OwnQuote } from '@traiteur/contract/own/own-orders.ts';
import { useLocalName } from '@traiteur/front/language/use-local-name.ts';
import { useShopWords } from '../../site/language/use-shop-words.ts';
import styles from '../Checkout.module.css';
import { conflictKey } from '../conflict-key.ts';

interface AcceptedDishesProps {
  quote: OwnQuote | undefined;
  accepted: readonly string[];
  onChange: (accepted: string[]) => void;
}

export function AcceptedDishes({ quote, accepted, onChange }: AcceptedDishesProps) {
  const words = useShopWords('checkout.pay');
  const nameOf = useLocalName();
  return quote?.conflicts.map((conflict) => {
    const line = quote.lines[conflict.line];
    const key = conflictKey(line?.productId ?? 0, conflict);
    const names = { dish: line ? nameOf(line.name) : '', allergen: nameOf(conflict.allergen).toLowerCase() };
    return conflict.answer === 'refused' ? (
      <p key={key} role="alert" className="fault">
        {words('refused', names)}
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
        <span>{words('accept', { ...names, presence: conflict.presence })}</span>
      </label>
    );
  });
}
