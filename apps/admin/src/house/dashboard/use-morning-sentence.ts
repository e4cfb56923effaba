import type { Dashboard } from '@traiteur/contract/house/dashboard.ts';
import { useDates } from '@traiteur/front/language/use-dates.ts';
import { useTranslations } from 'use-intl';
import { countOfTasks, tasksOf } from './tasks.ts';
import { useDeadline } from './use-deadline.ts';

/** Only the date while the dashboard loads. */
export function useMorningSentence(date: string, dashboard: Dashboard | undefined): string {
  const words = useTranslations('dashboard');
  const day = useDates().long(date);
  const deadlineOf = useDeadline();
  if (!dashboard) return day;
  const [first] = tasksOf(dashboard);
  if (!first) return words(dashboard.obstacles.length > 0 ? 'notOpen' : 'calm', { date: day });
  const count = countOfTasks(dashboard);
  const deadline = first.order.status === 'delivering' ? undefined : deadlineOf(first.order, dashboard);
  return deadline
    ? words('pointsBefore', { date: day, count, before: deadline })
    : words('pointsNow', { date: day, count });
}
