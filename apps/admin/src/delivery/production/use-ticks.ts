import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { CookedDish, PlanDay, Preparation, ProductionPlan } from '@traiteur/contract/delivery/production.ts';
import { useApi } from '@traiteur/front/front.ts';
import { useSession } from '@traiteur/front/session/use-session.ts';
import { useFailureToast } from '../../noun/use-failure-toast.ts';
import { productionKey } from './production-queries.ts';

/** Ticks on screen at once; what a colleague ticked meanwhile comes with the answer. */
export function useTicks(date: string) {
  const api = useApi();
  const queries = useQueryClient();
  const showFailure = useFailureToast();
  const { user } = useSession();
  const by = user ? `${user.firstName} ${user.lastName}` : '';
  const planKey = [...productionKey, 'plan'];

  async function show(edit: (day: PlanDay, at: string) => PlanDay): Promise<void> {
    // An answer that is under way does not know the tick: it would take it off the screen again.
    await queries.cancelQueries({ queryKey: planKey });
    const at = new Date().toISOString();
    queries.setQueriesData<ProductionPlan>(
      { queryKey: planKey },
      (plan) => plan && { ...plan, days: plan.days.map((day) => (day.date === date ? edit(day, at) : day)) },
    );
  }

  const ending = {
    onError: showFailure,
    onSettled: () => queries.invalidateQueries({ queryKey: productionKey }),
  };
  const dish = useMutation({
    mutationFn: ({ productId, sizeId, quantity }: Pick<CookedDish, 'productId' | 'sizeId' | 'quantity'>) =>
      api.call('production', 'tickProduction', {}, { date, productId, sizeId, quantity }),
    onMutate: ({ productId, sizeId, quantity }) =>
      show((day, at) => ({
        ...day,
        dishes: day.dishes.map((row) =>
          row.productId === productId && row.sizeId === sizeId
            ? { ...row, tick: quantity > 0 ? { quantity, by, at } : null }
            : row,
        ),
      })),
    ...ending,
  });
  const preparation = useMutation({
    mutationFn: ({ recipeId, weight, isDone }: Pick<Preparation, 'recipeId'> & PreparationDone) =>
      api.call('production', 'tickPreparation', {}, { date, recipeId, isDone, weight }),
    onMutate: ({ recipeId, weight, isDone }) =>
      show((day, at) => ({
        ...day,
        preparations: day.preparations.map((row) =>
          row.recipeId === recipeId ? { ...row, tick: isDone ? { weight, by, at } : null } : row,
        ),
      })),
    ...ending,
  });
  return { tickDish: dish.mutate, tickPreparation: preparation.mutate };
}

interface PreparationDone {
  /** Milligrams; null where nobody knows. */
  weight: number | null;
  isDone: boolean;
}
