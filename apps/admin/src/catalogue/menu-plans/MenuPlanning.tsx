import en from 'virtual:words/screen/menuPlans/en';
import fr from 'virtual:words/screen/menuPlans/fr';
import { useQuery } from '@tanstack/react-query';
import { addDays, weekdayOf } from '@traiteur/domain/dates/calendar.ts';
import { useApi } from '@traiteur/front/front.ts';
import { useDates } from '@traiteur/front/language/use-dates.ts';
import { useToday } from '@traiteur/front/language/use-today.ts';
import { OfferedLink } from '@traiteur/front/routing/OfferedLink.tsx';
import { useQueryInAddress } from '@traiteur/front/routing/use-query-in-address.ts';
import { Shown } from '@traiteur/kit/loading/Shown.tsx';
import { Button } from '@traiteur/kit/look/Button.tsx';
import { Screen } from '@traiteur/kit/look/screen/Screen.tsx';
import { Skeleton } from '@traiteur/kit/look/Skeleton.tsx';
import { useTranslations } from 'use-intl';
import { ScreenWords } from '../../noun/ScreenWords.tsx';
import { useTo } from '../../use-to.ts';
import { productConstantsQuery } from '../product-constants/product-constants-queries.ts';
import { CopyWeek } from './CopyWeek.tsx';
import { MenuBoard } from './MenuBoard.tsx';
import { menuDishesQuery, mondayOf, planningQuery } from './menu-plan-queries.ts';
import styles from './Menus.module.css';
import { OrdersLost } from './OrdersLost.tsx';
import { PublishWeek } from './PublishWeek.tsx';
import { Templates } from './Templates.tsx';
import { useMenuWeek } from './use-menu-week.ts';

export default function MenuPlanning() {
  return (
    <ScreenWords fr={fr} en={en}>
      <Planning />
    </ScreenWords>
  );
}

function Planning() {
  const api = useApi();
  const words = useTranslations('menuPlans');
  const dates = useDates();
  const to = useTo();
  const today = useToday();
  const { query, change } = useQueryInAddress(planningQuery);
  // At the end of a week, one plans the next.
  const monday = mondayOf(query.week ?? addDays(today, weekdayOf(today) >= 5 ? 7 : 0));
  const show = (week: string) => change(() => ({ week }), { replace: true });
  const dishes = useQuery(menuDishesQuery(api, monday));
  const constants = useQuery(productConstantsQuery(api));
  const week = useMenuWeek(monday, dishes.data ?? []);
  const days = week.plans.filter(({ delivered, choices, orders }) => delivered || choices.length > 0 || orders > 0);
  const isKnown = dishes.data !== undefined && constants.data !== undefined;
  const canWrite = api.offers('menu-plans', 'updateMenuPlan');
  const shape = <Skeleton width="100%" height={420} />;
  return (
    <Screen
      title={words('title')}
      subtitle={words('subtitle', { date: dates.date(monday) })}
      action={
        <>
          <Button aria-label={words('previous')} onClick={() => show(addDays(monday, -7))}>
            ←
          </Button>
          <Button aria-label={words('next')} onClick={() => show(addDays(monday, 7))}>
            →
          </Button>
          {canWrite && (
            <>
              <Templates monday={monday} days={days} onChange={() => void week.readAgain()} />
              <CopyWeek key={monday} monday={monday} onChange={() => void week.readAgain()} />
              <PublishWeek
                days={days}
                dishes={dishes.data ?? []}
                dailyChoices={constants.data?.dailyChoices ?? 0}
                today={today}
                onChange={() => void week.readAgain()}
              />
            </>
          )}
        </>
      }
    >
      {dishes.data && !dishes.data.some(({ permanent }) => permanent) && (
        <p className={styles['advice']}>
          {words('noPermanent')} <OfferedLink to={to('productConstants')}>{words('toCategories')}</OfferedLink>
        </p>
      )}
      <Shown query={dishes} shape={null}>
        {() => null}
      </Shown>
      <Shown query={week.week} shape={shape} card="message" empty={() => days.length === 0 && words('noDays')}>
        {() =>
          isKnown ? (
            <MenuBoard
              key={monday}
              monday={monday}
              days={days}
              dishes={dishes.data}
              dailyChoices={constants.data.dailyChoices}
              today={today}
              week={week}
              canWrite={canWrite}
            />
          ) : (
            !dishes.error && shape
          )
        }
      </Shown>
      {week.question && (
        <OrdersLost date={week.question.date} choiceIds={week.question.choiceIds} onAnswer={week.answer} />
      )}
    </Screen>
  );
}
