import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { CookedDish, ProductionDay } from '@traiteur/contract/delivery/production.ts';
import { useApi } from '@traiteur/front/front.ts';
import { useSession } from '@traiteur/front/session/use-session.ts';
import { useFailureToast } from '../../noun/use-failure-toast.ts';
import { orderKeys } from '../../orders/order-queries.ts';
import { productionKey } from './production-queries.ts';

/** Ticks on screen at once; what a colleague ticked meanwhile comes with the answer. */
export function useTicks(date: string) {
  const api = useApi();
  const queries = useQueryClient();
  const showFailure = useFailureToast();
  const { user } = useSession();
  const saving = useMutation({
    mutationFn: ({ productId, sizeId, quantity }: Pick<CookedDish, 'productId' | 'sizeId' | 'quantity'>) =>
      api.call('production', 'tickProduction', {}, { date, productId, sizeId, quantity }),
    async onMutate({ productId, sizeId, quantity }) {
      // An answer that is under way does not know the tick: it would take it off the screen again.
      await queries.cancelQueries({ queryKey: productionKey });
      const by = user ? `${user.firstName} ${user.lastName}` : '';
      const tick = quantity > 0 ? { quantity, by, at: new Date().toISOString() } : null;
      queries.setQueriesData<ProductionDay>(
        { queryKey: productionKey },
        (day) =>
          day && {
            ...day,
            dishes: day.dishes.map((dish) =>
              day.date === date && dish.productId === productId && dish.sizeId === sizeId ? { ...dish, tick } : dish,
            ),
          },
      );
    },
    onError: showFailure,
    onSettled: () => queries.invalidateQueries({ queryKey: orderKeys.answer('production') }),
  });
  return saving.mutate;
}
