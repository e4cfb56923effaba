import { useApi } from '@traiteur/front/front.ts';
import { Button } from '@traiteur/kit/look/Button.tsx';
import { Skeleton } from '@traiteur/kit/look/Skeleton.tsx';
import { Dialog } from '@traiteur/kit/overlays/Dialog.tsx';
import { lazyPart } from '@traiteur/front/routing/lazy-part.tsx';
import { Suspense, useState } from 'react';
import { useTranslations } from 'use-intl';
import type { BatchTarget } from '../../list/batches/batch-requests.ts';

// The grid of slots is more than most visits to the list need.
const MoveOrders = lazyPart(() => import('./MoveOrders.tsx'));

interface MoveOrdersButtonProps {
  target: BatchTarget;
  /** As far as known. */
  count: number;
  /** Called with the ids of the orders that were not moved. */
  onMoved: (refusedIds: readonly number[]) => void;
}

export function MoveOrdersButton({ target, count, onMoved }: MoveOrdersButtonProps) {
  const api = useApi();
  const words = useTranslations('orders.moves');
  // The choice when the dialog opened: moved orders leave the current choice.
  const [movedBatch, setMovedBatch] = useState<{ target: BatchTarget; count: number }>();
  if (!api.offers('orders', 'moveOrders') || (count === 0 && !movedBatch)) return null;
  const close = () => setMovedBatch(undefined);
  return (
    <>
      <Button onClick={() => setMovedBatch({ target, count })}>{words('move')}</Button>
      {movedBatch && (
        <Dialog opened title={words('many', { count: movedBatch.count })} size="lg" onClose={close}>
          <Suspense fallback={<Skeleton width="100%" height={220} />}>
            <MoveOrders target={movedBatch.target} onMoved={onMoved} onClose={close} />
          </Suspense>
        </Dialog>
      )}
    </>
  );
}
