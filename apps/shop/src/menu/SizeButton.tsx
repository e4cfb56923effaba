import { IconAlertTriangleFilled } from '@tabler/icons-react';
import type { Meal, MealOffer, MenuDay } from '@traiteur/contract/catalogue/menus.ts';
import { articleIdOf } from '@traiteur/domain/catalogue/article-id.ts';
import type { Suitability } from '@traiteur/domain/catalogue/suitability.ts';
import { useLocalName } from '@traiteur/front/language/use-local-name.ts';
import type { ReactNode } from 'react';
import type { SeatedEater } from '../site/page.tsx';
import { useVisit } from '../site/island/visit-context.ts';
import { useMoney } from '../site/language/use-money.ts';
import { useShopWords } from '../site/language/use-shop-words.ts';
import styles from './SizeButtons.module.css';
import { useRisk } from './use-risk.ts';

interface SizeButtonProps {
  meal: Pick<Meal, 'id' | 'name'>;
  day: Pick<MenuDay, 'date' | 'state'>;
  offer: MealOffer;
  /** To whom it would be added. */
  suitability: Suitability;
  /** Undefined: the whole table, or who eats alone. */
  eater: SeatedEater | undefined;
  /** The size by name. */
  children: ReactNode;
}

/** Adds a portion; never of what whom it is for is allergic to. What is risky of it stands on it. */
export function SizeButton({ meal, day, offer, suitability, eater, children }: SizeButtonProps) {
  const words = useShopWords('menu');
  const eating = useShopWords('eating');
  const nameOf = useLocalName();
  const money = useMoney();
  const riskOf = useRisk();
  const { site } = useVisit();
  const { sizeId, price, left } = offer;
  const dish = nameOf(meal.name);
  const isSold = day.state === 'open' && !suitability.isRefused && left !== 0 && eater?.id !== 0;
  const risk = isSold ? riskOf(suitability) : undefined;
  const add = risk ? eating('anyway', { risk: risk.text, dish }) : words('add', { dish });
  return (
    <button
      type="button"
      className={styles['size']}
      disabled={!isSold}
      data-article={articleIdOf({ productId: meal.id, sizeId })}
      data-date={day.date}
      data-most={Math.min(left ?? site.largestLineQuantity, site.largestLineQuantity)}
      data-dish={dish}
      data-risk={risk?.text}
      data-eater={eater?.id}
      data-eater-name={eater?.name}
    >
      <span className="visually-hidden">{eater ? `${eating('for', { name: eater.name })}${add}` : add} </span>
      <span>{children}</span> <strong>{left === 0 ? words('left', { left }) : money(price)}</strong>
      {risk && (
        <small aria-hidden>
          <IconAlertTriangleFilled size={13} /> {risk.word}
        </small>
      )}
    </button>
  );
}
