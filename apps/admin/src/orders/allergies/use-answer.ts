import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { AllergyOverride } from '@traiteur/domain/orders/allergies.ts';
import { useApi } from '@traiteur/front/front.ts';
import { toast } from '@traiteur/kit/overlays/toast.tsx';
import { useTranslations } from 'use-intl';
import { orderKeys } from '../order-queries.ts';
import { useFailureToast } from '../../noun/use-failure-toast.ts';

/** Answers for allergens of a dish. A refusal is shown, and the order is read again. */
export function useAnswer(id: number) {
  const api = useApi();
  const queries = useQueryClient();
  const words = useTranslations('orders.conflict');
  const showFailure = useFailureToast();
  const mutation = useMutation({
    mutationFn: ({ eaterId, productId, allergenIds, reason }: AllergyOverride) =>
      api.call(
        'orders',
        'answerAllergyConflict',
        { id },
        { eaterId, productId, allergenIds: [...allergenIds], reason },
      ),
    onSuccess(order) {
      queries.setQueryData(orderKeys.record(id), order);
      toast.success(words('answered'));
    },
    onError: showFailure,
    onSettled: () => queries.invalidateQueries({ queryKey: orderKeys.all }),
  });
  return {
    answer: (override: AllergyOverride) => mutation.mutateAsync(override).then(doNothing, doNothing),
    isUnderWay: mutation.isPending,
  };
}

// The mutation itself has shown the result.
const doNothing = () => undefined;
