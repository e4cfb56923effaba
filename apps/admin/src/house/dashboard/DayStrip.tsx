import type { DeliveryDay } from '@traiteur/contract/house/dashboard.ts';
import { deliveryReport } from '@traiteur/contract/delivery/delivery-report.ts';
import { addressWithQuery } from '@traiteur/front/routing/use-query-in-address.ts';
import { OfferedLink } from '@traiteur/front/routing/OfferedLink.tsx';
import { Button } from '@traiteur/kit/look/Button.tsx';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { useDates } from '@traiteur/front/language/use-dates.ts';
import { CloseDayDialog } from '../../delivery/delivery-configurations/CloseDayDialog.tsx';
import { useDayChanges, useMayCloseDays } from '../../delivery/delivery-configurations/use-day-changes.ts';
import styles from './DayStrip.module.css';
import { useTo } from '../../use-to.ts';

export function DayStrip({ days, today }: { days: readonly DeliveryDay[]; today: string }) {
  const words = useTranslations('dashboard');
  const [closingDate, closeDay] = useState<string>();
  return (
    <>
      <nav aria-label={words('days')} className={styles['days']}>
        {days.map((day) => (
          <div key={day.date} className={`${styles['day']} ${day.date === today ? styles['now'] : ''}`}>
            <DayCard day={day} isToday={day.date === today} />
            <DayButton day={day} onClose={() => closeDay(day.date)} />
          </div>
        ))}
      </nav>
      {closingDate && <CloseDayDialog date={closingDate} onClose={() => closeDay(undefined)} />}
    </>
  );
}

/** Closes the day, or opens one that staff closed. */
function DayButton({ day: { date, closed, closedDate }, onClose }: { day: DeliveryDay; onClose: () => void }) {
  const words = useTranslations('deliveryConfigurations.days');
  const dates = useDates();
  const { openNow } = useDayChanges();
  if (!useMayCloseDays() || (closed && !closedDate)) return null;
  const label = closedDate ? words('open') : words('close');
  return (
    <Button
      variant="subtle"
      className={styles['dayButton']}
      aria-label={`${label} · ${dates.long(date)}`}
      onClick={closedDate ? () => openNow(date) : onClose}
    >
      {label}
    </Button>
  );
}

/** Share of the capacity from which a day is nearly full. */
const nearlyFull = 0.9;

function DayCard({
  day: { date, orders, portions, capacity, minutesToCutOff, closed, full },
  isToday,
}: {
  day: DeliveryDay;
  isToday: boolean;
}) {
  const to = useTo();
  const words = useTranslations('dashboard');
  const dates = useDates();
  const duration = useDuration();
  // The bar shows what can still be ordered. A slot that closed with places left does not count.
  const load = { taken: full?.orders ?? orders, capacity: full?.capacity ?? capacity };
  const share = load.capacity ? Math.min(1, load.taken / load.capacity) : 0;
  const state = () => {
    if (closed) return words('closed');
    if (full)
      return words(full.orders === orders ? 'full' : 'openSlotsFull', { taken: full.orders, capacity: full.capacity });
    return minutesToCutOff === null ? words('cutOffPassed') : words('cutOff', { time: duration(minutesToCutOff) });
  };
  return (
    <OfferedLink
      to={addressWithQuery(to('deliveryReport'), deliveryReport.operations.getDeliveryReport.query, { date })}
      className={styles['dayLink']}
      aria-current={isToday ? 'date' : undefined}
    >
      <span className={styles['date']}>{isToday ? words('today') : dates.short(date)}</span>
      <span className={styles['number']}>
        {orders} <small>{words('orders', { count: orders })}</small>
      </span>
      <small>{words('portions', { count: portions })}</small>
      <small>{state()}</small>
      {load.capacity !== null && load.capacity > 0 && (
        <span
          className={styles['bar']}
          role="img"
          aria-label={words('capacity', { taken: load.taken, capacity: load.capacity })}
        >
          <i className={share >= nearlyFull ? styles['hot'] : ''} style={{ width: `${share * 100}%` }} />
        </span>
      )}
    </OfferedLink>
  );
}

/** Such as "3 h 12" or "2 j 4 h". */
function useDuration() {
  const words = useTranslations('dashboard');
  return (minutes: number): string => {
    const hours = Math.floor(minutes / 60);
    return hours >= 48
      ? words('daysAndHours', { days: Math.floor(hours / 24), hours: hours % 24 })
      : words('hours', { hours, minutes: String(minutes % 60).padStart(2, '0') });
  };
}
