import en from 'virtual:words/screen/kitchenBook/en';
import fr from 'virtual:words/screen/kitchenBook/fr';
import { useQuery } from '@tanstack/react-query';
import type { DueDay, DuePoint } from '@traiteur/contract/kitchen/kitchen-book.ts';
import { addDays } from '@traiteur/domain/dates/calendar.ts';
import { useApi } from '@traiteur/front/front.ts';
import { useDates } from '@traiteur/front/language/use-dates.ts';
import { useLocalName } from '@traiteur/front/language/use-local-name.ts';
import { useToday } from '@traiteur/front/language/use-today.ts';
import { OfferedLink } from '@traiteur/front/routing/OfferedLink.tsx';
import { useQueryInAddress } from '@traiteur/front/routing/use-query-in-address.ts';
import { Shown } from '@traiteur/kit/loading/Shown.tsx';
import { Button } from '@traiteur/kit/look/Button.tsx';
import { Chip } from '@traiteur/kit/look/Chip.tsx';
import { Screen } from '@traiteur/kit/look/screen/Screen.tsx';
import { Skeleton } from '@traiteur/kit/look/Skeleton.tsx';
import { ConfirmDialog } from '@traiteur/kit/overlays/Dialog.tsx';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { ScreenWords } from '../../noun/ScreenWords.tsx';
import { useTo } from '../../use-to.ts';
import { CheckEntry } from './CheckEntry.tsx';
import styles from './KitchenBook.module.css';
import { dayInAddress, dueDayQuery } from './kitchen-book-queries.ts';
import { LastingCheck } from './LastingCheck.tsx';
import { useBookChange } from './use-book.ts';
import { useDegrees } from './use-degrees.ts';
import { WrittenCheck } from './WrittenCheck.tsx';

export default function KitchenBookPage() {
  return (
    <ScreenWords fr={fr} en={en}>
      <Checks />
    </ScreenWords>
  );
}

/** On a tablet in the kitchen, or on a driver's phone: what is due, the first hour first. */
function Checks() {
  const api = useApi();
  const to = useTo();
  const words = useTranslations('kitchenBook');
  const dates = useDates();
  const today = useToday();
  const { query: wish, change } = useQueryInAddress(dayInAddress);
  const query = useQuery(dueDayQuery(api, wish.date));
  const date = wish.date ?? query.data?.date ?? today;
  const step = (days: number) => change({ date: addDays(date, days) }, { replace: true });
  return (
    <Screen
      title={words('title')}
      subtitle={dates.long(date)}
      action={
        <>
          <Button aria-label={words('previous')} onClick={() => step(-1)}>
            ←
          </Button>
          <Button aria-label={words('next')} disabled={date >= today} onClick={() => step(1)}>
            →
          </Button>
          <OfferedLink to={to('kitchenRegister')}>{words('register')}</OfferedLink>
        </>
      }
    >
      <Shown
        query={query}
        quiet={query.data !== undefined}
        card="message"
        shape={<Skeleton width="100%" height={320} />}
        empty={({ points, lasting }) => points.length + lasting.length === 0 && words('empty')}
        emptyAction={<OfferedLink to={to('controlPoints')}>{words('points')}</OfferedLink>}
      >
        {(day) => <Day key={day.date} day={day} now={query.dataUpdatedAt} />}
      </Shown>
    </Screen>
  );
}

function Day({ day, now }: { day: DueDay; now: number }) {
  const words = useTranslations('kitchenBook');
  const hours = day.points.flatMap((point) => point.hours);
  const late = hours.filter(({ isLate }) => isLate).length;
  return (
    <>
      <p className={styles['progress']} role="status">
        {words('progress', { done: hours.filter(({ check }) => check).length, all: hours.length })}
        {late > 0 && <Chip tone="alarm">{words('late', { count: late })}</Chip>}
      </p>
      {day.lasting.length > 0 && (
        <section className={styles['group']}>
          <h2>{words('lasting')}</h2>
          <ul>
            {day.lasting.map((check) => (
              <LastingCheck key={check.id} check={check} now={now} lots={day.cookedBatches} />
            ))}
          </ul>
        </section>
      )}
      <section className={styles['group']}>
        <h2>{words('today')}</h2>
        <ul>
          {day.points.map((point) => (
            <Point key={point.id} point={point} day={day} />
          ))}
        </ul>
      </section>
      <Signature day={day} missing={hours.filter(({ check }) => !check).length} />
    </>
  );
}

function Point({ point, day: { date, signature, cookedBatches: lots } }: { point: DuePoint; day: DueDay }) {
  const words = useTranslations('kitchenBook');
  const dates = useDates();
  const nameOf = useLocalName();
  const { limits } = useDegrees();
  const isSigned = signature !== null;
  return (
    <li className={styles['point']}>
      <div className={styles['what']}>
        <strong>{nameOf(point.name)}</strong>
        <small>{limits(point)}</small>
      </div>
      {point.hours.map(({ hour, isLate, check }) => (
        <div key={hour} className={styles['hour']}>
          <span className={styles['clock']}>
            {words('atHour', { hour: dates.clock(hour) })}
            {isLate && <Chip tone="care">{words('isLate')}</Chip>}
          </span>
          {check ? (
            <WrittenCheck check={check} isFixed={isSigned} />
          ) : (
            !isSigned && <CheckEntry point={point} date={date} hour={hour} lots={lots} />
          )}
        </div>
      ))}
      {point.checks.map((check) => (
        <WrittenCheck key={check.id} check={check} isFixed={isSigned} />
      ))}
      {point.hours.length === 0 && !isSigned && <CheckEntry point={point} date={date} hour={null} lots={lots} />}
    </li>
  );
}

function Signature({ day: { date, signature }, missing }: { day: DueDay; missing: number }) {
  const api = useApi();
  const words = useTranslations('kitchenBook');
  const dates = useDates();
  const [isAsking, setAsking] = useState(false);
  const sign = useBookChange((client, day: string) => client.call('kitchen-book', 'signKitchenDay', { date: day }));
  if (signature)
    return (
      <p className={styles['signature']}>
        {words('signed', { by: signature.by, at: dates.moment(signature.at), missing: signature.missing })}
      </p>
    );
  if (!api.offers('kitchen-book', 'signKitchenDay')) return null;
  return (
    <>
      <div className={styles['signature']}>
        <Button onClick={() => setAsking(true)}>{words('sign')}</Button>
      </div>
      <ConfirmDialog
        opened={isAsking}
        title={words('sign')}
        confirm={words('sign')}
        busy={sign.isPending}
        onClose={() => setAsking(false)}
        onConfirm={() => sign.mutate(date, { onSettled: () => setAsking(false) })}
      >
        <p>{words('signOf', { missing })}</p>
      </ConfirmDialog>
    </>
  );
}
