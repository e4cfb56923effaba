import type { TableEater } from '@traiteur/contract/clients/eaters.ts';
import type { OwnQuote } from '@traiteur/contract/own/own-order-input.ts';
import { articleIdOf } from '@traiteur/domain/catalogue/article-id.ts';
import { useLocalName } from '@traiteur/front/language/use-local-name.ts';
import { useShopWords } from '../../site/language/use-shop-words.ts';
import styles from '../Checkout.module.css';
import type { CheckoutState } from '../use-checkout.ts';

interface EaterChoiceProps {
  line: OwnQuote['lines'][number];
  date: string | undefined;
  /** Undefined: the whole table. */
  eaterId: number | undefined;
  table: readonly TableEater[];
  onEater: CheckoutState['chooseEater'];
}

export function EaterChoice({ line, date, eaterId, table, onEater }: EaterChoiceProps) {
  const words = useShopWords('checkout.for');
  const nameOf = useLocalName();
  return (
    <label className={styles['eater']}>
      <span aria-hidden>{words('label')}</span>
      <select
        aria-label={words('labelOf', { dish: nameOf(line.name) })}
        value={eaterId ?? ''}
        onChange={({ target }) =>
          onEater({ articleId: articleIdOf(line), eaterId, date }, Number(target.value) || undefined)
        }
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
