import { useQuery } from '@tanstack/react-query';
import { calledName } from '@traiteur/domain/clients/called-name.ts';
import type { Order } from '@traiteur/contract/orders/order-record.ts';
import { Shown } from '@traiteur/kit/loading/Shown.tsx';
import { Screen } from '@traiteur/kit/look/screen/Screen.tsx';
import { Skeleton } from '@traiteur/kit/look/Skeleton.tsx';
import { Stack } from '@traiteur/kit/look/Stack.tsx';
import { lazyPart } from '@traiteur/front/routing/lazy-part.tsx';
import { Suspense } from 'react';
import { useLocation, useNavigate, useParams } from 'react-router';
import { useTranslations } from 'use-intl';
import { useDates } from '@traiteur/front/language/use-dates.ts';
import { ListLink } from '../../list/ListLink.tsx';
import { useTo } from '../../use-to.ts';
import { orderQuery } from '../order-queries.ts';
import { AllergyBand } from './AllergyBand.tsx';
import { ClientAllergies } from './ClientAllergies.tsx';
import { EatersThen } from './EatersThen.tsx';
import { ForcedBand } from './ForcedBand.tsx';
import { HoldBand } from './HoldBand.tsx';
import { OrderActions } from './OrderActions.tsx';
import { OrderFacts } from './OrderFacts.tsx';
import { OrderMails } from '../order-mails/OrderMails.tsx';
import { OrderLines } from './OrderLines.tsx';
import { OrderSteps } from './OrderSteps.tsx';
import { WriteToClient } from '../messages/WriteToClient.tsx';
import { AddNote } from '../notes/AddNote.tsx';
import { DisputeBand } from '../payments/DisputeBand.tsx';
import { PaymentCard } from '../payments/PaymentCard.tsx';
import { OrderTimeline } from './OrderTimeline.tsx';
import { OrderPresence } from '../news/OrderPresence.tsx';
import { asksFor } from '../order-address.ts';
import { isTaken } from '../take/order-taken.ts';
import { OrderInvoices } from '../../money/invoices/OrderInvoices.tsx';
import styles from './OrderDetail.module.css';
import { useApi } from '@traiteur/front/front.ts';

// Few visits come right after an order was taken.
const PaymentPrompt = lazyPart(() => import('../../money/online-payments/PaymentPrompt.tsx'));
// Most visits print nothing.
const OrderPaperPage = lazyPart(() => import('../paper/OrderPaperPage.tsx'));

/** Shows an order, or its paper when the address ends with the print action. */
export default function OrderDetail() {
  const { id, action } = useParams();
  if (!asksFor('print', action)) return <OrderScreen id={Number(id)} />;
  return (
    <Suspense>
      <OrderPaperPage id={Number(id)} />
    </Suspense>
  );
}

function OrderScreen({ id }: { id: number }) {
  const api = useApi();
  const to = useTo();
  const words = useTranslations('orders');
  const dates = useDates();
  const query = useQuery(orderQuery(api, id));
  const { data: order } = query;
  const subtitle =
    order && words('forWhom', { client: calledName(order.client), date: dates.long(order.deliveryDate) });
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
  const navigate = useNavigate();
  // The router does not type its state.
  const { state } = useLocation() as { state: unknown };
  return (
    <>
      <OrderPresence id={order.id} />
      {isTaken(state) && (
        <Suspense>
          <PaymentPrompt order={order} onDone={() => void navigate('.', { replace: true, state: null })} />
        </Suspense>
      )}
      <div className={styles['allergies']}>
        <ClientAllergies client={order.client} allergies={order.clientAllergies} unasked={order.unaskedEaters} />
        <EatersThen eaters={order.eatersThen} />
      </div>
      <AllergyBand order={order} />
      <HoldBand order={order} />
      <ForcedBand order={order} />
      <DisputeBand disputes={order.disputes} />
      <OrderSteps order={order} />
      <div className={styles['columns']}>
        {/* Before the dishes: on a phone a driver needs door and telephone first. */}
        <OrderFacts order={order} />
        <OrderLines order={order} />
        <Stack>
          <PaymentCard order={order} />
          <OrderInvoices orderId={order.id} />
          <OrderTimeline order={order} />
          <div className={styles['answer']}>
            <AddNote order={order} />
            <WriteToClient order={order} />
          </div>
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
