import { useQuery } from '@tanstack/react-query';
import type { Availability } from '@traiteur/contract/catalogue/availabilities.ts';
import type { LocalDate } from '@traiteur/domain/dates/calendar.ts';
import { useApi } from '@traiteur/front/front.ts';
import { Shown } from '@traiteur/kit/loading/Shown.tsx';
import { Alarm } from '@traiteur/kit/look/Alarm.tsx';
import { Button } from '@traiteur/kit/look/Button.tsx';
import { Skeleton } from '@traiteur/kit/look/Skeleton.tsx';
import { useTranslations } from 'use-intl';
import { availabilityQuery } from './run-out-queries.ts';
import styles from './RunOut.module.css';
import { SizePortions } from './SizePortions.tsx';
import { useAvailability } from './use-availability.ts';

/** The portions of a dish on a date by size, to be changed or declared sold out. */
export function DayPortions({ id, date }: { id: number; date: LocalDate }) {
  const api = useApi();
  const query = useQuery(availabilityQuery(api, id, date));
  return (
    <Shown query={query} shape={<Skeleton width="100%" height={120} />}>
      {(availability) => <Portions key={`${id} ${date}`} availability={availability} />}
    </Shown>
  );
}

function Portions({ availability }: { availability: Availability }) {
  const words = useTranslations('orders.runOut');
  const { mayTell, isPending, soldOut, asUsual, left } = useAvailability();
  const { sizes } = availability;
  const shortage = sizes.reduce((sum, size) => sum + size.missing, 0);
  const isSoldOut = sizes.every((size) => size.left === 0);
  return (
    <>
      {shortage > 0 && (
        <Alarm tone="warning" title={words('missing', { count: shortage })}>
          <p>{words('missingNext')}</p>
        </Alarm>
      )}
      <ul className={styles['sizes']}>
        {sizes.map((size) => (
          <SizePortions
            // A new key clears the typed text once the number is saved.
            key={`${size.sizeId} ${size.available}`}
            size={size}
            onTell={mayTell ? (count) => left(availability, size.sizeId, count) : undefined}
          />
        ))}
      </ul>
      {mayTell && (
        <>
          <div className={styles['buttons']}>
            {!isSoldOut && (
              <Button variant="danger" busy={isPending} onClick={() => soldOut(availability)}>
                {words('soldOutToday')}
              </Button>
            )}
            {availability.told.length > 0 && (
              <Button busy={isPending} onClick={() => asUsual(availability)}>
                {words('asUsual')}
              </Button>
            )}
          </div>
          <p className="hint">{words('explained')}</p>
        </>
      )}
    </>
  );
}
