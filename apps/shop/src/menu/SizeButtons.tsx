import type { Meal, MenuDay } from '@traiteur/contract/catalogue/menus.ts';
import { useLocalName } from '@traiteur/front/language/use-local-name.ts';
import { useVisit } from '../site/island/visit-context.ts';
import { useTo } from '../site/language/use-to.ts';
import { useShopWords } from '../site/language/use-shop-words.ts';
import { EaterButtons } from './EaterButtons.tsx';
import { isForSome, type Judgement } from './judgement.ts';
import { SizeButton } from './SizeButton.tsx';
import styles from './SizeButtons.module.css';

interface SizeButtonsProps {
  meal: Pick<Meal, 'id' | 'name' | 'offers'>;
  day: Pick<MenuDay, 'date' | 'state'>;
  judgement: Judgement;
  in: 'card' | 'dish';
}

/**
 * Each button adds a portion: for the whole table, or for the one who is chosen. Where several are chosen, each has a
 * button of their own. By keyboard, the link to the checkout follows right after.
 */
export function SizeButtons({ meal, day, judgement, in: place }: SizeButtonsProps) {
  const words = useShopWords('menu');
  const eating = useShopWords('eating');
  const nameOf = useLocalName();
  const visit = useVisit();
  const to = useTo();
  const { table, chosenEaters } = visit;
  const [eater] = chosenEaters.length === 1 ? chosenEaters : [];
  const { suitability, people } = judgement;
  return (
    <div className={styles['adding']}>
      {!isForSome(visit) && (
        <>
          {table.length > 0 && (
            <p className={styles['for']}>
              {eating('sizesFor', { names: eater ? eater.name || eating('others') : eating('wholeTable') })}
            </p>
          )}
          <div className={styles['sizes']}>
            {meal.offers.map((offer) => (
              <SizeButton key={offer.sizeId} {...{ meal, day, offer, suitability, eater }}>
                {nameOf(offer.size)}
              </SizeButton>
            ))}
          </div>
        </>
      )}
      {chosenEaters.length > 1 && day.state === 'open' && <EaterButtons {...{ meal, day, people }} in={place} />}
      <a href={to('checkout')} className={`button shortcut ${styles['onward']}`}>
        {words('onward')}
      </a>
    </div>
  );
}
