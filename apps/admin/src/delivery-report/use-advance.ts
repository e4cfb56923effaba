import { useQueryClient } from '@tanstack/react-query';
import type { Stop } from '@traiteur/contract/delivery-report.ts';
import { mainActionFrom } from '@traiteur/domain/order-life.ts';
import { toast } from '@traiteur/kit/overlays/toast.tsx';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { useFailureMessage } from '@traiteur/front/forms/fault-messages.ts';
import { orderKeys } from '../orders/order-queries.ts';
import { useOrderSteps } from '../orders/detail/order-steps.ts';

/** Moves several orders on, each by its own next step, one after the other; says which could not be. */
export function useAdvance() {
  const { takeStep } = useOrderSteps();
  const words = useTranslations('deliveryReport');
  const failureMessage = useFailureMessage();
  const queries = useQueryClient();
  const [progress, setProgress] = useState<{ done: number; count: number } | null>(null);

  async function advance(stops: readonly Stop[]) {
    let moved = 0;
    for (const [done, { orderId, number, status }] of stops.entries()) {
      setProgress({ done, count: stops.length });
      const action = mainActionFrom(status);
      try {
        if (action) await takeStep(orderId, action);
        moved += 1;
      } catch (error) {
        toast.error(`${number}\u202f: ${failureMessage(error)}`);
      }
    }
    setProgress(null);
    if (moved > 0) toast.success(words('advanced', { count: moved }));
    await queries.invalidateQueries({ queryKey: orderKeys.all });
  }

  return { advance, progress };
}
