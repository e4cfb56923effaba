import type { Dashboard } from '@traiteur/contract/house/dashboard.ts';
import { useApi } from '@traiteur/front/front.ts';
import { useDates } from '@traiteur/front/language/use-dates.ts';
import { useTranslations } from 'use-intl';
import { countOfTasks, tasksOf } from './tasks.ts';
import { useDeadline } from './use-deadline.ts';

/** Only the date while the dashboard loads. */
export function useMorningSentence(date: string, dashboard: Dashboard | undefined): string {
  const api = useApi();
  const words = useTranslations('dashboard');
  const day = useDates().long(date);
  const deadlineOf = useDeadline();
  if (!dashboard) return day;
  const [first] = tasksOf(dashboard);
  const failures = api.offers('orders', 'acknowledgePaymentFailure') ? dashboard.failedPayments.count : 0;
  if (!first && failures > 0) return words('pointsNow', { date: day, count: failures });
  if (!first) return words(dashboard.obstacles.length > 0 ? 'notOpen' : 'calm', { date: day });
  const count = countOfTasks(dashboard) + failures;
  const deadline = first.order.status === 'delivering' ? undefined : deadlineOf(first.order, dashboard);
  return deadline
    ? words('pointsBefore', { date: day, count, before: deadline })
    : words('pointsNow', { date: day, count });
}
