import enReport from 'virtual:words/screen/deliveryReport/en';
import frReport from 'virtual:words/screen/deliveryReport/fr';
import en from 'virtual:words/screen/packing/en';
import fr from 'virtual:words/screen/packing/fr';
import enProduction from 'virtual:words/screen/production/en';
import frProduction from 'virtual:words/screen/production/fr';
import { useQuery } from '@tanstack/react-query';
import { packing } from '@traiteur/contract/delivery/packing.ts';
import { addDays } from '@traiteur/domain/dates/calendar.ts';
import { useFront } from '@traiteur/front/front.ts';
import { useDates } from '@traiteur/front/language/use-dates.ts';
import { useToday } from '@traiteur/front/language/use-today.ts';
import { addressWithQuery, useQueryInAddress } from '@traiteur/front/routing/use-query-in-address.ts';
import { FilterSelect } from '@traiteur/kit/list/filters/FilterSelect.tsx';
import { Shown } from '@traiteur/kit/loading/Shown.tsx';
import { Button, ButtonLink } from '@traiteur/kit/look/Button.tsx';
import { Screen } from '@traiteur/kit/look/screen/Screen.tsx';
import { Skeleton } from '@traiteur/kit/look/Skeleton.tsx';
import { useTranslations } from 'use-intl';
import * as z from 'zod/mini';
import { site } from '../../addresses.ts';
import { DayFilter } from '../../list/DayFilter.tsx';
import { labelQuery } from '../../kitchen/labels/label-queries.ts';
import { ScreenWords } from '../../noun/ScreenWords.tsx';
import { useTo } from '../../use-to.ts';
import { roundKey } from '../delivery-report/report-query.ts';
import { useRoundName } from '../delivery-report/use-round-name.ts';
import planStyles from '../production/PlanDays.module.css';
import toolStyles from '../production/PlanTools.module.css';
import { isBagReady } from './bag-progress.ts';
import { BagCard } from './BagCard.tsx';
import styles from './Packing.module.css';
import { packingQuery } from './packing-queries.ts';
import { usePackingTicks } from './use-packing-ticks.ts';

const pageQuery = z.extend(packing.operations.getPacking.query, {
  round: z.optional(z.string()),
  /** Without those that are ready. */
  bags: z.optional(z.literal('open')),
});

export default function PackingPage() {
  return (
    <ScreenWords fr={{ ...frReport, ...frProduction, ...fr }} en={{ ...enReport, ...enProduction, ...en }}>
      <Packing />
    </ScreenWords>
  );
}

/** At the packing table: bag by bag, those of allergic clients first in each round. */
function Packing() {
  const to = useTo();
  const { api, isOffered } = useFront();
  const words = useTranslations('packing');
  const dates = useDates();
  const today = useToday();
  const roundName = useRoundName();
  const { query: wish, change } = useQueryInAddress(pageQuery);
  const query = useQuery(packingQuery(api, wish.date));
  const tick = usePackingTicks();
  const date = wish.date ?? query.data?.date;
  const rounds = query.data?.rounds ?? [];
  const labelsOf = (order: string) =>
    date && isOffered(site.screens.labels) ? addressWithQuery(to('labels'), labelQuery, { date, order }) : undefined;
  const show = (day: string) => change({ date: day }, { replace: true });
  return (
    <Screen title={words('title')} subtitle={date && dates.long(date)}>
      <div className={`${toolStyles['tools']} no-print`}>
        <div className={toolStyles['days']}>
          <Button aria-label={words('previous')} onClick={() => show(addDays(date ?? today, -1))}>
            ←
          </Button>
          <DayFilter label={words('date')} date={date} onChange={show} />
          <Button aria-label={words('next')} onClick={() => show(addDays(date ?? today, 1))}>
            →
          </Button>
          {rounds.length > 1 && (
            <FilterSelect
              label={words('round')}
              all={words('everyRound')}
              options={rounds.map((round) => ({ value: roundKey(round), label: roundName(round) }))}
              value={wish.round ?? ''}
              onChange={(round) => change({ date, round: round ?? null }, { replace: true })}
            />
          )}
          <FilterSelect
            label={words('bags')}
            all={words('everyBag')}
            options={[{ value: 'open', label: words('openBags') }]}
            value={wish.bags ?? ''}
            onChange={(bags) => change({ date, bags: bags === 'open' ? bags : null }, { replace: true })}
          />
        </div>
        <ButtonLink to={`${to('kitchen')}${date ? `?date=${date}` : ''}`}>{words('plan')}</ButtonLink>
      </div>
      <Shown
        query={query}
        quiet={query.data !== undefined}
        card="message"
        shape={<Skeleton width="100%" height={320} />}
        empty={(day) => day.rounds.length === 0 && words('empty')}
      >
        {(day) => {
          const chosenRounds = day.rounds.filter((round) => roundKey(round) === wish.round);
          const shownRounds = chosenRounds.length > 0 ? chosenRounds : day.rounds;
          const bags = shownRounds.flatMap((round) => round.bags);
          return (
            <>
              <p className={planStyles['progress']} role="status">
                {words('progress', { done: bags.filter(isBagReady).length, all: bags.length })}
              </p>
              {shownRounds.map((round) => (
                <section key={roundKey(round)} className={planStyles['hour']}>
                  <h2>{roundName(round)}</h2>
                  <div className={styles['bags']}>
                    {round.bags
                      .filter((bag) => wish.bags !== 'open' || !isBagReady(bag))
                      .map((bag) => (
                        <BagCard key={bag.orderId} bag={bag} labelsLink={labelsOf(bag.number)} onTick={tick} />
                      ))}
                  </div>
                </section>
              ))}
            </>
          );
        }}
      </Shown>
    </Screen>
  );
}
