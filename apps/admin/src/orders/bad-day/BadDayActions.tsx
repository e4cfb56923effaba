import { useApi } from '@traiteur/front/front.ts';
import { Button } from '@traiteur/kit/look/Button.tsx';
import { lazyPart } from '@traiteur/front/routing/lazy-part.tsx';
import { Suspense, useState } from 'react';
import { useTranslations } from 'use-intl';
import type { BatchTarget } from '../../list/batches/batch-requests.ts';
import type { BadDayProps } from './bad-day-props.ts';
import { MoveOrdersButton } from '../move/MoveOrdersButton.tsx';

const WriteOrders = lazyPart(() => import('./WriteOrders.tsx'));
const CancelOrders = lazyPart(() => import('./CancelOrders.tsx'));

/** Writes to the clients of many orders, moves the orders or cancels them. */
export function BadDayActions({ target, count, onDone }: BadDayProps) {
  const api = useApi();
  const words = useTranslations('orders.badDay');
  // The choice when the dialog opened: cancelled orders leave the current choice.
  const [open, setOpen] = useState<{ Dialog: typeof WriteOrders; target: BatchTarget; count: number }>();
  const buttons = [
    { operation: 'messageOrders', Dialog: WriteOrders, label: words('write') },
    { operation: 'cancelOrders', Dialog: CancelOrders, label: words('cancel', { count }) },
  ] as const;
  const [write, cancel] = buttons.map(
    ({ operation, Dialog, label }) =>
      count > 0 &&
      api.offers('orders', operation) && (
        <Button key={operation} onClick={() => setOpen({ Dialog, target, count })}>
          {label}
        </Button>
      ),
  );
  return (
    <>
      {write}
      <MoveOrdersButton target={target} count={count} onMoved={onDone} />
      {cancel}
      {open && (
        <Suspense>
          <open.Dialog target={open.target} count={open.count} onDone={onDone} onClose={() => setOpen(undefined)} />
        </Suspense>
      )}
    </>
  );
}
