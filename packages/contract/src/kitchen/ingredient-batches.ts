import { units } from '@traiteur/domain/kitchen/pots/amounts.ts';
import { batchStates, movementKinds } from '@traiteur/domain/kitchen/stock/stock.ts';
import { storages } from '@traiteur/domain/kitchen/stock/storages.ts';
import * as z from 'zod/mini';
import { bilingual, count, id, idParameter, line, localDate, moment, optionalLine } from '../statement/fields.ts';
import { listExport } from '../statement/list-export.ts';
import { listQuery, oneThing, pageOf } from '../statement/lists.ts';
import { operationsOf } from '../statement/operation.ts';

/** Thousandths of a unit, 0 to 100,000 of it. */
export const amount = z.strictObject({
  quantity: z.int().check(z.nonnegative(), z.maximum(100_000_000)),
  unit: z.enum(units),
});

const signedWeight = z.int();

export const batchNumber = optionalLine(60);

export const namedIngredient = z.object({ id, name: bilingual(120), storage: z.enum(storages) });

const batch = z.object({
  id,
  ingredient: namedIngredient,
  /** Null where it was found when the stock was counted. */
  supplier: z.nullable(z.object({ id, name: z.string() })),
  receiptId: z.nullable(id),
  /** The supplier's. */
  number: z.string(),
  useBy: z.nullable(localDate),
  at: moment,
  by: z.string(),
  /** Milligrams that came in, and that are left. */
  quantity: count,
  remaining: count,
  /** Tenths of a degree at arrival. */
  temperature: z.nullable(z.int()),
  /** Why it was refused, or taken in although it was too warm. */
  reason: z.string(),
  state: z.enum(batchStates),
});
export type IngredientBatch = z.output<typeof batch>;

const movement = z.object({
  id,
  kind: z.enum(movementKinds),
  /** Milligrams, negative where they left; a count leaves the difference. */
  weight: signedWeight,
  reason: z.string(),
  at: moment,
  by: z.string(),
  /** It takes another one back. */
  reverses: z.boolean(),
  reversed: z.boolean(),
});
export type StockMovement = z.output<typeof movement>;

const batchDetail = z.extend(batch, {
  /** While it is on hold. */
  holdId: z.nullable(id),
  /** Cents before tax that so many milligrams cost; null where nobody has said it. */
  cost: z.nullable(z.object({ price: count, weight: count })),
  /** The invoice that says it; null: as it was ordered. */
  supplierInvoice: z.nullable(z.object({ id, number: z.string() })),
  /** The latest first. */
  movements: z.array(movement),
});
export type BatchDetail = z.output<typeof batchDetail>;

/** What there is of one ingredient. */
const shelf = z.object({
  id,
  ...z.pick(namedIngredient, { name: true, storage: true }).shape,
  /** What turns pieces and volumes into weight. */
  density: z.nullable(count),
  pieceWeight: z.nullable(count),
  /** Milligrams that may be cooked with, and that are past their day. */
  usable: count,
  expired: count,
  nextUseBy: z.nullable(localDate),
  countedAt: z.nullable(moment),
  /** Those of which something is left, in the order in which they are used. */
  batches: z.array(z.pick(batch, { id: true, number: true, useBy: true, remaining: true, state: true })),
});
export type Shelf = z.output<typeof shelf>;

const names = { tag: 'ingredient-batches', one: 'Batch', many: 'Batches', named: 'number' } as const;

const filters = {
  state: z.optional(z.enum(batchStates)),
  ingredientId: z.optional(idParameter),
  supplierId: z.optional(idParameter),
};

/** What was shown when somebody counted: refused as stale where something moved since. */
const expected = count;

const countedBatch = z.strictObject({ batchId: id, expected, amount });

/** Of which there was no batch. */
const foundBatch = z.strictObject({
  ingredientId: id,
  amount,
  number: batchNumber,
  useBy: z.nullable(localDate),
});

const mostCounts = 200;

const statement = operationsOf(names, {
  list: {
    summary:
      'Lists the batches of ingredients that came in, were found or were refused, a page at a time; searched by number, ingredient and article code.',
    method: 'GET',
    path: '/ingredient-batches',
    scope: 'kitchen:read',
    query: listQuery(['at', 'useBy'], filters),
    result: pageOf(batch),
    refusals: [],
  },
  get: {
    summary: 'Answers one batch with all that came in and left.',
    method: 'GET',
    path: '/ingredient-batches/{id}',
    scope: 'kitchen:read',
    params: oneThing,
    result: batchDetail,
    refusals: ['not-found'],
  },
  listStock: {
    summary:
      'Lists what there is of each ingredient, a page at a time: what may be cooked with, what is past its day, and its batches in the order in which they are used. A search finds ingredients by name, an article’s code or a batch’s number.',
    method: 'GET',
    path: '/stock',
    scope: 'kitchen:read',
    query: listQuery(['name', 'useBy'], {
      storage: z.optional(z.enum(storages)),
      /** Of which there is something, or something past its day. */
      shows: z.optional(z.enum(['present', 'expired'])),
    }),
    result: pageOf(shelf),
    refusals: [],
  },
  countStock: {
    summary: `Writes down what was counted, ${mostCounts} lines at most: what is left of a batch, or what was found of an ingredient without one. The difference is a movement of its own. All or nothing; refused as stale where something moved since it was shown.`,
    method: 'POST',
    path: '/stock-counts',
    scope: 'kitchen:write',
    body: z.strictObject({
      counts: z.array(z.union([countedBatch, foundBatch])).check(z.minLength(1), z.maxLength(mostCounts)),
    }),
    result: z.object({ items: z.array(batch) }),
    // Each movement says who and when.
    audit: { only: ['remaining'], record: 'answers' },
    refusals: ['stale', 'unknown-reference', 'weight-unknown'],
  },
  recordWaste: {
    summary: 'Takes what was thrown away out of a batch, with its reason.',
    method: 'POST',
    path: '/ingredient-batches/{id}/waste',
    scope: 'kitchen:write',
    params: oneThing,
    body: z.strictObject({ amount, reason: line(200), expected }),
    result: batchDetail,
    reads: 'get',
    audit: { only: ['remaining'] },
    refusals: ['not-found', 'stale', 'weight-unknown', 'stock-too-small'],
  },
  undoStockMovement: {
    summary:
      'Takes back a count or waste by the movement’s number, as long as nobody has counted since; what it moved comes back.',
    method: 'POST',
    path: '/ingredient-batches/{id}/undone-movements',
    scope: 'kitchen:write',
    params: oneThing,
    body: z.strictObject({ movementId: id }),
    result: batchDetail,
    reads: 'get',
    audit: { only: ['remaining'] },
    refusals: ['not-found', 'status-not-allowed', 'counted-since', 'stock-too-small'],
  },
});

export const ingredientBatches = {
  ...statement,
  operations: {
    ...statement.operations,
    exportBatches: listExport({ tag: names.tag, read: 'kitchen:read', filters }),
  },
} as const;
