import { useQuery } from '@tanstack/react-query';
import { Shown } from '@traiteur/kit/loading/Shown.tsx';
import { Screen } from '@traiteur/kit/look/Screen.tsx';
import { Skeleton } from '@traiteur/kit/look/Skeleton.tsx';
import { Stack } from '@traiteur/kit/look/Stack.tsx';
import { useTranslations } from 'use-intl';
import { useDates } from '@traiteur/front/language/use-dates.ts';
import { useSession } from '@traiteur/front/session/use-session.ts';
import { useToday } from '@traiteur/front/language/use-today.ts';
import { dashboardQuery } from './dashboard-queries.ts';
import { DayStrip } from './DayStrip.tsx';
import styles from './HomePage.module.css';
import { OnTheRoad } from './OnTheRoad.tsx';
import { RecentSales } from './RecentSales.tsx';
import { TodaysOrders } from './TodaysOrders.tsx';
import { ToDo } from './ToDo.tsx';
import { useApi } from '@traiteur/front/front.ts';

/** The kitchen's morning at a glance. */
export default function HomePage() {
  const api = useApi();
  const words = useTranslations('dashboard');
  const { user } = useSession();
  const dates = useDates();
  const date = useToday();
  const offered = api.offers('dashboard', 'getDashboard');
  const dashboard = useQuery({
    ...dashboardQuery(api),
    enabled: offered,
  });
  const unanswered = dashboard.data?.unanswered.count ?? 0;
  return (
    <Screen
      title={words('title', { name: user?.firstName ?? '' })}
      subtitle={words(unanswered > 0 ? 'subtitleToAnswer' : 'subtitle', { date: dates.long(date), count: unanswered })}
    >
      {dashboard.data && <OnTheRoad orders={dashboard.data.unanswered.orders} />}
      {offered && (
        <Shown query={dashboard} quiet shape={<Skeleton width="100%" height={130} />}>
          {({ days, today }) => <DayStrip days={days} today={today} />}
        </Shown>
      )}
      <div className={styles['columns']}>
        {offered && <ToDo dashboard={dashboard} />}
        <Stack>
          {api.offers('delivery-report', 'getDeliveryReport') && <TodaysOrders date={date} />}
          {api.offers('sales-report', 'getSalesReport') && <RecentSales />}
        </Stack>
      </div>
    </Screen>
  );
}
