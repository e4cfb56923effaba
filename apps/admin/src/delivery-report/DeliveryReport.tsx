import { useQuery } from '@tanstack/react-query';
import { ordersDelivered } from '@traiteur/contract/lists/report-lists.ts';
import { deliveryExportName } from '@traiteur/domain/files/export-names.ts';
import { DayFilter } from '../list/DayFilter.tsx';
import { ExcelButton } from '../files/ExcelButton.tsx';
import { addDays } from '@traiteur/domain/calendar.ts';
import { Button } from '@traiteur/kit/look/Button.tsx';
import { Shown } from '@traiteur/kit/loading/Shown.tsx';
import { PrintedHead } from '@traiteur/kit/look/screen/PrintedHead.tsx';
import { Screen } from '@traiteur/kit/look/screen/Screen.tsx';
import { Stack } from '@traiteur/kit/look/Stack.tsx';
import { Skeleton } from '@traiteur/kit/look/Skeleton.tsx';
import { PrintButton } from '@traiteur/front/screens/PrintButton.tsx';
import { useEffect, useEffectEvent } from 'react';
import { useTranslations } from 'use-intl';
import { type QueryChange, useQueryInAddress } from '@traiteur/front/routing/use-query-in-address.ts';
import { useDates } from '@traiteur/front/language/use-dates.ts';
import { useToday } from '@traiteur/front/language/use-today.ts';
import { OfferedLink } from '@traiteur/front/routing/OfferedLink.tsx';
import { useOrdersLink } from '../orders/use-orders-link.ts';
import { CashUpLink } from '../cash-ups/CashUpLink.tsx';
import { AllergicClients } from './AllergicClients.tsx';
import styles from './DeliveryReport.module.css';
import { deliveryReportQuery } from './delivery-report-queries.ts';
import { PackingSlips } from './PackingSlips.tsx';
import { KitchenNotes } from './KitchenNotes.tsx';
import { ProductionList } from './ProductionList.tsx';
import { reportQuery, views } from './report-query.ts';
import { Rounds } from './Rounds.tsx';
import { hasAllergyAlert } from './stop-alert.ts';
import { useApi } from '@traiteur/front/front.ts';

/** A delivery date, from the kitchen to the door: what to cook, where to go, what goes in which bag. */
export default function DeliveryReport() {
  const api = useApi();
  const words = useTranslations('deliveryReport');
  const dates = useDates();
  const today = useToday();
  const linkTo = useOrdersLink();
  const { query: chosenQuery, change, settled } = useQueryInAddress(reportQuery);
  const { date: chosenDate, view, round } = chosenQuery;
  const query = useQuery(deliveryReportQuery(api, chosenDate));
  const { data: current } = query;
  // Whoever chose no date sees the one that the server opens on.
  const date = chosenDate ?? current?.date;
  const show = (values: QueryChange<typeof reportQuery>) =>
    change((before) => ({ date: before.date ?? date, ...values }), { replace: true });
  // Without a date in the address, a refetch could switch to another day while the cook reads.
  const holdDate = useEffectEvent(() => show({}));
  useEffect(() => {
    if (settled && !chosenDate && current) holdDate();
  }, [settled, chosenDate, current]);
  const step = (days: number) =>
    change((before) => ({ date: addDays(before.date ?? date ?? today, days) }), { replace: true });
  const alerts = current?.rounds.flatMap(({ stops }) => stops.filter(hasAllergyAlert)).length ?? 0;
  return (
    <Screen
      title={words('title')}
      subtitle={date && dates.long(date)}
      // On paper the head of each page says it.
      banner={{ customClass: 'no-print' }}
      action={
        <>
          <ExcelButton
            name={date && deliveryExportName(date)}
            open={(signal) => api.call('delivery-report', 'exportDeliveryReport', { date }, undefined, { signal })}
          />
          <CashUpLink date={date} />
          <PrintButton>{words('print')}</PrintButton>
        </>
      }
    >
      <div className={`${styles['tools']} no-print`}>
        <Button aria-label={words('previous')} onClick={() => step(-1)}>
          ←
        </Button>
        <DayFilter label={words('date')} date={date} onChange={(day) => show({ date: day })} />
        <Button aria-label={words('next')} onClick={() => step(1)}>
          →
        </Button>
        <div className={styles['views']} role="group" aria-label={words('view')}>
          {views.map((one) => (
            <button key={one} type="button" aria-pressed={one === view} onClick={() => show({ view: one })}>
              {words(one)}
            </button>
          ))}
        </div>
      </div>
      <Shown
        query={query}
        card="message"
        shape={<Skeleton width="100%" height={220} />}
        summary={({ date: shownDate, orders, portions }) => (
          <p className={`${styles['sentence']} ${view === 'production' ? '' : 'no-print'}`}>
            {words('sentence', { orders, portions, alerts })}
            {orders > 0 && (
              <span className="no-print">
                {' · '}
                <OfferedLink to={linkTo(ordersDelivered(shownDate))}>{words('seeOrders')}</OfferedLink>
              </span>
            )}
          </p>
        )}
        empty={({ orders }) => orders === 0 && words('empty')}
      >
        {(report) => (
          <>
            <PrintedHead text={`${words(view)} · ${dates.full(report.date)}`} />
            {view === 'production' && (
              <Stack>
                <AllergicClients stops={report.rounds.flatMap(({ stops }) => stops)} />
                <ProductionList production={report.production} date={report.date} />
                <KitchenNotes stops={report.rounds.flatMap(({ stops }) => stops)} />
              </Stack>
            )}
            {view === 'rounds' && (
              <Rounds report={report} chosenRound={round} onChooseRound={(key) => show({ round: key })} />
            )}
            {view === 'slips' && <PackingSlips report={report} />}
          </>
        )}
      </Shown>
    </Screen>
  );
}
