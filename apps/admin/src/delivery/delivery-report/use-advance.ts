import { useQueryClient } from '@tanstack/react-query';
import type { Stop } from '@traiteur/contract/delivery/delivery-report.ts';
import { orderBatches } from '@traiteur/domain/orders/order-batches.ts';
import { mainActionFrom } from '@traiteur/domain/orders/order-life.ts';
import { useApi } from '@traiteur/front/front.ts';
import { toast } from '@traiteur/kit/overlays/toast.tsx';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { answersOf } from '../../list/batches/batch-requests.ts';
import { orderKeys } from '../../orders/order-queries.ts';
import { useFailureToast } from '../../noun/use-failure-toast.ts';

/** Takes the next step of several orders that share it, and names those that were refused. */
export function useAdvance() {
  const api = useApi();
  const words = useTranslations('deliveryReport');
  const showFailure = useFailureToast();
  const queries = useQueryClient();
  const [progress, setProgress] = useState<{ done: number; count: number } | null>(null);

  async function advance(stops: readonly Stop[]) {
    const action = stops[0] && mainActionFrom(stops[0].status);
    if (!action) return;
    const count = stops.length;
    const ids = stops.map(({ orderId }) => orderId);
    let movedOrders = 0;
    setProgress({ done: 0, count });
    try {
      for await (const { done, refused, left } of answersOf({ ids }, (request) =>
        api.call('orders', orderBatches[action], {}, request),
      )) {
        movedOrders += done.length;
        for (const { name, message } of refused) toast.error(`${name}\u202f: ${message}`);
        setProgress({ done: count - left, count });
      }
    } catch (error) {
      showFailure(error);
    }
    setProgress(null);
    if (movedOrders > 0) toast.success(words('advanced', { count: movedOrders }));
    await queries.invalidateQueries({ queryKey: orderKeys.all });
  }

  return { advance, progress };
}
