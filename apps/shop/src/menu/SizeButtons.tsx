import type { Meal, MenuDay } from '@traiteur/contract/catalogue/menus.ts';
import { articleIdOf } from '@traiteur/domain/catalogue/article-id.ts';
import { useLocalName } from '@traiteur/front/language/use-local-name.ts';
import { useVisit } from '../site/island/visit-context.ts';
import { useMoney } from '../site/language/use-money.ts';
import { useTo } from '../site/language/use-to.ts';
import { useShopWords } from '../site/language/use-shop-words.ts';
import styles from './SizeButtons.module.css';

interface SizeButtonsProps {
  meal: Pick<Meal, 'id' | 'name' | 'offers'>;
  day: Pick<MenuDay, 'date' | 'state'>;
  isRefused: boolean;
}

/** Each button adds a portion. By keyboard, the link to the checkout follows right after. */
export function SizeButtons({ meal, day, isRefused }: SizeButtonsProps) {
  const words = useShopWords('menu');
  const nameOf = useLocalName();
  const money = useMoney();
  const { site } = useVisit();
  const to = useTo();
  return (
    <>
      <div className={styles['sizes']}>
        {meal.offers.map(({ sizeId, size, price, left }) => {
          const isSold = day.state === 'open' && !isRefused && left !== 0;
          return (
            <button
              key={sizeId}
              type="button"
              className={styles['size']}
              disabled={!isSold}
              data-article={articleIdOf({ productId: meal.id, sizeId })}
              data-date={day.date}
              data-most={Math.min(left ?? site.largestLineQuantity, site.largestLineQuantity)}
              data-dish={nameOf(meal.name)}
            >
              <span className="visually-hidden">{words('add', { dish: nameOf(meal.name) })} </span>
              <span>{nameOf(size)}</span> <strong>{left === 0 ? words('left', { left }) : money(price)}</strong>
            </button>
          );
        })}
      </div>
      <a href={to('checkout')} className={`button shortcut ${styles['onward']}`}>
        {words('onward')}
      </a>
    </>
  );
}
