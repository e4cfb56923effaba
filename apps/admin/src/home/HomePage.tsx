import { useQuery } from '@tanstack/react-query';
import { Card } from '@traiteur/kit/Card.tsx';
import { ErrorState } from '@traiteur/kit/EmptyState.tsx';
import { Loaded } from '@traiteur/kit/Loaded.tsx';
import { Screen } from '@traiteur/kit/Screen.tsx';
import { Skeleton } from '@traiteur/kit/Skeleton.tsx';
import { useTranslations } from 'use-intl';
import { api } from '../shell/api.ts';
import { useFailureMessage } from '../shell/fault-messages.ts';
import { useSession } from '../shell/use-session.ts';
import { useToday } from '../shell/use-today.ts';
import { useWeekdays } from '../shell/use-weekdays.ts';
import { weekdayOf } from '@traiteur/domain/calendar.ts';
import { DayStrip } from './DayStrip.tsx';
import styles from './HomePage.module.css';
import { TodaysOrders } from './TodaysOrders.tsx';
import { ToDo } from './ToDo.tsx';

/** The kitchen's morning at a glance. */
export default function HomePage() {
  const words = useTranslations('home');
  const failureMessage = useFailureMessage();
  const { user } = useSession();
  const { nameOf: dayOf } = useWeekdays();
  const date = useToday();
  const offered = api.offers('reports', 'getDashboard');
  const { data, error, refetch } = useQuery({
    queryKey: ['orders', 'dashboard'],
    queryFn: () => api.call('reports', 'getDashboard'),
    refetchInterval: 60_000,
    enabled: offered,
  });
  return (
    <Screen
      title={words('title', { name: user?.firstName ?? '' })}
      subtitle={words('subtitle', { weekday: dayOf(weekdayOf(date)) })}
    >
      {error && (
        <Card>
          <ErrorState message={failureMessage(error)} retry={() => void refetch()} />
        </Card>
      )}
      {offered && !error && (
        <Loaded loading={!data} shape={<Skeleton width="100%" height={130} />}>
          {data && <DayStrip days={data.days} today={data.today} />}
        </Loaded>
      )}
      <div className={styles['columns']}>
        {data && <ToDo dashboard={data} />}
        {api.offers('reports', 'getDeliveryReport') && <TodaysOrders date={date} />}
      </div>
    </Screen>
  );
}
