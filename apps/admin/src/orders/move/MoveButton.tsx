import type { Order } from '@traiteur/contract/orders/order-record.ts';
import { isMovable } from '@traiteur/domain/orders/order-life.ts';
import { useApi } from '@traiteur/front/front.ts';
import { Button } from '@traiteur/kit/look/Button.tsx';
import { Skeleton } from '@traiteur/kit/look/Skeleton.tsx';
import { Dialog } from '@traiteur/kit/overlays/Dialog.tsx';
import { lazyPart } from '@traiteur/front/routing/lazy-part.tsx';
import { Suspense, useState } from 'react';
import { useTranslations } from 'use-intl';

// The grid of slots is more than most visits to an order need.
const MoveOrder = lazyPart(() => import('./MoveOrder.tsx'));

export function MoveButton({ order }: { order: Order }) {
  const api = useApi();
  const words = useTranslations('orders.moves');
  const [isOpen, setOpen] = useState(false);
  if (!order.address || !isMovable(order.status) || !api.offers('orders', 'moveOrder')) return null;
  const close = () => setOpen(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>{words('move')}</Button>
      {isOpen && (
        <Dialog opened title={words('title', { number: order.number })} size="lg" onClose={close}>
          <Suspense fallback={<Skeleton width="100%" height={220} />}>
            <MoveOrder order={order} address={order.address} onClose={close} />
          </Suspense>
        </Dialog>
      )}
    </>
  );
}
