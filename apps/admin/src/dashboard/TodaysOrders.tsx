import { useQuery } from '@tanstack/react-query';
import { type DeliveryReport, deliveryReport } from '@traiteur/contract/delivery-report.ts';
import { alertOf } from '@traiteur/domain/allergies.ts';
import { AppLink } from '@traiteur/kit/look/AppLink.tsx';
import { Card } from '@traiteur/kit/look/Card.tsx';
import { Shown } from '@traiteur/kit/loading/Shown.tsx';
import { Skeleton } from '@traiteur/kit/look/Skeleton.tsx';
import { useTranslations } from 'use-intl';
import { addressWithQuery } from '@traiteur/front/routing/use-query-in-address.ts';
import { AllergyChip, OrderStatusChip } from '@traiteur/front/orders/order-chips.tsx';
import { useDates } from '@traiteur/front/language/use-dates.ts';
import { useLocalName } from '@traiteur/front/language/use-local-name.ts';
import { deliveryReportQuery } from '../delivery-report/delivery-report-queries.ts';
import styles from './HomePage.module.css';
import { useApi } from '@traiteur/front/front.ts';
import { useTo } from '../use-to.ts';

/** Today's orders in the order the vans leave. */
export function TodaysOrders({ date }: { date: string }) {
  const to = useTo();
  const api = useApi();
  const words = useTranslations('dashboard');
  const report = useQuery(deliveryReportQuery(api, date));
  const seeReport = addressWithQuery(to('deliveryReport'), deliveryReport.operations.getDeliveryReport.query, { date });
  return (
    <Card title={words('todaysOrders')} aside={<AppLink to={seeReport}>{words('seeReport')}</AppLink>}>
      <Shown
        query={report}
        shape={<Skeleton width="100%" height={160} />}
        empty={({ orders }) => orders === 0 && words('noneToday')}
      >
        {({ rounds }) => <Stops rounds={rounds} />}
      </Shown>
    </Card>
  );
}

function Stops({ rounds }: { rounds: DeliveryReport['rounds'] }) {
  const to = useTo();
  const words = useTranslations('dashboard');
  const dates = useDates();
  const nameOf = useLocalName();
  const stops = rounds.flatMap(({ zoneName, start, end, stops: some }) =>
    some.map((stop) => ({ ...stop, zoneName, start, end })),
  );
  return (
    <table className={styles['stops']}>
      <tbody>
        {stops.map((stop) => (
          <tr key={stop.orderId}>
            <td>
              {dates.span(stop.start, stop.end)}
              <small>{nameOf(stop.zoneName)}</small>
            </td>
            <td>
              <AppLink to={to('order', { id: stop.orderId })}>{stop.client}</AppLink>
              <small>{words('portions', { count: stop.items.reduce((sum, { quantity }) => sum + quantity, 0) })}</small>
            </td>
            <td>
              <AllergyChip alert={alertOf(stop.conflicts)} /> <OrderStatusChip status={stop.status} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
