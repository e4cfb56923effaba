import { batchActions, orderBatches, type OrderBatches } from '@traiteur/domain/orders/order-batches.ts';
import { orderLife, type OrderLife, type UsualAction } from '@traiteur/domain/orders/order-life.ts';
import * as z from 'zod/mini';
import { batchFilters } from './order-filters.ts';
import { batchAnswer, batchOf, largestBatch } from '../statement/batches.ts';
import { ownWords } from '../statement/own-words.ts';

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

/** Online money goes back to its card; `all`: the rest is noted as given back, by the means it was paid. */
export const refundChoices = ['none', 'online', 'all'] as const;
export type RefundChoice = (typeof refundChoices)[number];

const cancellations = z.strictObject({
  orders: orderBatch,
  reason: ownWords(500),
  refund: z._default(z.enum(refundChoices), 'none'),
});
export type Cancellations = z.output<typeof cancellations>;

export const batchEnds = {
  cancelOrders: {
    summary: `Cancels orders, ${largestBatch} a request, each by itself, and gives back what was paid: a refund needs orders:refund. Those that may not be cancelled are named with their reason, and those whose money did not go back.`,
    method: 'POST',
    path: '/order-batches/cancellations',
    scope: 'orders:write',
    body: cancellations,
    result: batchAnswer,
    audit: 'none',
    refusals: ['not-allowed'],
  },
  undoOrderChanges: {
    summary: `Takes back the last step of orders, ${largestBatch} a request, that the caller took within ten seconds, each as \`undoOrderChange\` does.`,
    method: 'POST',
    path: '/order-batches/undo',
    scope: 'orders:read',
    body: orderBatch,
    result: batchAnswer,
    audit: 'none',
    refusals: [],
  },
} as const;
