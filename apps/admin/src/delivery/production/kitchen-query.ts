import { production } from '@traiteur/contract/delivery/production.ts';
import { idParameter } from '@traiteur/contract/statement/fields.ts';
import * as z from 'zod/mini';

export const kitchenViews = ['dishes', 'ingredients', 'cards', 'batches', 'shortages'] as const;

/** Days shown at once. */
export const planSpans = [1, 2, 3, 7, 14] as const;

export const kitchenQuery = z.extend(production.operations.getProductionPlan.query, {
  view: z._default(z.enum(kitchenViews), 'dishes'),
  /** Only what is made there. */
  station: z.optional(idParameter),
});
