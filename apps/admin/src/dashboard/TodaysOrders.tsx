import { useQuery } from '@tanstack/react-query';
import { alertOf } from '@traiteur/domain/allergies.ts';
import { AppLink } from '@traiteur/kit/look/AppLink.tsx';
import { Card } from '@traiteur/kit/look/Card.tsx';
import { EmptyState, ErrorState } from '@traiteur/kit/look/EmptyState.tsx';
import { Loaded } from '@traiteur/kit/loading/Loaded.tsx';
import { Skeleton } from '@traiteur/kit/look/Skeleton.tsx';
import { useTranslations } from 'use-intl';
import { AllergyChip, OrderStatusChip } from '@traiteur/front/orders/order-chips.tsx';
import { useFailureMessage } from '@traiteur/front/forms/fault-messages.ts';
import { useDates } from '@traiteur/front/language/use-dates.ts';
import { useLocalName } from '@traiteur/front/language/use-local-name.ts';
import styles from './HomePage.module.css';
import { useApi } from '@traiteur/front/front.ts';
import { useTo } from '../use-to.ts';

/** Today's orders in the order the vans leave. */
export function TodaysOrders({ date }: { date: string }) {
  const to = useTo();
  const api = useApi();
  const words = useTranslations('dashboard');
  const dates = useDates();
  const nameOf = useLocalName();
  const failureMessage = useFailureMessage();
  const { data, error, refetch } = useQuery({
    queryKey: ['orders', 'delivery-report', date],
    queryFn: () => api.call('delivery-report', 'getDeliveryReport', { date }),
  });
  const stops = data?.rounds.flatMap(({ zoneName, start, end, stops: some }) =>
    some.map((stop) => ({ ...stop, zoneName, start, end })),
  );
  return (
    <Card
      title={words('todaysOrders')}
      aside={<AppLink to={`${to('deliveryReport')}?date=${date}`}>{words('seeReport')}</AppLink>}
    >
      {error && <ErrorState message={failureMessage(error)} retry={() => void refetch()} />}
      <Loaded loading={!data && !error} shape={<Skeleton width="100%" height={160} />}>
        {stops?.length === 0 && <EmptyState>{words('noneToday')}</EmptyState>}
        <table className={styles['stops']}>
          <tbody>
            {stops?.map((stop) => (
              <tr key={stop.orderId}>
                <td>
                  {dates.span(stop.start, stop.end)}
                  <small>{nameOf(stop.zoneName)}</small>
                </td>
                <td>
                  <AppLink to={to('order', { id: stop.orderId })}>{stop.client}</AppLink>
                  <small>
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
      </Loaded>
    </Card>
  );
}
