import { AvoidBar } from '../avoiding/AvoidBar.tsx';
import { CartAside } from '../cart/CartAside.tsx';
import { useVisit } from '../site/island/visit-context.ts';
import { Island } from '../site/island/Island.tsx';
import { useShopWords } from '../site/language/use-shop-words.ts';
import { DayStrip } from './DayStrip.tsx';
import { MealCard } from './MealCard.tsx';
import styles from './MenuOfDay.module.css';
import { isNarrowed, suitabilityFor, mealsFor, menuQueryIn } from './menu-query.ts';
import { MenuFilters } from './filters/MenuFilters.tsx';
import type { ShownMenu } from './read-menu.ts';

export function MenuOfDay({ days, menu }: ShownMenu) {
  const words = useShopWords('menu');
  const { avoided, url } = useVisit();
  if (!menu) return <p className={`panel ${styles['note']}`}>{words('noDays')}</p>;
  const { day, meals } = menu;
  const query = menuQueryIn(url.searchParams);
  const shownMeals = mealsFor(meals, query, avoided);
  const suiting = meals.filter((meal) => suitabilityFor(meal, avoided).verdict === 'safe').length;
  return (
    <div className={styles['columns']}>
      <div className={styles['menu']}>
        <a href="#meals" className="button shortcut">
          {words('toMeals')}
        </a>
        <DayStrip days={days} current={day.date} />
        {day.state !== 'open' && (
          <p role="note" className={`panel ${styles['note']}`}>
            {words(`tooLate.${day.state}`)}
          </p>
        )}
        <AvoidBar>{words('suiting', { suiting, all: String(meals.length) })}</AvoidBar>
        <MenuFilters date={day.date} meals={meals} query={query} />
        <h2 id="meals" tabIndex={-1} className="visually-hidden">
          {words('meals')}
        </h2>
        {shownMeals.length > 0 ? (
          <ul className={styles['meals']}>
            {shownMeals.map((meal, index) => (
              <MealCard key={meal.id} meal={meal} day={day} isFirst={index === 0} />
            ))}
          </ul>
        ) : (
          isNarrowed(query) && <p className={`panel ${styles['note']}`}>{words('noMatch')}</p>
        )}
      </div>
      <Island name="cartAside" of={CartAside} props={{ menuDay: day.date }} className={styles['aside']} />
    </div>
  );
}
