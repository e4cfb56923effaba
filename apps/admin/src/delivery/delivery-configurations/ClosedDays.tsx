import { useQuery } from '@tanstack/react-query';
import { useApi } from '@traiteur/front/front.ts';
import { useDates } from '@traiteur/front/language/use-dates.ts';
import { useToday } from '@traiteur/front/language/use-today.ts';
import { DateInput } from '@traiteur/kit/fields/dates/DateInput.tsx';
import { Button } from '@traiteur/kit/look/Button.tsx';
import { Card } from '@traiteur/kit/look/Card.tsx';
import { Skeleton } from '@traiteur/kit/look/Skeleton.tsx';
import { Shown } from '@traiteur/kit/loading/Shown.tsx';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { CloseDayDialog } from './CloseDayDialog.tsx';
import styles from './ClosedDays.module.css';
import { newestConfigurationsQuery } from './delivery-configuration-queries.ts';
import { useDayChanges, useMayCloseDays } from './use-day-changes.ts';

export function ClosedDays() {
  const api = useApi();
  const words = useTranslations('deliveryConfigurations.days');
  const dates = useDates();
  const today = useToday();
  const mayClose = useMayCloseDays();
  const { openNow } = useDayChanges();
  const newest = useQuery(newestConfigurationsQuery(api));
  const [date, setDate] = useState<string>();
  return (
    <Card title={words('title')}>
      <Shown query={newest} shape={<Skeleton width="60%" height={32} />}>
        {({ items }) => {
          const closedDates = items.find(({ standing }) => standing === 'in-force')?.closedDates ?? [];
          const ahead = closedDates.filter((closedDate) => closedDate >= today);
          return (
            <>
              {ahead.length === 0 && <p>{words('none')}</p>}
              <ul className={styles['days']}>
                {ahead.map((closedDate) => (
                  <li key={closedDate}>
                    {dates.full(closedDate)}
                    {mayClose && (
                      <Button
                        variant="subtle"
                        aria-label={words('openDay', { date: dates.full(closedDate) })}
                        onClick={() => openNow(closedDate)}
                      >
                        {words('open')}
                      </Button>
                    )}
                  </li>
                ))}
              </ul>
            </>
          );
        }}
      </Shown>
      {mayClose && (
        <div className={styles['another']}>
          <DateInput label={words('pick')} value="" onChange={setDate} />
        </div>
      )}
      {date && <CloseDayDialog date={date} onClose={() => setDate(undefined)} />}
    </Card>
  );
}
