import * as z from 'zod/mini';
import { count, distinct, id } from './fields.ts';

/** Records per request: longer batches take several, to show progress and allow a stop. */
export const largestBatch = 50;

/** Records with these `ids`, or all of a list `matching` filters at the start. `after`: the last answer's `next`. */
export const batchOf = <Filters extends z.ZodMiniObject, More extends Record<string, z.ZodMiniType> = Empty>(
  filters: Filters,
  more?: More,
) =>
  z
    .strictObject({
      ids: z.optional(z.array(id).check(z.minLength(1), z.maxLength(largestBatch), distinct)),
      matching: z.optional(filters),
      after: z.optional(z.string().check(z.maxLength(200))),
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

/** Of a batch that is only looked at, all at once. */
export const largestWhole = 300;

export const wholeBatchOf = <Filters extends z.ZodMiniObject>(filters: Filters) =>
  z
    .strictObject({
      ids: z.optional(z.array(id).check(z.minLength(1), z.maxLength(largestWhole), distinct)),
      matching: z.optional(filters),
    })
    .check(
      z.refine(
        ({ ids, matching }: { ids?: unknown; matching?: unknown }) => (ids === undefined) !== (matching === undefined),
        {
          path: ['ids'],
          params: { code: 'required' },
        },
      ),
    );

type Empty = Record<never, never>;

const batchRecord = z.object({ id, name: z.string() });

export const batchAnswer = z.object({
  done: z.array(batchRecord),
  refused: z.array(z.object({ ...batchRecord.shape, code: z.string(), message: z.string() })),
  /** Null at the end. */
  next: z.nullable(z.string()),
  left: count,
  leftIsEstimate: z.boolean(),
});
export type BatchAnswer = z.output<typeof batchAnswer>;
export type BatchRefusal = BatchAnswer['refused'][number];
