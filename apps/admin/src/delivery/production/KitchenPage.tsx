import enReport from 'virtual:words/screen/deliveryReport/en';
import frReport from 'virtual:words/screen/deliveryReport/fr';
import en from 'virtual:words/screen/production/en';
import fr from 'virtual:words/screen/production/fr';
import { useQuery } from '@tanstack/react-query';
import type { CookedDish } from '@traiteur/contract/delivery/production.ts';
import { addDays } from '@traiteur/domain/dates/calendar.ts';
import { useApi } from '@traiteur/front/front.ts';
import { useDates } from '@traiteur/front/language/use-dates.ts';
import { useToday } from '@traiteur/front/language/use-today.ts';
import { useQueryInAddress } from '@traiteur/front/routing/use-query-in-address.ts';
import { Shown } from '@traiteur/kit/loading/Shown.tsx';
import { Button } from '@traiteur/kit/look/Button.tsx';
import { Screen } from '@traiteur/kit/look/screen/Screen.tsx';
import { Skeleton } from '@traiteur/kit/look/Skeleton.tsx';
import { useTranslations } from 'use-intl';
import { ScreenWords } from '../../noun/ScreenWords.tsx';
import { DishTick } from './DishTick.tsx';
import { kitchenQuery, kitchenViews } from './kitchen-query.ts';
import styles from './Kitchen.module.css';
import { productionQuery } from './production-queries.ts';
import { ShortageTable } from './ShortageTable.tsx';
import { useTicks } from './use-ticks.ts';

export default function KitchenPage() {
  return (
    <ScreenWords fr={{ ...frReport, ...fr }} en={{ ...enReport, ...en }}>
      <Kitchen />
    </ScreenWords>
  );
}

/** On the kitchen's wall: dishes by the hour they must be ready, ticked by whoever made them. */
function Kitchen() {
  const words = useTranslations('production');
  const dates = useDates();
  const today = useToday();
  const { query: wish, change } = useQueryInAddress(kitchenQuery);
  const query = useQuery(productionQuery(useApi(), wish.date));
  const date = wish.date ?? query.data?.date;
  const step = (days: number) => change({ date: addDays(date ?? today, days) }, { replace: true });
  return (
    <Screen
      title={words('title')}
      subtitle={date && dates.long(date)}
      action={
        <>
          <Button aria-label={words('previous')} onClick={() => step(-1)}>
            ←
          </Button>
          <Button aria-label={words('next')} onClick={() => step(1)}>
            →
          </Button>
          {kitchenViews.map((view) => (
            <Button
              key={view}
              className={styles['view'] ?? ''}
              aria-pressed={view === wish.view}
              onClick={() => change({ view, date }, { replace: true })}
            >
              {words(`views.${view}`)}
            </Button>
          ))}
        </>
      }
    >
      <Shown
        query={query}
        quiet={query.data !== undefined}
        card="message"
        shape={<Skeleton width="100%" height={320} />}
        empty={({ dishes }) => wish.view === 'dishes' && dishes.length === 0 && words('empty')}
      >
        {(day) =>
          wish.view === 'shortages' ? <ShortageTable date={day.date} /> : <Dishes dishes={day.dishes} date={day.date} />
        }
      </Shown>
    </Screen>
  );
}

function Dishes({ dishes, date }: { dishes: readonly CookedDish[]; date: string }) {
  const words = useTranslations('production');
  const dates = useDates();
  const tick = useTicks(date);
  const hours = Map.groupBy(dishes, (dish) => dish.hours[0]?.start ?? '');
  const portions = (count: (dish: CookedDish) => number) => dishes.reduce((sum, dish) => sum + count(dish), 0);
  return (
    <>
      <p className={styles['progress']} role="status">
        {words('progress', {
          done: portions((dish) => Math.min(dish.quantity, dish.tick?.quantity ?? 0)),
          all: portions(({ quantity }) => quantity),
        })}
      </p>
      {[...hours].map(([hour, dishesOfHour]) => (
        <section key={hour} className={styles['hour']}>
          <h2>{words('forHour', { hour: dates.clock(hour) })}</h2>
          <ul>
            {dishesOfHour.map((dish) => (
              <DishTick
                key={`${dish.productId} ${dish.sizeId}`}
                dish={dish}
                onTick={(quantity) => tick({ ...dish, quantity })}
              />
            ))}
          </ul>
        </section>
      ))}
    </>
  );
}
