import { useQuery } from '@tanstack/react-query';
import { addDays } from '@traiteur/domain/dates/calendar.ts';
import { useApi } from '@traiteur/front/front.ts';
import { useDates } from '@traiteur/front/language/use-dates.ts';
import { useLocalName } from '@traiteur/front/language/use-local-name.ts';
import { useToday } from '@traiteur/front/language/use-today.ts';
import { useQueryInAddress } from '@traiteur/front/routing/use-query-in-address.ts';
import { Button } from '@traiteur/kit/look/Button.tsx';
import { Card } from '@traiteur/kit/look/Card.tsx';
import { Screen } from '@traiteur/kit/look/screen/Screen.tsx';
import { Stack } from '@traiteur/kit/look/Stack.tsx';
import { useParams } from 'react-router';
import { useTranslations } from 'use-intl';
import { DayFilter } from '../../list/DayFilter.tsx';
import { DayPortions } from './DayPortions.tsx';
import { DishOrders } from './DishOrders.tsx';
import { availabilityQuery } from './run-out-queries.ts';
import styles from './RunOut.module.css';
import { dishDayQuery } from './use-dish-day-link.ts';

/** A dish on a day: its portions, its orders, and its replacement. */
export default function DishDay() {
  const api = useApi();
  const id = Number(useParams()['id']);
  const words = useTranslations('orders.runOut');
  const report = useTranslations('deliveryReport');
  const dates = useDates();
  const nameOf = useLocalName();
  const today = useToday();
  const { query, change } = useQueryInAddress(dishDayQuery);
  const date = query.date ?? today;
  const show = (day: string) => change(() => ({ date: day }), { replace: true });
  const { data } = useQuery(availabilityQuery(api, id, date));
  return (
    <Screen title={data ? nameOf(data.name) : words('portions')} subtitle={dates.long(date)}>
      <div className={`${styles['tools']} no-print`}>
        <Button aria-label={report('previous')} onClick={() => show(addDays(date, -1))}>
          ←
        </Button>
        <DayFilter label={report('date')} date={date} onChange={show} />
        <Button aria-label={report('next')} onClick={() => show(addDays(date, 1))}>
          →
        </Button>
      </div>
      <Stack>
        <Card title={words('portions')}>
          <DayPortions id={id} date={date} />
        </Card>
        <DishOrders key={`${id} ${date}`} id={id} date={date} />
      </Stack>
    </Screen>
  );
}
