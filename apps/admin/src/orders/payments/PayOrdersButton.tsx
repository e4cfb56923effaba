import type { OrderRow } from '@traiteur/contract/orders/order-record.ts';
import { useApi } from '@traiteur/front/front.ts';
import { Button } from '@traiteur/kit/look/Button.tsx';
import type { RowChoice } from '@traiteur/kit/list/use-row-choice.ts';
import { lazyPart } from '@traiteur/front/routing/lazy-part.tsx';
import { Suspense, useState } from 'react';
import { useTranslations } from 'use-intl';
import type { BatchTarget } from '../../list/batches/batch-requests.ts';

const PayOrdersDialog = lazyPart(() => import('./PayOrdersDialog.tsx'));

interface PayOrdersButtonProps {
  choice: RowChoice<OrderRow>;
  target: BatchTarget;
}

/** Records that many orders were paid in full by the same method. */
export function PayOrdersButton({ choice, target }: PayOrdersButtonProps) {
  const api = useApi();
  const words = useTranslations('orders.payMany');
  // The choice when the dialog opened: paid orders leave the current choice.
  const [openBatch, setOpenBatch] = useState<{ target: BatchTarget; rows: readonly OrderRow[] }>();
  const isDue = choice.all || choice.rows.some(({ due }) => due > 0);
  if (!api.offers('orders', 'payOrders') || (!isDue && !openBatch)) return null;
  return (
    <>
      <Button onClick={() => setOpenBatch({ target, rows: choice.all ? [] : choice.rows })}>{words('open')}</Button>
      {openBatch && (
        <Suspense>
          <PayOrdersDialog {...openBatch} onPaid={choice.chooseOnly} onClose={() => setOpenBatch(undefined)} />
        </Suspense>
      )}
    </>
  );
}
