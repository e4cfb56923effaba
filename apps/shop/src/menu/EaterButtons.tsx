import { IconAlertOctagonFilled, IconAlertTriangleFilled, IconPlus } from '@tabler/icons-react';
import type { Meal, MenuDay } from '@traiteur/contract/catalogue/menus.ts';
import { articleIdOf } from '@traiteur/domain/catalogue/article-id.ts';
import { usualOffer } from '@traiteur/domain/catalogue/usual-size.ts';
import type { EaterSuitability } from '@traiteur/domain/catalogue/suitability.ts';
import { useLocalName } from '@traiteur/front/language/use-local-name.ts';
import type { SeatedEater } from '../site/page.tsx';
import { useVisit } from '../site/island/visit-context.ts';
import { useMoney } from '../site/language/use-money.ts';
import { useShopWords } from '../site/language/use-shop-words.ts';
import styles from './EaterButtons.module.css';
import { SizeButton } from './SizeButton.tsx';
import { useRisk } from './use-risk.ts';

interface EaterButtonsProps {
  meal: Pick<Meal, 'id' | 'name' | 'offers'>;
  day: Pick<MenuDay, 'date' | 'state'>;
  people: readonly EaterSuitability<SeatedEater>[];
  /** A card has a button a person, for the usual size; the dish has all sizes for each. */
  in: 'card' | 'dish';
}

/** More people than these are chosen one by one in the bar above. */
const mostOnCard = 6;

/** Adds a portion for one of the table. */
export function EaterButtons({ meal, day, people, in: place }: EaterButtonsProps) {
  const words = useShopWords('eating');
  const nameOf = useLocalName();
  const seatedPeople = people.filter(({ eater }) => eater.id !== 0);
  if (place === 'dish')
    return seatedPeople.map(({ eater, suitability }) => (
      <div key={eater.id} role="group" aria-labelledby={`for-${eater.id}`} className={styles['person']}>
        <p id={`for-${eater.id}`}>{words('sizesFor', { names: eater.name })}</p>
        <div className={styles['sizes']}>
          {meal.offers.map((offer) => (
            <SizeButton key={offer.sizeId} {...{ meal, day, offer, suitability, eater }}>
              {nameOf(offer.size)}
            </SizeButton>
          ))}
        </div>
      </div>
    ));
  return seatedPeople.length <= mostOnCard && <UsualSizeButtons {...{ meal, day }} people={seatedPeople} />;
}

function UsualSizeButtons({ meal, day, people }: Omit<EaterButtonsProps, 'in'>) {
  const words = useShopWords('eating');
  const nameOf = useLocalName();
  const money = useMoney();
  const riskOf = useRisk();
  const { site } = useVisit();
  const offer = usualOffer(meal.offers.filter(({ left }) => left !== 0));
  if (!offer) return null;
  const { sizeId, left } = offer;
  const [dish, size, price] = [nameOf(meal.name), nameOf(offer.size), money(offer.price)];
  return (
    <div className={styles['each']}>
      <span aria-hidden>{words('addIn', { size, price })}</span>
      {people.map(({ eater: { id, name }, suitability }) => {
        const risk = riskOf(suitability);
        return (
          <button
            key={id}
            type="button"
            className="chip"
            disabled={suitability.isRefused}
            data-article={articleIdOf({ productId: meal.id, sizeId })}
            data-date={day.date}
            data-most={Math.min(left ?? site.largestLineQuantity, site.largestLineQuantity)}
            data-dish={dish}
            data-risk={risk?.text}
            data-eater={id}
            data-eater-name={name}
          >
            <Sign isRefused={suitability.isRefused} isRisky={risk !== undefined} />
            <span className="visually-hidden">{words('addFor')} </span>
            {name}
            {risk && !suitability.isRefused && <small>{risk.word}</small>}
            <span className="visually-hidden">
              , {words('what', { dish, size, price })}
              {risk && ` · ${risk.text}`}
            </span>
          </button>
        );
      })}
    </div>
  );
}

function Sign({ isRefused, isRisky }: { isRefused: boolean; isRisky: boolean }) {
  if (isRefused) return <IconAlertOctagonFilled size={15} aria-hidden />;
  return isRisky ? <IconAlertTriangleFilled size={15} aria-hidden /> : <IconPlus size={15} aria-hidden />;
}
