import { AvoidBar } from '../avoiding/AvoidBar.tsx';
import { useEaterNames } from '../avoiding/use-eater-names.ts';
import { WhoEats } from '../avoiding/WhoEats.tsx';
import { CartAside } from '../cart/CartAside.tsx';
import { useVisit } from '../site/island/visit-context.ts';
import { Island } from '../site/island/Island.tsx';
import { useShopWords } from '../site/language/use-shop-words.ts';
import { DayStrip } from './DayStrip.tsx';
import { MealGroups } from './MealGroups.tsx';
import styles from './MenuOfDay.module.css';
import { isForWholeTable, judgementOf } from './judgement.ts';
import { isNarrowed, mealsFor, menuQueryIn } from './menu-query.ts';
import { MenuFilters } from './filters/MenuFilters.tsx';
import type { ShownMenu } from './read-menu.ts';

export function MenuOfDay({ days, menu }: ShownMenu) {
  const words = useShopWords('menu');
  const eating = useShopWords('eating');
  const namesOf = useEaterNames();
  const visit = useVisit();
  if (!menu) return <p className={`panel ${styles['note']}`}>{words('noDays')}</p>;
  const { day, meals, choices } = menu;
  const { table, chosenEaters, url } = visit;
  const query = menuQueryIn(url.searchParams);
  const shownMeals = mealsFor(meals, query, visit);
  const suiting = meals.filter((meal) => judgementOf(meal, visit).verdict === 'safe').length;
  const counts = { suiting, all: String(meals.length) };
  const names = isForWholeTable(visit) ? eating('allOfYou') : namesOf(chosenEaters);
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
        <WhoEats />
        <AvoidBar>{table.length > 0 ? eating('suiting', { ...counts, names }) : words('suiting', counts)}</AvoidBar>
        <MenuFilters date={day.date} meals={meals} query={query} />
        <h2 id="meals" tabIndex={-1} className="visually-hidden">
          {words('meals')}
        </h2>
        {shownMeals.length > 0 ? (
          <MealGroups meals={shownMeals} day={day} choices={choices} />
        ) : (
          isNarrowed(query) && <p className={`panel ${styles['note']}`}>{words('noMatch')}</p>
        )}
      </div>
      <Island name="cartAside" of={CartAside} props={{ menuDay: day.date }} className={styles['aside']} />
    </div>
  );
}
