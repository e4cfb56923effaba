import * as z from 'zod/mini';
import { bilingual, count, id, localDate, moment, text } from '../statement/fields.ts';
import { oneThing, pageOf, pageQuery } from '../statement/lists.ts';
import { plainListExport } from '../statement/list-export.ts';
import { operationsOf } from '../statement/operation.ts';

const reason = text(500);

/** Of goods that came in, or of a recipe that was cooked: one of the two. */
export const oneBatch = z.refine<{ ingredientBatchId: number | null; cookedBatchId: number | null }>(
  ({ ingredientBatchId, cookedBatchId }) => (ingredientBatchId === null) !== (cookedBatchId === null),
  { path: ['cookedBatchId'], params: { code: 'required' } },
);

export const batchInput = { ingredientBatchId: z.nullable(id), cookedBatchId: z.nullable(id) };

const holdInput = z.strictObject({ ...batchInput, reason }).check(oneBatch);

const releaseInput = z.strictObject({ reason });

const hold = z.object({
  id,
  /** Null, like the other, once its dish was ticked away. */
  ingredientBatchId: z.nullable(id),
  cookedBatchId: z.nullable(id),
  /** Of the ingredient or the recipe, as it was called then. */
  name: bilingual(120),
  /** The supplier's number, or the lot. */
  number: z.string(),
  /** For which it was cooked; null for goods. */
  date: z.nullable(localDate),
  reason: z.string(),
  /** The failed cooling that held it. */
  checkId: z.nullable(id),
  at: moment,
  by: z.string(),
  /** Null while nothing goes on with it. */
  release: z.nullable(z.object({ at: moment, by: z.string(), reason: z.string() })),
  /** Lots that it holds, its own among them, and the standing orders that have portions of them; 0 once released. */
  lots: count,
  orders: count,
  recallId: z.nullable(id),
});
export type BatchHold = z.output<typeof hold>;

const names = { tag: 'batch-holds', one: 'BatchHold', many: 'BatchHolds', named: 'number' } as const;

const filters = { state: z.optional(z.enum(['open', 'over'])) };

export const batchHolds = operationsOf(names, {
  list: {
    summary: 'Lists batches that are or were on hold, the latest first.',
    method: 'GET',
    path: '/batch-holds',
    scope: 'kitchen:read',
    query: pageQuery(filters),
    result: pageOf(hold),
    refusals: [],
  },
  get: {
    summary: 'Answers one hold of a batch, with what it stops.',
    method: 'GET',
    path: '/batch-holds/{id}',
    scope: 'kitchen:read',
    params: oneThing,
    result: hold,
    refusals: ['not-found'],
  },
  exportBatchHolds: plainListExport({ tag: names.tag, read: 'kitchen:read', filters }),
  holdBatch: {
    summary:
      'Holds a batch of an ingredient, or a cooked one, with all that was cooked from it: it gives nothing any more, its dishes are off the site for their dates, its labels are not printed, and the orders that have portions of it take no step until it is released.',
    method: 'POST',
    path: '/batch-holds',
    scope: 'kitchen:write',
    body: holdInput,
    result: hold,
    status: 201,
    audit: { only: ['number', 'reason', 'lots', 'orders'] },
    refusals: ['not-found', 'batch-held'],
  },
  releaseBatch: {
    summary: 'Releases a batch that was on hold, with the reason: what nothing else holds goes on.',
    method: 'PUT',
    path: '/batch-holds/{id}/release',
    scope: 'kitchen:write',
    params: oneThing,
    body: releaseInput,
    result: hold,
    reads: 'get',
    audit: { only: ['number', 'release', 'lots', 'orders'] },
    refusals: ['not-found', 'hold-over'],
  },
});
