import { useQuery } from '@tanstack/react-query';
import { addDays } from '@traiteur/domain/dates/calendar.ts';
import { useFront } from '@traiteur/front/front.ts';
import { useDates } from '@traiteur/front/language/use-dates.ts';
import { useToday } from '@traiteur/front/language/use-today.ts';
import { useQueryInAddress } from '@traiteur/front/routing/use-query-in-address.ts';
import { Shown } from '@traiteur/kit/loading/Shown.tsx';
import { Button, ButtonLink } from '@traiteur/kit/look/Button.tsx';
import { Screen } from '@traiteur/kit/look/screen/Screen.tsx';
import { Skeleton } from '@traiteur/kit/look/Skeleton.tsx';
import { useLocale, useTranslations } from 'use-intl';
import { site } from '../../addresses.ts';
import { DayFilter } from '../../list/DayFilter.tsx';
import { useTo } from '../../use-to.ts';
import { DayLabels } from './DayLabels.tsx';
import { labelQuery, labelsQuery } from './label-queries.ts';
import { LabelWords } from './LabelWords.tsx';
import styles from './Labels.module.css';
import { PrintedLabels } from './PrintedLabels.tsx';

export default function LabelsPage() {
  return (
    <LabelWords>
      <Labels />
    </LabelWords>
  );
}

/** What is on the boxes of a day: looked at, completed, printed, and printed again as it was. */
function Labels() {
  const { api, isOffered } = useFront();
  const to = useTo();
  const words = useTranslations('labels');
  const report = useTranslations('deliveryReport');
  const dates = useDates();
  const today = useToday();
  const { query: wish, change } = useQueryInAddress(labelQuery);
  const query = useQuery(labelsQuery(api, wish.date, useLocale() === 'en' ? 'en' : 'fr'));
  const date = wish.date ?? query.data?.date;
  const show = (day: string) =>
    change({ date: day, print: null, round: null, dish: null, order: null }, { replace: true });
  return (
    <Screen
      title={words('title')}
      subtitle={date && dates.long(date)}
      banner={{ customClass: 'no-print' }}
      action={
        isOffered(site.screens.labelSettings) && <ButtonLink to={to('labelSettings')}>{words('settings')}</ButtonLink>
      }
    >
      {wish.print === undefined ? (
        <>
          <div className={`${styles['tools']} no-print`}>
            <Button aria-label={report('previous')} onClick={() => show(addDays(date ?? today, -1))}>
              ←
            </Button>
            <DayFilter label={report('date')} date={date} onChange={show} />
            <Button aria-label={report('next')} onClick={() => show(addDays(date ?? today, 1))}>
              →
            </Button>
          </div>
          <Shown
            query={query}
            card="message"
            shape={<Skeleton width="100%" height={320} />}
            empty={({ portions }) => portions.length === 0 && words('empty')}
          >
            {(day) => <DayLabels day={day} wish={wish} change={(values) => change(values, { replace: true })} />}
          </Shown>
        </>
      ) : (
        <PrintedLabels id={Number(wish.print)} back={() => change({ print: null })} />
      )}
    </Screen>
  );
}
