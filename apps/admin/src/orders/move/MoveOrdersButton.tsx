import { useApi } from '@traiteur/front/front.ts';
import { Button } from '@traiteur/kit/look/Button.tsx';
import { Skeleton } from '@traiteur/kit/look/Skeleton.tsx';
import { Dialog } from '@traiteur/kit/overlays/Dialog.tsx';
import { lazy, Suspense, useState } from 'react';
import { useTranslations } from 'use-intl';

// The grid of slots is more than most visits to the list need.
const MoveOrders = lazy(() => import('./MoveOrders.tsx'));

interface MoveOrdersButtonProps {
  ids: readonly number[];
  /** Told which of them could not be moved. */
  onMoved: (refusedIds: readonly number[]) => void;
}

/** Moves the chosen orders to one slot, those of them that can go there. */
export function MoveOrdersButton({ ids, onMoved }: MoveOrdersButtonProps) {
  const api = useApi();
  const words = useTranslations('orders.moves');
  // The orders that were chosen when it was opened: those that move are chosen no longer.
  const [movedIds, setMovedIds] = useState<readonly number[]>();
  if (!api.offers('orders', 'moveOrders') || (ids.length === 0 && !movedIds)) return null;
  const close = () => setMovedIds(undefined);
  return (
    <>
      <Button onClick={() => setMovedIds(ids)}>{words('move')}</Button>
      {movedIds && (
        <Dialog opened title={words('many', { count: movedIds.length })} size="lg" onClose={close}>
          <Suspense fallback={<Skeleton width="100%" height={220} />}>
            <MoveOrders ids={movedIds} onMoved={onMoved} onClose={close} />
          </Suspense>
        </Dialog>
      )}
    </>
  );
}
