import { useQuery } from '@tanstack/react-query';
import { AppLink } from '@traiteur/kit/look/AppLink.tsx';
import { Card } from '@traiteur/kit/look/Card.tsx';
import { Shown } from '@traiteur/kit/loading/Shown.tsx';
import { Skeleton } from '@traiteur/kit/look/Skeleton.tsx';
import { useTranslations } from 'use-intl';
import { salesQuery } from '@traiteur/contract/money/sales-report.ts';
import { SalesChart } from '../../money/sales-report/SalesChart.tsx';
import { salesReportQuery } from '../../money/sales-report/sales-report-queries.ts';
import { SalesSentence } from '../../money/sales-report/SalesSentence.tsx';
import styles from './HomePage.module.css';
import { useApi } from '@traiteur/front/front.ts';
import { useTo } from '../../use-to.ts';

/** The sales report's default: the last 30 days. */
const usualQuery = salesQuery.parse({});

export function RecentSales() {
  const to = useTo();
  const api = useApi();
  const words = useTranslations('dashboard');
  const report = useQuery(salesReportQuery(api, usualQuery));
  return (
    <Card
      className={styles['sales']}
      title={words('recentSales')}
      aside={<AppLink to={to('salesReport')}>{words('seeSales')}</AppLink>}
    >
      <Shown query={report} shape={<Skeleton width="100%" height={260} />}>
        {(data) => (
          <>
            <SalesSentence report={data} query={usualQuery} />
            {data.figures.orders > 0 && <SalesChart groups={data.groups} group={usualQuery.group} />}
          </>
        )}
      </Shown>
    </Card>
  );
}
