import type { Meal, MenuDay } from '@traiteur/contract/catalogue/menus.ts';
import { useLocalName } from '@traiteur/front/language/use-local-name.ts';
import { useVisit } from '../site/island/visit-context.ts';
import { useTo } from '../site/language/use-to.ts';
import styles from './MealCard.module.css';
import { MealPicture } from './MealPicture.tsx';
import type { Judgement } from './judgement.ts';
import { ScarceMark } from './ScarceMark.tsx';
import { SizeButtons } from './SizeButtons.tsx';
import { Safety } from './Safety.tsx';

interface MealCardProps {
  meal: Meal;
  judgement: Judgement;
  /** Its category by name, where the heading above says something else. */
  category: string | undefined;
  day: MenuDay;
  /** Visible without scrolling. */
  isFirst: boolean;
}

export function MealCard({ meal, judgement, category, day, isFirst }: MealCardProps) {
  const nameOf = useLocalName();
  const { locale } = useVisit();
  const to = useTo();
  const address = `${to('meal', { slug: meal.slug[locale] })}?date=${day.date}`;
  return (
    <li className={`panel ${styles['card']}`} data-verdict={judgement.verdict}>
      <a href={address} className={styles['picture']} tabIndex={-1} aria-hidden>
        <MealPicture id={meal.pictureId} isFirst={isFirst} sizes="(max-width: 767px) 100vw, 320px" />
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
        {category && <p className={styles['kind']}>{category}</p>}
        <h4>
          <a href={address}>{nameOf(meal.name)}</a>
        </h4>
        <p className={styles['description']}>{nameOf(meal.description)}</p>
        <Safety meal={meal} judgement={judgement} in="card" />
        <SizeButtons meal={meal} day={day} judgement={judgement} in="card" />
      </div>
    </li>
  );
}
