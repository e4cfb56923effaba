import { useQuery } from '@tanstack/react-query';
import type { Order } from '@traiteur/contract/order-record.ts';
import { Shown } from '@traiteur/kit/loading/Shown.tsx';
import { Screen } from '@traiteur/kit/look/Screen.tsx';
import { Skeleton } from '@traiteur/kit/look/Skeleton.tsx';
import { Stack } from '@traiteur/kit/look/Stack.tsx';
import { useParams } from 'react-router';
import { useTranslations } from 'use-intl';
import { useDates } from '@traiteur/front/language/use-dates.ts';
import { ListLink } from '../../list/ListLink.tsx';
import { useTo } from '../../use-to.ts';
import { orderQuery } from '../order-queries.ts';
import { AllergyBand } from './AllergyBand.tsx';
import { ClientAllergies } from './ClientAllergies.tsx';
import { ForcedBand } from './ForcedBand.tsx';
import { OrderActions } from './OrderActions.tsx';
import { OrderFacts } from './OrderFacts.tsx';
import { OrderMails } from '../mails/OrderMails.tsx';
import { OrderLines } from './OrderLines.tsx';
import { OrderSteps } from './OrderSteps.tsx';
import { AddNote } from '../notes/AddNote.tsx';
import { PaymentCard } from '../payments/PaymentCard.tsx';
import { OrderTimeline } from './OrderTimeline.tsx';
import { OrderInvoices } from '../../invoices/OrderInvoices.tsx';
import styles from './OrderDetail.module.css';
import { useApi } from '@traiteur/front/front.ts';

export default function OrderDetail() {
  const api = useApi();
  const id = Number(useParams()['id']);
  const to = useTo();
  const words = useTranslations('orders');
  const dates = useDates();
  const query = useQuery(orderQuery(api, id));
  const { data: order } = query;
  const subtitle = order && words('forWhom', { client: order.client.firstName, date: dates.long(order.deliveryDate) });
  return (
    <Screen
      title={words('one', { number: order?.number ?? '' })}
      subtitle={subtitle}
      action={order && <OrderActions order={order} />}
    >
      <Shown query={query} card="both" shape={shape} onward={<ListLink to={to('orders')} />}>
        {(current) => <OrderParts order={current} />}
      </Shown>
    </Screen>
  );
}

function OrderParts({ order }: { order: Order }) {
  return (
    <>
      <div className={styles['allergies']}>
        <ClientAllergies allergies={order.clientAllergies} asked={order.allergiesAsked} />
      </div>
      <AllergyBand order={order} />
      <ForcedBand order={order} />
      <OrderSteps order={order} />
      <div className={styles['columns']}>
        <OrderLines order={order} />
        <Stack>
          <OrderFacts order={order} />
          <PaymentCard order={order} />
          <OrderInvoices orderId={order.id} />
          <OrderTimeline order={order} />
          <AddNote order={order} />
          <OrderMails orderId={order.id} />
        </Stack>
      </div>
    </>
  );
}

const shape = (
  <>
    <Skeleton width="40%" /> <Skeleton width="90%" height={120} />
  </>
);
