import { useQuery } from '@tanstack/react-query';
import { Card } from '@traiteur/kit/look/Card.tsx';
import { ErrorState } from '@traiteur/kit/look/EmptyState.tsx';
import { Screen } from '@traiteur/kit/look/Screen.tsx';
import { Skeleton } from '@traiteur/kit/look/Skeleton.tsx';
import { useShownLoading } from '@traiteur/kit/loading/use-shown-loading.ts';
import { useParams } from 'react-router';
import { useTranslations } from 'use-intl';
import { useFailureMessage } from '@traiteur/front/forms/fault-messages.ts';
import { useDates } from '@traiteur/front/language/use-dates.ts';
import { AllergyBand } from './AllergyBand.tsx';
import { ClientAllergies } from './ClientAllergies.tsx';
import { OrderActions } from './OrderActions.tsx';
import { OrderFacts } from './OrderFacts.tsx';
import { OrderLines } from './OrderLines.tsx';
import { OrderSteps } from './OrderSteps.tsx';
import { OrderTimeline } from './OrderTimeline.tsx';
import styles from './OrderDetail.module.css';
import { useApi } from '@traiteur/front/front.ts';

export default function OrderDetail() {
  const api = useApi();
  const id = Number(useParams()['id']);
  const words = useTranslations('orders');
  const dates = useDates();
  const failureMessage = useFailureMessage();
  const {
    data: order,
    error,
    refetch,
  } = useQuery({
    queryKey: ['orders', id],
    queryFn: () => api.call('orders', 'get', { id }),
  });
  const shows = useShownLoading(!order && !error);
  if (!order || shows) {
    return (
      <Screen title={words('one', { number: '' })}>
        <Card>
          {error ? (
            <ErrorState message={failureMessage(error)} retry={() => void refetch()} />
          ) : (
            <div aria-busy>
              {shows && (
                <>
                  <Skeleton width="40%" /> <Skeleton width="90%" height={120} />
                </>
              )}
            </div>
          )}
        </Card>
      </Screen>
    );
  }
  const subtitle = words('forWhom', { client: order.client.firstName, date: dates.long(order.deliveryDate) });
  return (
    <Screen title={words('one', { number: order.number })} subtitle={subtitle} action={<OrderActions order={order} />}>
      {order.clientAllergies.length > 0 && (
        <div className={styles['allergies']}>
          <ClientAllergies of={order.clientAllergies} />
        </div>
      )}
      <AllergyBand order={order} />
      <OrderSteps order={order} />
      <div className={styles['columns']}>
        <OrderLines order={order} />
        <div className={styles['side']}>
          <OrderFacts order={order} />
          <OrderTimeline order={order} />
        </div>
      </div>
    </Screen>
  );
}
