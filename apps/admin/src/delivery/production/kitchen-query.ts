import { production } from '@traiteur/contract/delivery/production.ts';
import * as z from 'zod/mini';

export const kitchenViews = ['dishes', 'shortages'] as const;

export const kitchenQuery = z.extend(production.operations.getProduction.query, {
  view: z._default(z.enum(kitchenViews), 'dishes'),
});
