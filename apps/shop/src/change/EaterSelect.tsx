import type { TableEater } from '@traiteur/contract/clients/eaters.ts';
import { useShopWords } from '../site/language/use-shop-words.ts';
import styles from './Change.module.css';

interface EaterSelectProps {
  dish: string;
  /** Null: the whole table. */
  eaterId: number | null;
  table: readonly TableEater[];
  onChoose: (eaterId: number | null) => void;
}

export function EaterSelect({ dish, eaterId, table, onChoose }: EaterSelectProps) {
  const words = useShopWords('checkout.for');
  return (
    <label className={styles['eater']}>
      <span aria-hidden>{words('label')}</span>
      <select
        aria-label={words('labelOf', { dish })}
        value={eaterId ?? ''}
        onChange={({ target }) => onChoose(Number(target.value) || null)}
      >
        <option value="">{words('everybody')}</option>
        {table.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </select>
    </label>
  );
}
