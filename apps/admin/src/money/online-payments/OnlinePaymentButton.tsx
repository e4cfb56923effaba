import { useQuery } from '@tanstack/react-query';
import type { Order } from '@traiteur/contract/orders/order-record.ts';
import { useApi } from '@traiteur/front/front.ts';
import { Button } from '@traiteur/kit/look/Button.tsx';
import { lazyPart } from '@traiteur/front/routing/lazy-part.tsx';
import { Suspense, useState } from 'react';
import { useTranslations } from 'use-intl';
import { paymentOptionsQuery } from './online-queries.ts';

const OnlinePaymentDialog = lazyPart(() => import('./OnlinePaymentDialog.tsx'));

/** Shown where the house takes online payments and something is due. */
export function OnlinePaymentButton({ order }: { order: Order }) {
  const api = useApi();
  const words = useTranslations('orders.online');
  const mayAsk = api.offers('orders', 'requestPayment') && api.offers('online-payments', 'getPaymentOptions');
  const options = useQuery({ ...paymentOptionsQuery(api), enabled: mayAsk && order.due > 0 });
  const [isOpen, setOpen] = useState(false);
  if (!mayAsk || !options.data?.online || (order.due === 0 && !isOpen)) return null;
  return (
    <>
      <Button className="no-print" onClick={() => setOpen(true)}>
        {words('open')}
      </Button>
      {isOpen && (
        <Suspense>
          <OnlinePaymentDialog order={order} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
