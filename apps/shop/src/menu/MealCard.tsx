import type { Meal, MenuDay } from '@traiteur/contract/catalogue/menus.ts';
import { useLocalName } from '@traiteur/front/language/use-local-name.ts';
import { useVisit } from '../site/island/visit-context.ts';
import { useTo } from '../site/language/use-to.ts';
import styles from './MealCard.module.css';
import { MealPicture } from './MealPicture.tsx';
import { suitabilityFor } from './menu-query.ts';
import { ScarceMark } from './ScarceMark.tsx';
import { SizeButtons } from './SizeButtons.tsx';
import { Safety } from './Safety.tsx';

interface MealCardProps {
  meal: Meal;
  day: MenuDay;
  /** Visible without scrolling. */
  isFirst: boolean;
}

export function MealCard({ meal, day, isFirst }: MealCardProps) {
  const nameOf = useLocalName();
  const { avoided, locale } = useVisit();
  const to = useTo();
  const { verdict, isRefused } = suitabilityFor(meal, avoided);
  const address = `${to('meal', { slug: meal.slug[locale] })}?date=${day.date}`;
  return (
    <li className={`panel ${styles['card']}`} data-verdict={verdict}>
      <a href={address} className={styles['picture']} tabIndex={-1} aria-hidden>
        <MealPicture meal={meal} isFirst={isFirst} sizes="(max-width: 767px) 150px, 320px" />
      </a>
      <div className={styles['marks']}>
        {meal.tags.slice(0, 1).map(({ id, name }) => (
          <span key={id} className={styles['tag']}>
            {nameOf(name)}
          </span>
        ))}
        <ScarceMark offers={meal.offers} />
      </div>
      <div className={styles['text']}>
        <h3>
          <a href={address}>{nameOf(meal.name)}</a>
        </h3>
        <p className={styles['description']}>{nameOf(meal.description)}</p>
        <Safety meal={meal} />
        <SizeButtons meal={meal} day={day} isRefused={isRefused} />
      </div>
    </li>
  );
}
