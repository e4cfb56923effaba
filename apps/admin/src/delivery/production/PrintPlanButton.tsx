import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { PlanDay } from '@traiteur/contract/delivery/production.ts';
import { useApi, useFront } from '@traiteur/front/front.ts';
import { Button } from '@traiteur/kit/look/Button.tsx';
import { useTranslations } from 'use-intl';
import { useFailureToast } from '../../noun/use-failure-toast.ts';
import { productionKey } from './production-queries.ts';

/** Says what is on the paper, so that what changes afterwards is marked. */
export function PrintPlanButton({ days }: { days: readonly PlanDay[] }) {
  const api = useApi();
  const { browser } = useFront();
  const words = useTranslations('production');
  const queries = useQueryClient();
  const showFailure = useFailureToast();
  const { mutate, isPending } = useMutation({
    mutationFn: () => Promise.all(days.map((day) => api.call('production', 'recordProductionPrint', {}, printOf(day)))),
    // The paper still says what has changed since the last one.
    onMutate: () => browser.print(),
    onError: showFailure,
    onSettled: () => queries.invalidateQueries({ queryKey: productionKey }),
  });
  return (
    <Button busy={isPending} onClick={() => mutate()}>
      {words('print')}
    </Button>
  );
}

const printOf = ({ date, dishes }: PlanDay) => ({
  date,
  dishes: dishes.map(({ productId, sizeId, quantity }) => ({ productId, sizeId, quantity })),
  exceptions: dishes.flatMap(({ exceptions }) =>
    exceptions.map(({ orderId, line, eaterId, allergenId }) => ({ orderId, line, eaterId, allergenId })),
  ),
});
