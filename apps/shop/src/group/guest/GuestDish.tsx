import type { Meal } from '@traiteur/contract/catalogue/menus.ts';
import { suitabilityOf } from '@traiteur/domain/catalogue/suitability.ts';
import type { ClientAllergen } from '@traiteur/domain/orders/allergies.ts';
import { useLocalName } from '@traiteur/front/language/use-local-name.ts';
import { IconMinus, IconPlus } from '@tabler/icons-react';
import { DeclaredAllergens } from '../../avoiding/DeclaredAllergens.tsx';
import { DishSafety } from '../../avoiding/DishSafety.tsx';
import { useMoney } from '../../site/language/use-money.ts';
import { useNames } from '../../site/language/use-names.ts';
import { useShopWords } from '../../site/language/use-shop-words.ts';
import styles from '../Group.module.css';
import { conflictsWith } from './chosen-lines.ts';

interface GuestDishProps {
  meal: Meal;
  allergens: readonly ClientAllergen[];
  quantityOf: (sizeId: number) => number;
  isAccepted: boolean;
  fault: string | undefined;
  onQuantity: (sizeId: number, quantity: number) => void;
  onAccept: (isAccepted: boolean) => void;
}

const mostPortions = 20;

export function GuestDish({ meal, allergens, quantityOf, isAccepted, fault, ...on }: GuestDishProps) {
  const words = useShopWords('groupOrders.guest');
  const nameOf = useLocalName();
  const list = useNames();
  const money = useMoney();
  const suitability = suitabilityOf(allergens, { productId: meal.id, allergens: meal.allergens });
  const dish = nameOf(meal.name);
  const isChosen = meal.offers.some(({ sizeId }) => quantityOf(sizeId) > 0);
  const namesOf = (ids: readonly number[]) =>
    list(meal.allergens.filter(({ id }) => ids.includes(id)).map(({ name }) => nameOf(name)));
  return (
    <li className={`panel ${styles['meal']}`} data-verdict={suitability.verdict}>
      <h4>{dish}</h4>
      <p className="hint">{nameOf(meal.description)}</p>
      {allergens.length > 0 ? (
        <DishSafety suitability={suitability} allergens={meal.allergens} />
      ) : (
        <DeclaredAllergens allergens={meal.allergens} />
      )}
      {!suitability.isRefused &&
        meal.offers.map(({ sizeId, size, price, left }) => {
          const quantity = quantityOf(sizeId);
          const most = Math.min(left ?? mostPortions, mostPortions);
          const article = { dish, size: nameOf(size) };
          return (
            <div key={sizeId} className={styles['size']}>
              <span>
                {nameOf(size)} · <span className={styles['sum']}>{money(price)}</span>
              </span>
              {left === 0 && quantity === 0 ? (
                <span className="hint">{words('soldOut')}</span>
              ) : (
                <span className={styles['stepper']}>
                  {quantity > 0 && (
                    <>
                      <button
                        type="button"
                        aria-label={words('fewer', article)}
                        onClick={() => on.onQuantity(sizeId, quantity - 1)}
                      >
                        <IconMinus size={17} aria-hidden />
                      </button>
                      <output aria-label={words('count', { ...article, count: String(quantity) })}>{quantity}</output>
                    </>
                  )}
                  <button
                    type="button"
                    aria-label={words('more', article)}
                    aria-disabled={quantity >= most}
                    onClick={() => quantity < most && on.onQuantity(sizeId, quantity + 1)}
                  >
                    <IconPlus size={17} aria-hidden />
                  </button>
                </span>
              )}
            </div>
          );
        })}
      {isChosen && suitability.verdict !== 'safe' && !suitability.isRefused && (
        <label className={styles['choice']}>
          <input type="checkbox" checked={isAccepted} onChange={({ target }) => on.onAccept(target.checked)} />
          <span>
            {conflictsWith(meal, allergens)
              .map(({ presence, allergenIds }) => words('accept', { presence, names: namesOf(allergenIds) }))
              .join(' ; ')}
          </span>
        </label>
      )}
      {fault && (
        <p role="alert" className={styles['fault']}>
          {fault}
        </p>
      )}
    </li>
  );
}
