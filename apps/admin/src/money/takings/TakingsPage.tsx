import en from 'virtual:words/screen/takings/en';
import fr from 'virtual:words/screen/takings/fr';
import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query';
import { periodQuery } from '@traiteur/contract/money/sales-report.ts';
import type { Takings } from '@traiteur/contract/money/takings.ts';
import { useApi } from '@traiteur/front/front.ts';
import { useDates } from '@traiteur/front/language/use-dates.ts';
import { withAge } from '@traiteur/front/queries/with-age.ts';
import { useQueryInAddress } from '@traiteur/front/routing/use-query-in-address.ts';
import { PrintButton } from '@traiteur/front/screens/PrintButton.tsx';
import { Shown } from '@traiteur/kit/loading/Shown.tsx';
import { AppLink } from '@traiteur/kit/look/AppLink.tsx';
import { Card } from '@traiteur/kit/look/Card.tsx';
import { Screen } from '@traiteur/kit/look/screen/Screen.tsx';
import { Skeleton } from '@traiteur/kit/look/Skeleton.tsx';
import { Stack } from '@traiteur/kit/look/Stack.tsx';
import { useKitSettings } from '@traiteur/kit/setup/kit-settings.ts';
import { useTranslations } from 'use-intl';
import { ExcelButton } from '../../files/ExcelButton.tsx';
import { DataMoment } from '../../list/DataMoment.tsx';
import { ReportPeriodFilter } from '../../list/ReportPeriodFilter.tsx';
import { ScreenWords } from '../../noun/ScreenWords.tsx';
import { orderKeys } from '../../orders/order-queries.ts';
import { useTo } from '../../use-to.ts';
import styles from './Takings.module.css';

export default function TakingsPage() {
  return (
    <ScreenWords fr={fr} en={en}>
      <Account />
    </ScreenWords>
  );
}

function Account() {
  const api = useApi();
  const words = useTranslations('takings');
  const { formatMoney } = useKitSettings();
  const { query: wish, change } = useQueryInAddress(periodQuery);
  const query = useQuery({
    ...queryOptions({
      queryKey: orderKeys.answer('takings', wish),
      queryFn: () => withAge(({ onAge }) => api.call('takings', 'getTakings', wish, undefined, { onAge })),
    }),
    placeholderData: keepPreviousData,
  });
  const period = query.data && { from: query.data.from, to: query.data.to };
  return (
    <Screen
      title={words('title')}
      subtitle={words('subtitle')}
      action={
        <>
          <ExcelButton
            file="takings"
            days={period && [period.from, period.to]}
            open={(signal) => api.call('takings', 'exportTakings', wish, undefined, { signal })}
          />
          <PrintButton>{words('print')}</PrintButton>
        </>
      }
    >
      <div className={`${styles['filters']} no-print`}>
        <ReportPeriodFilter
          label={words('period')}
          usual="thisMonth"
          dateBy="order"
          query={wish}
          days={period}
          onChange={change}
        />
      </div>
      <Shown
        query={query}
        card="message"
        shape={<Skeleton width="100%" height={260} />}
        empty={({ days }) => days.length === 0 && words('empty')}
        summary={({ received, refunded, net, days, asOf }) => (
          <>
            {days.length > 0 && (
              <p className={styles['sentence']}>
                {words('sentence', {
                  net: formatMoney(net),
                  received: formatMoney(received),
                  refunded: formatMoney(refunded),
                })}
              </p>
            )}
            <DataMoment asOf={asOf} />
          </>
        )}
      >
        {(account) => (
          <Stack>
            <MeansTable account={account} />
            <DayTable days={account.days} />
          </Stack>
        )}
      </Shown>
    </Screen>
  );
}

function MeansTable({ account }: { account: Takings }) {
  const words = useTranslations('takings');
  const methods = useTranslations('orders.paymentMethod');
  const { formatMoney } = useKitSettings();
  return (
    <Card title={words('byMeans')}>
      <table className={styles['table']}>
        <thead>
          <tr>
            <th scope="col">{words('means')}</th>
            <th scope="col" className={styles['received']}>
              {words('received')}
            </th>
            <th scope="col">{words('refunded')}</th>
            <th scope="col">{words('net')}</th>
          </tr>
        </thead>
        <tbody>
          {account.means.map(({ method, received, refunded, net }) => (
            <tr key={method}>
              <th scope="row">{methods(method)}</th>
              <td className={styles['received']}>{formatMoney(received)}</td>
              <td>{refunded === 0 ? '–' : formatMoney(refunded)}</td>
              <td>{formatMoney(net)}</td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{words('total')}</th>
            <td className={styles['received']}>{formatMoney(account.received)}</td>
            <td>{account.refunded === 0 ? '–' : formatMoney(account.refunded)}</td>
            <td>{formatMoney(account.net)}</td>
          </tr>
        </tfoot>
      </table>
    </Card>
  );
}

function DayTable({ days }: { days: Takings['days'] }) {
  const to = useTo();
  const api = useApi();
  const words = useTranslations('takings');
  const methods = useTranslations('orders.paymentMethod');
  const dates = useDates();
  const { formatMoney } = useKitSettings();
  const isTillOffered = api.offers('cash-ups', 'getCashUps');
  return (
    <Card title={words('byDay')}>
      <table className={styles['table']}>
        <thead>
          <tr>
            <th scope="col">{words('day')}</th>
            <th scope="col" className={styles['means']}>
              {words('means')}
            </th>
            <th scope="col">{words('net')}</th>
          </tr>
        </thead>
        <tbody>
          {days.map(({ date, net, means }) => (
            <tr key={date}>
              <th scope="row">
                {isTillOffered ? (
                  <AppLink to={`${to('cashUps')}?date=${date}`}>{dates.short(date)}</AppLink>
                ) : (
                  dates.short(date)
                )}
              </th>
              <td className={styles['means']}>
                {means.map((sum) => (
                  <span key={sum.method}>
                    {methods(sum.method)} <b>{formatMoney(sum.net)}</b>
                  </span>
                ))}
              </td>
              <td>{formatMoney(net)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Card>
  );
}
