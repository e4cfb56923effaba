import { Report } from '@traiteur/kit/look/Report.tsx';
import { Stack } from '@traiteur/kit/look/Stack.tsx';
import en from 'virtual:words/screen/salesReport/en';
import fr from 'virtual:words/screen/salesReport/fr';
import { ordersOfNewClients, ordersSold } from '@traiteur/contract/money/report-lists.ts';
import { salesQuery } from '@traiteur/contract/money/sales-report.ts';
import { ExcelButton } from '../../files/ExcelButton.tsx';
import { useQueryInAddress } from '@traiteur/front/routing/use-query-in-address.ts';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Card } from '@traiteur/kit/look/Card.tsx';
import { Shown } from '@traiteur/kit/loading/Shown.tsx';
import { Screen } from '@traiteur/kit/look/screen/Screen.tsx';
import { Skeleton } from '@traiteur/kit/look/Skeleton.tsx';
import { PrintButton } from '@traiteur/front/screens/PrintButton.tsx';
import { useTranslations } from 'use-intl';
import { ScreenWords } from '../../noun/ScreenWords.tsx';
import { DataMoment } from '../../list/DataMoment.tsx';
import { useOrdersLink } from '../../orders/use-orders-link.ts';
import { TakingsLink } from '../takings/TakingsLink.tsx';
import { SalesBreakdowns } from './SalesBreakdowns.tsx';
import { SalesChart } from './SalesChart.tsx';
import { SalesAccount, SalesHeadline, SalesTaxes } from './SalesFigures.tsx';
import { SalesFilters } from './SalesFilters.tsx';
import styles from './SalesReport.module.css';
import { salesReportQuery } from './sales-report-queries.ts';
import { SalesSentence } from './SalesSentence.tsx';
import { useApi } from '@traiteur/front/front.ts';

export default function SalesReport() {
  return (
    <ScreenWords fr={fr} en={en}>
      <Sales />
    </ScreenWords>
  );
}

function Sales() {
  const api = useApi();
  const words = useTranslations('salesReport');
  const linkTo = useOrdersLink();
  const { query: filters, change } = useQueryInAddress(salesQuery);
  const query = useQuery({
    ...salesReportQuery(api, filters),
    placeholderData: keepPreviousData,
  });
  return (
    <Screen
      title={words('title')}
      subtitle={words('subtitle')}
      action={
        <>
          <ExcelButton
            file="sales"
            days={query.data && [query.data.period.from, query.data.period.to]}
            open={(signal) => api.call('sales-report', 'exportSalesReport', filters, undefined, { signal })}
          />
          <TakingsLink />
          <PrintButton>{words('print')}</PrintButton>
        </>
      }
    >
      <SalesFilters query={filters} period={query.data?.period} filter={(values) => change(values)} />
      <Report isBusy={query.isPlaceholderData}>
        <Shown
          query={query}
          card="message"
          shape={
            <Stack>
              <Skeleton width="60%" height={26} />
              <Skeleton width="100%" height={90} />
              <Skeleton width="100%" height={320} />
            </Stack>
          }
          summary={(report) => (
            <>
              <SalesSentence report={report} query={filters} />
              <DataMoment asOf={report.asOf} />
            </>
          )}
          empty={({ figures }) => figures.orders === 0 && words('empty')}
        >
          {(report) => (
            <>
              <SalesHeadline
                {...report}
                lists={{
                  orders: linkTo(ordersSold(filters, report.period)),
                  newClients: linkTo(ordersOfNewClients(filters, report.period)),
                }}
              />
              <Card>
                <SalesChart groups={report.groups} group={filters.group} />
              </Card>
              <div className={styles['columns']}>
                <SalesAccount {...report} />
                <SalesTaxes {...report} />
              </div>
              <SalesBreakdowns report={report} query={filters} />
            </>
          )}
        </Shown>
      </Report>
    </Screen>
  );
}
