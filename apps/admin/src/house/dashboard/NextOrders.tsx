import { useQuery } from '@tanstack/react-query';
import type { DeliveryReport } from '@traiteur/contract/delivery/delivery-report.ts';
import { alertOf } from '@traiteur/domain/orders/allergies.ts';
import { AppLink } from '@traiteur/kit/look/AppLink.tsx';
import { Card } from '@traiteur/kit/look/Card.tsx';
import { Shown } from '@traiteur/kit/loading/Shown.tsx';
import { Skeleton } from '@traiteur/kit/look/Skeleton.tsx';
import { useTranslations } from 'use-intl';
import { AllergyChip, OrderStatusChip } from '@traiteur/front/orders/order-chips.tsx';
import { useDates } from '@traiteur/front/language/use-dates.ts';
import { useLocalName } from '@traiteur/front/language/use-local-name.ts';
import { ClientLink } from '../../clients/clients/ClientLink.tsx';
import { deliveryReportQuery } from '../../delivery/delivery-report/delivery-report-queries.ts';
import styles from './HomePage.module.css';
import { useApi } from '@traiteur/front/front.ts';
import { useNextDay } from './use-next-day.ts';
import { useTo } from '../../use-to.ts';

/** Stops that the card names; the report has the others. */
const mostNamed = 10;

/** Today's orders by departure, or those of the next day that delivers. */
export function NextOrders({ today }: { today: string }) {
  const api = useApi();
  const words = useTranslations('dashboard');
  const { titleOf, linkTo } = useNextDay(today);
  const report = useQuery(deliveryReportQuery(api, undefined));
  const date = report.data?.date;
  return (
    <Card title={titleOf('orders', date)} aside={<AppLink to={linkTo({ date })}>{words('seeReport')}</AppLink>}>
      <Shown
        query={report}
        shape={<Skeleton width="100%" height={160} />}
        empty={({ orders }) => orders === 0 && words('noneAhead')}
      >
        {({ rounds, orders }) => (
          <>
            <Stops rounds={rounds} />
            {orders > mostNamed && (
              <p className={styles['whole']}>
                <AppLink to={linkTo({ date, view: 'rounds' })}>
                  {words('moreOrders', { count: orders - mostNamed })}
                </AppLink>
              </p>
            )}
          </>
        )}
      </Shown>
    </Card>
  );
}

function Stops({ rounds }: { rounds: DeliveryReport['rounds'] }) {
  const to = useTo();
  const words = useTranslations('dashboard');
  const dates = useDates();
  const nameOf = useLocalName();
  const stops = rounds.flatMap(({ zoneName, start, end, stops: roundStops }) =>
    roundStops.map((stop) => ({ ...stop, zoneName, start, end })),
  );
  return (
    <table className={styles['stops']}>
      <tbody>
        {stops.slice(0, mostNamed).map((stop) => (
          <tr key={stop.orderId}>
            <td>
              {dates.span(stop.start, stop.end)}
              <small>{nameOf(stop.zoneName)}</small>
            </td>
            <td>
              <ClientLink id={stop.clientId} otherwise={to('order', { id: stop.orderId })}>
                {stop.client}
              </ClientLink>
              <small>
                <AppLink to={to('order', { id: stop.orderId })}>{stop.number}</AppLink>
                {' · '}
                {words('portions', { count: stop.items.reduce((sum, { quantity }) => sum + quantity, 0) })}
              </small>
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
