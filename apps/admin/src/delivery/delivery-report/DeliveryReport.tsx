import en from 'virtual:words/screen/deliveryReport/en';
import fr from 'virtual:words/screen/deliveryReport/fr';
import enRounds from 'virtual:words/screen/rounds/en';
import frRounds from 'virtual:words/screen/rounds/fr';
import { ordersDelivered } from '@traiteur/contract/money/report-lists.ts';
import { useApi } from '@traiteur/front/front.ts';
import { useDates } from '@traiteur/front/language/use-dates.ts';
import { OfferedLink } from '@traiteur/front/routing/OfferedLink.tsx';
import { PrintButton } from '@traiteur/front/screens/PrintButton.tsx';
import { Shown } from '@traiteur/kit/loading/Shown.tsx';
import { PrintedHead } from '@traiteur/kit/look/screen/PrintedHead.tsx';
import { Screen } from '@traiteur/kit/look/screen/Screen.tsx';
import { Skeleton } from '@traiteur/kit/look/Skeleton.tsx';
import { Stack } from '@traiteur/kit/look/Stack.tsx';
import { useTranslations } from 'use-intl';
import { DayGroupOrders } from '../../own/group-orders/DayGroupOrders.tsx';
import { CashUpLink } from '../../money/cash-ups/CashUpLink.tsx';
import { ExcelButton } from '../../files/ExcelButton.tsx';
import { useOrdersLink } from '../../orders/use-orders-link.ts';
import { AllergicClients } from './AllergicClients.tsx';
import styles from './DeliveryReport.module.css';
import { KitchenNotes } from './KitchenNotes.tsx';
import { PackingSlips } from './PackingSlips.tsx';
import { ProductionList } from './ProductionList.tsx';
import { ReportTools } from './ReportTools.tsx';
import { Rounds } from './Rounds.tsx';
import { hasAllergyAlert } from './stop-alert.ts';
import { useReportOfDay } from './use-report-of-day.ts';
import { ScreenWords } from '../../noun/ScreenWords.tsx';

export default function DeliveryReport() {
  return (
    <ScreenWords fr={{ ...frRounds, ...fr }} en={{ ...enRounds, ...en }}>
      <Report />
    </ScreenWords>
  );
}

function Report() {
  const api = useApi();
  const words = useTranslations('deliveryReport');
  const dates = useDates();
  const linkTo = useOrdersLink();
  const { query, date, view, round, show, step } = useReportOfDay();
  return (
    <Screen
      title={words('title')}
      subtitle={date && dates.long(date)}
      // On paper each page has a head of its own.
      banner={{ customClass: 'no-print' }}
      action={
        <>
          <ExcelButton
            file="deliveries"
            days={date ? [date] : undefined}
            open={(signal) => api.call('delivery-report', 'exportDeliveryReport', { date }, undefined, { signal })}
          />
          <CashUpLink date={date} />
          <PrintButton>{words('print')}</PrintButton>
        </>
      }
    >
      <ReportTools date={date} view={view} show={show} step={step} />
      {view === 'production' && date && <DayGroupOrders date={date} />}
      <Shown
        query={query}
        card="message"
        shape={<Skeleton width="100%" height={220} />}
        summary={({ date: shownDate, orders, portions, rounds }) => (
          <p className={`${styles['sentence']} ${view === 'production' ? '' : 'no-print'}`}>
            {words('sentence', {
              orders,
              portions,
              alerts: rounds.flatMap(({ stops }) => stops.filter(hasAllergyAlert)).length,
            })}
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
