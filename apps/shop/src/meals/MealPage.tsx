import { useDates } from '@traiteur/front/language/use-dates.ts';
import { useLocalName } from '@traiteur/front/language/use-local-name.ts';
import { AvoidBar } from '../avoiding/AvoidBar.tsx';
import { WhoEats } from '../avoiding/WhoEats.tsx';
import { CartAside } from '../cart/CartAside.tsx';
import { useVisit } from '../site/island/visit-context.ts';
import { Island } from '../site/island/Island.tsx';
import { useShopWords } from '../site/language/use-shop-words.ts';
import { useTo } from '../site/language/use-to.ts';
import menuStyles from '../menu/MenuOfDay.module.css';
import { judgementOf } from '../menu/judgement.ts';
import { Safety } from '../menu/Safety.tsx';
import { SizeButtons } from '../menu/SizeButtons.tsx';
import { Ingredients } from './Ingredients.tsx';
import type { ShownMeal } from './read-meal.ts';
import styles from './MealPage.module.css';
import { MealPictures } from './MealPictures.tsx';
import { Nutrition } from './Nutrition.tsx';

export function MealPage({ data: { meal, day, days, isPreview } }: { data: ShownMeal }) {
  const words = useShopWords('meal');
  const to = useTo();
  const nameOf = useLocalName();
  const { long, short } = useDates();
  const visit = useVisit();
  const { locale } = visit;
  const judgement = judgementOf(meal, visit);
  const isCooked = isPreview || (day !== undefined && days.some(({ date }) => date === day.date));
  return (
    <div className={menuStyles['columns']}>
      <article className={styles['meal']}>
        {isPreview && (
          <p className={styles['preview']} role="note">
            {words('preview')}
          </p>
        )}
        <p>
          <a href={day ? to('menu', { date: day.date }) : to('home')}>{words('back')}</a>
        </p>
        <WhoEats />
        <div className={styles['top']}>
          <MealPictures meal={meal} />
          <div className={styles['facts']}>
            <p className={styles['kind']}>
              {[meal.category, ...meal.tags].map(({ name }) => nameOf(name)).join(' · ')}
            </p>
            <h1 className="headline">{nameOf(meal.name)}</h1>
            <p className={styles['description']}>{nameOf(meal.description)}</p>
            <Safety meal={meal} judgement={judgement} in="dish" />
            <h2 className="visually-hidden">{words('sizes')}</h2>
            {day && <p className="hint">{words('forDay', { date: long(day.date) })}</p>}
            {isCooked && day ? (
              <SizeButtons meal={meal} day={day} judgement={judgement} in="dish" />
            ) : (
              <p className={styles['notThen']}>{words(days.length > 0 ? 'notThatDay' : 'noDay')}</p>
            )}
            {days.length > 0 && (
              <nav aria-label={words('nextDays')} className={styles['days']}>
                {days.slice(0, 5).map(({ date }) => (
                  <a
                    key={date}
                    className="chip"
                    href={`${to('meal', { slug: meal.slug[locale] })}?date=${date}`}
                    aria-current={date === day?.date ? 'date' : undefined}
                  >
                    {short(date)}
                  </a>
                ))}
              </nav>
            )}
          </div>
        </div>
        <AvoidBar />
        <div className={styles['label']}>
          <Ingredients meal={meal} />
          <Nutrition meal={meal} />
        </div>
      </article>
      <Island name="cartAside" of={CartAside} props={{}} className={menuStyles['aside']} />
    </div>
  );
}
