import type { DeliveryDay } from '@traiteur/contract/dashboard.ts';
import { deliveryReport } from '@traiteur/contract/delivery-report.ts';
import { addressWithQuery } from '@traiteur/front/routing/use-query-in-address.ts';
import { OfferedLink } from '@traiteur/front/routing/OfferedLink.tsx';
import { useTranslations } from 'use-intl';
import { useDates } from '@traiteur/front/language/use-dates.ts';
import styles from './HomePage.module.css';
import { useTo } from '../use-to.ts';

/** Today and the next delivery days: how full they are, and how long they still take orders. */
export function DayStrip({ days, today }: { days: readonly DeliveryDay[]; today: string }) {
  const words = useTranslations('dashboard');
  return (
    <nav aria-label={words('days')} className={styles['days']}>
      {days.map((day) => (
        <DayCard key={day.date} day={day} isToday={day.date === today} />
      ))}
    </nav>
  );
}

/** Share of the capacity from which a day is nearly full. */
const nearlyFull = 0.9;

function DayCard({
  day: { date, orders, portions, capacity, minutesToCutOff, closed },
  isToday,
}: {
  day: DeliveryDay;
  isToday: boolean;
}) {
  const to = useTo();
  const words = useTranslations('dashboard');
  const dates = useDates();
  const duration = useDuration();
  const share = capacity ? Math.min(1, orders / capacity) : 0;
  const cutOff =
    minutesToCutOff === null ? words('cutOffPassed') : words('cutOff', { time: duration(minutesToCutOff) });
  return (
    <OfferedLink
      to={addressWithQuery(to('deliveryReport'), deliveryReport.operations.getDeliveryReport.query, { date })}
      className={`${styles['day']} ${isToday ? styles['now'] : ''}`}
      aria-current={isToday ? 'date' : undefined}
    >
      <span className={styles['date']}>{isToday ? words('today') : dates.short(date)}</span>
      <span className={styles['number']}>
        {orders} <small>{words('orders', { count: orders })}</small>
      </span>
      <small>{words('portions', { count: portions })}</small>
      <small>{closed ? words('closed') : cutOff}</small>
      {capacity !== null && capacity > 0 && (
        <span className={styles['bar']} role="img" aria-label={words('capacity', { taken: orders, capacity })}>
          <i className={share >= nearlyFull ? styles['hot'] : ''} style={{ width: `${share * 100}%` }} />
        </span>
      )}
    </OfferedLink>
  );
}

/** "3 h 12", "2 j 4 h". */
function useDuration() {
  const words = useTranslations('dashboard');
  return (minutes: number): string => {
    const hours = Math.floor(minutes / 60);
    return hours >= 48
      ? words('daysAndHours', { days: Math.floor(hours / 24), hours: hours % 24 })
      : words('hours', { hours, minutes: String(minutes % 60).padStart(2, '0') });
  };
}
