import { batchActions, orderBatches, type OrderBatches } from '@traiteur/domain/orders/order-batches.ts';
import { orderLife, type OrderLife, type UsualAction } from '@traiteur/domain/orders/order-life.ts';
import type * as z from 'zod/mini';
import { batchFilters } from './order-filters.ts';
import { batchAnswer, batchOf, largestBatch } from '../statement/batches.ts';

export const orderBatch = batchOf(batchFilters);
export type OrderBatch = z.output<typeof orderBatch>;

const batch = <Action extends UsualAction>(action: Action) => {
  const { path, scope, summary }: OrderLife[Action] = orderLife[action];
  return {
    summary: `Of many orders, ${largestBatch} a request, each by itself: ${summary} Those that may not are named with their reason, the others go through.`,
    method: 'POST',
    path: `/order-batches/${path}`,
    scope,
    body: orderBatch,
    result: batchAnswer,
    audit: 'none',
    refusals: [],
  } as const;
};

export const batches = Object.fromEntries(
  batchActions.map((action) => [orderBatches[action], batch(action)]),
  // `fromEntries` forgets which step has which scope.
) as { [Action in UsualAction as OrderBatches[Action]]: ReturnType<typeof batch<Action>> };
