import { useQuery } from '@tanstack/react-query';
import { firstCardOf } from '@traiteur/domain/house/first-card.ts';
import { useApi } from '@traiteur/front/front.ts';
import { useToday } from '@traiteur/front/language/use-today.ts';
import { useSession } from '@traiteur/front/session/use-session.ts';
import { Shown } from '@traiteur/kit/loading/Shown.tsx';
import { Screen } from '@traiteur/kit/look/screen/Screen.tsx';
import { Skeleton } from '@traiteur/kit/look/Skeleton.tsx';
import { Stack } from '@traiteur/kit/look/Stack.tsx';
import { lazyPart } from '@traiteur/front/routing/lazy-part.tsx';
import { Suspense } from 'react';
import { useTranslations } from 'use-intl';
import { dashboardQuery } from './dashboard-queries.ts';
import { MissingMentions } from '../company/MissingMentions.tsx';
import { NoMailServer } from '../mails/NoMailServer.tsx';
import { hasOpenLines } from '../setup/setup-lines.ts';
import { setupQuery } from '../setup/setup-queries.ts';
import { DayStrip } from './DayStrip.tsx';
import styles from './HomePage.module.css';
import { NextOrders } from './NextOrders.tsx';
import { Notices } from './Notices.tsx';
import { OnTheRoad } from './OnTheRoad.tsx';
import { ProductionCard } from './ProductionCard.tsx';
import { RecentSales } from './RecentSales.tsx';
import { RoundsCard } from './RoundsCard.tsx';
import { ToDo } from './ToDo.tsx';
import { useMorningSentence } from './use-morning-sentence.ts';

const SetupCard = lazyPart(() => import('../setup/SetupCard.tsx'));
const OrderObstacles = lazyPart(() => import('../setup/OrderObstacles.tsx'));

/** The cards of the user's own work come first. */
export default function HomePage() {
  const api = useApi();
  const words = useTranslations('dashboard');
  const { user } = useSession();
  const date = useToday();
  const isOffered = api.offers('dashboard', 'getDashboard');
  const setup = useQuery({ ...setupQuery(api), enabled: api.offers('setup', 'getSetup') });
  const isLed = setup.data !== undefined && hasOpenLines(setup.data);
  const dashboard = useQuery({ ...dashboardQuery(api), enabled: isOffered });
  const obstacles = dashboard.data?.obstacles ?? [];
  const subtitle = useMorningSentence(date, dashboard.data);
  const firstCard = firstCardOf(user?.scope ?? []);
  const hasReport = api.offers('delivery-report', 'getDeliveryReport');
  const hasSales = api.offers('sales-report', 'getSalesReport');
  const notices = dashboard.data && <Notices dashboard={dashboard.data} withMoney={firstCard !== 'production'} />;
  return (
    <Screen title={words('title', { name: user?.firstName || 'none' })} subtitle={subtitle}>
      {dashboard.data && <OnTheRoad orders={dashboard.data.unanswered.orders} />}
      <Stack>
        <Suspense>
          {isLed && <SetupCard setup={setup.data} />}
          {!isLed && !setup.isLoading && obstacles.length > 0 && <OrderObstacles obstacles={obstacles} />}
        </Suspense>
        {!isLed && !setup.isLoading && (
          <>
            <MissingMentions />
            <NoMailServer />
          </>
        )}
        {hasReport && firstCard === 'production' && <ProductionCard today={date} />}
        {hasReport && firstCard === 'rounds' && <RoundsCard today={date} />}
        {hasSales && firstCard === 'figures' && <RecentSales />}
        {isOffered && !obstacles.includes('configuration') && (
          <Shown query={dashboard} quiet shape={<Skeleton width="100%" height={130} />}>
            {({ days, today }) => <DayStrip days={days} today={today} />}
          </Shown>
        )}
        <div className={styles['columns']}>
          {isOffered && (
            <Stack>
              <ToDo dashboard={dashboard} />
              {firstCard !== 'rounds' && notices}
            </Stack>
          )}
          <Stack>
            {firstCard === 'rounds' && notices}
            {hasReport && firstCard !== 'rounds' && <NextOrders today={date} />}
            {hasSales && firstCard !== 'figures' && <RecentSales />}
          </Stack>
        </div>
      </Stack>
    </Screen>
  );
}
