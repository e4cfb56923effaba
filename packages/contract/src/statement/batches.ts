import * as z from 'zod/mini';
import { count, distinct, id } from './fields.ts';

/** Records that one request may change: a longer batch goes on in the next one, so that it shows how far it has come and can be stopped. */
export const largestBatch = 50;

/**
 * The records that an operation is for: those with these `ids`, or all that a list with the filters `matching` shows when the batch begins, of
 * which one request takes some. `after` is the `next` of the request before; `more` is what shall become of them.
 */
export const batchOf = <Filters extends z.ZodMiniObject, More extends Record<string, z.ZodMiniType> = Empty>(
  filters: Filters,
  more?: More,
) =>
  z
    .strictObject({
      ids: z.optional(z.array(id).check(z.minLength(1), z.maxLength(largestBatch), distinct)),
      matching: z.optional(filters),
      after: z.optional(z.string().check(z.maxLength(200))),
      // Without any, there is nothing to spread.
      ...(more as More),
    })
    .check(
      z.refine(
        (batch: { ids?: unknown; matching?: unknown }) => (batch.ids === undefined) !== (batch.matching === undefined),
        {
          path: ['ids'],
          params: { code: 'required' },
        },
      ),
    );

type Empty = Record<never, never>;

const batchRecord = z.object({ id, name: z.string() });

/** What became of a batch: each record that was refused says why, the others are done. */
export const batchAnswer = z.object({
  done: z.array(batchRecord),
  refused: z.array(z.object({ ...batchRecord.shape, code: z.string(), message: z.string() })),
  /** Where the next request goes on; null once there is nothing left. */
  next: z.nullable(z.string()),
  /** How many are left for the next ones. */
  left: count,
  leftIsEstimate: z.boolean(),
});
export type BatchAnswer = z.output<typeof batchAnswer>;
export type BatchRefusal = BatchAnswer['refused'][number];
