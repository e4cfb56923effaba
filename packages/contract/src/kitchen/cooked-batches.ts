import * as z from 'zod/mini';
import { bilingual, id, localDate, moment } from '../statement/fields.ts';
import { operationsOf } from '../statement/operation.ts';

const cookedBatch = z.object({
  id,
  lot: z.string(),
  recipeId: id,
  name: bilingual(120),
  /** Milligrams; null where a portion has no weight. */
  weight: z.nullable(z.number()),
  useBy: z.nullable(localDate),
  by: z.string(),
  at: moment,
  /** It is on hold, or what went in. */
  isHeld: z.boolean(),
  /** Its own hold, while it lasts. */
  holdId: z.nullable(id),
  /** What went in: milligrams as they left the store; null where not known. */
  parts: z.array(
    z.object({
      name: bilingual(120),
      /** Of a batch of the same date; null for an ingredient. */
      lot: z.nullable(z.string()),
      weight: z.nullable(z.number()),
    }),
  ),
});
export type CookedBatch = z.output<typeof cookedBatch>;

export const cookedBatches = operationsOf('cooked-batches', {
  listCookedBatches: {
    summary:
      'What was cooked for a delivery date and by whom: each batch with its lot, until when it keeps, and what went in.',
    method: 'GET',
    path: '/cooked-batches',
    scope: 'kitchen:read',
    query: z.strictObject({ date: localDate }),
    result: z.object({ items: z.array(cookedBatch) }),
    refusals: [],
  },
});
