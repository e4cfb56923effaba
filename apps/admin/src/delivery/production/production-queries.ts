import { queryOptions } from '@tanstack/react-query';
import type { ApiClient } from '@traiteur/contract/wire/client.ts';
import { orderKeys } from '../../orders/order-queries.ts';

/** Below the orders: whatever happens to one, or is ticked by a colleague, is read again. */
export const productionKey = orderKeys.answer('production');

const planKeyOf = (date: string | undefined, days: number) => [...productionKey, 'plan', date, days];

export const productionQuery = (api: ApiClient, date: string | undefined, days: number) =>
  queryOptions({
    queryKey: planKeyOf(date, days),
    queryFn: async ({ client }) => {
      const plan = await api.call('production', 'getProductionPlan', { date, days }, undefined, { quiet: true });
      // Its date goes into the address: cached under that date, the plan is not read twice.
      if (!date) client.setQueryData(planKeyOf(plan.days[0]?.date, days), plan);
      return plan;
    },
  });

export const recipeCardsQuery = (api: ApiClient, date: string) =>
  queryOptions({
    queryKey: [...productionKey, 'cards', date],
    queryFn: () => api.call('production', 'listRecipeCards', { date }, undefined, { quiet: true }),
  });

export const cookedBatchesQuery = (api: ApiClient, date: string) =>
  queryOptions({
    queryKey: [...productionKey, 'batches', date],
    queryFn: () => api.call('cooked-batches', 'listCookedBatches', { date }, undefined, { quiet: true }),
  });

export const shortagesQuery = (api: ApiClient, date: string) =>
  queryOptions({
    queryKey: orderKeys.answer('shortages', date),
    queryFn: () => api.call('production', 'listShortages', { date }, undefined, { quiet: true }),
  });
