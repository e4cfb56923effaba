import type { TableEater } from '@traiteur/contract/clients/eaters.ts';
import type { ClientAllergen } from '@traiteur/domain/orders/allergies.ts';
import { useState } from 'react';
import { useLocalName } from '@traiteur/front/language/use-local-name.ts';
import { IconMinus, IconPlus, IconTrash } from '@tabler/icons-react';
import { useMoney } from '../../site/language/use-money.ts';
import { useShopWords } from '../../site/language/use-shop-words.ts';
import { withQuantity } from '../cart.ts';
import styles from '../CartContents.module.css';
import { faultOf, oneFewer, type ShownLine } from '../cart-lines.ts';
import { LineEater } from './LineEater.tsx';
import { LineSafety } from './LineSafety.tsx';
import { QuantityField } from './QuantityField.tsx';
import { useCart } from '../use-cart.ts';

interface CartLineProps {
  line: ShownLine;
  table: readonly TableEater[];
  avoided: readonly ClientAllergen[];
  ofBrowser: readonly ClientAllergen[];
}

export function CartLine({ line, table, avoided, ofBrowser }: CartLineProps) {
  const words = useShopWords('cart');
  const nameOf = useLocalName();
  const money = useMoney();
  const { store } = useCart();
  const { choice, quantity, dish, most } = line;
  const [typedFault, setTypedFault] = useState<string>();
  const set = (next: number) => store.change((cart) => withQuantity(cart, choice, next));
  const article = dish ? { dish: dish.meal.name, size: dish.offer.size } : store.nameOf(choice.articleId);
  const name = article ? nameOf(article.dish) : words('faults.gone');
  const fault = faultOf(line);
  return (
    <li>
      <div className={styles['line']}>
        <span className={styles['dish']}>
          {article && (
            <>
              {name}
              <small>{nameOf(article.size)}</small>
            </>
          )}
        </span>
        {dish && <span className={styles['price']}>{money(dish.offer.price * Math.min(quantity, most))}</span>}
      </div>
      <div className={styles['stepper']}>
        {dish && (
          <>
            <button type="button" aria-label={words('fewer', { dish: name })} onClick={() => set(oneFewer(line))}>
              {oneFewer(line) > 0 ? <IconMinus size={17} aria-hidden /> : <IconTrash size={17} aria-hidden />}
            </button>
            <QuantityField dish={name} quantity={quantity} most={most} onFault={setTypedFault} onChange={set} />
            <button
              type="button"
              aria-label={words('more', { dish: name })}
              aria-disabled={quantity >= most}
              title={quantity >= most ? words('most') : undefined}
              onClick={() => quantity < most && set(quantity + 1)}
            >
              <IconPlus size={17} aria-hidden />
            </button>
          </>
        )}
        {!dish && (
          <button type="button" aria-label={words('remove', { dish: name })} onClick={() => set(0)}>
            <IconTrash size={17} aria-hidden />
          </button>
        )}
      </div>
      {dish && quantity >= most && most > 0 && !fault && <p className="hint">{words('most')}</p>}
      {typedFault && (
        <p role="alert" className={styles['fault']}>
          {typedFault}
        </p>
      )}
      {dish && table.length > 1 && (
        <LineEater choice={choice} dish={name} table={table} canHaveMore={quantity < most} />
      )}
      {dish && (
        <LineSafety meal={dish.meal} eaterId={choice.eaterId} table={table} avoided={avoided} ofBrowser={ofBrowser} />
      )}
      {fault && (
        <p role="alert" className={styles['fault']}>
          {words(`faults.${fault}`, { left: String(most) })}
        </p>
      )}
    </li>
  );
}
