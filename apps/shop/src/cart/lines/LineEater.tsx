import type { TableEater } from '@traiteur/contract/clients/eaters.ts';
import { useShopWords } from '../../site/language/use-shop-words.ts';
import { type LineChoice, movedLine, quantityOf, withQuantity } from '../cart.ts';
import styles from '../CartContents.module.css';
import { useCart } from '../use-cart.ts';

interface LineEaterProps {
  choice: LineChoice;
  /** The dish by name. */
  dish: string;
  table: readonly TableEater[];
  canHaveMore: boolean;
}

/** Moves a dish to somebody else of the table, or adds one for them. */
export function LineEater({ choice, dish, table, canHaveMore }: LineEaterProps) {
  const words = useShopWords('cart');
  const { store, cart } = useCart();
  const eaterId = table.find(({ id }) => id === choice.eaterId)?.id;
  const choiceFor = (id: number | undefined) => ({ ...choice, eaterId: id });
  const withoutDish = table.filter(({ id }) => id !== eaterId && quantityOf(cart, choiceFor(id)) === 0);
  return (
    <div className={styles['eaters']}>
      <select
        aria-label={words('eaterOf', { dish })}
        value={eaterId ?? ''}
        onChange={({ target }) => {
          const nextEater = Number(target.value) || undefined;
          store.change((now) => movedLine(now, choice, choiceFor(nextEater)));
        }}
      >
        <option value="">{words('everybody')}</option>
        {table.map(({ id, name }) => (
          <option key={id} value={id}>
            {words('forEater', { name })}
          </option>
        ))}
      </select>
      {canHaveMore && withoutDish.length > 0 && (
        <select
          aria-label={words('addForOf', { dish })}
          value=""
          onChange={({ target }) => store.change((now) => withQuantity(now, choiceFor(Number(target.value)), 1))}
        >
          <option value="">{words('addFor')}</option>
          {withoutDish.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </select>
      )}
    </div>
  );
}
