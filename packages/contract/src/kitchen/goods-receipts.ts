import * as z from 'zod/mini';
import { photo, withPhoto } from '../catalogue/pictures.ts';
import { count, id, idParameter, localDate, moment, optionalLine, optionalText } from '../statement/fields.ts';
import { idempotencyKey } from '../statement/idempotency.ts';
import { oneThing, pageOf, pageQuery } from '../statement/lists.ts';
import { plainListExport } from '../statement/list-export.ts';
import { operationsOf } from '../statement/operation.ts';
import { amount, batchNumber, ingredientBatches } from './ingredient-batches.ts';

/** Of a supplier's article by packs, or of an ingredient by weight, volume or piece. */
const goodsLine = z
  .strictObject({
    ingredientId: id,
    /** The article in whose packs it came. */
    articleId: z.nullable(id),
    packs: z.nullable(z.int().check(z.positive(), z.maximum(100_000))),
    amount: z.nullable(amount),
    /** The line of the purchase order that it answers. */
    linePosition: z.nullable(z.int().check(z.positive(), z.maximum(1000))),
    /** The supplier's. */
    number: batchNumber,
    useBy: z.nullable(localDate),
    /** Tenths of a degree. */
    temperature: z.nullable(z.int().check(z.minimum(-500), z.maximum(1000))),
    refused: z.boolean(),
    /** Needed where it is refused, or too warm and taken in all the same. */
    reason: optionalLine(200),
  })
  .check(
    z.refine(({ packs, amount: typedAmount }) => (packs === null) !== (typedAmount === null), {
      path: ['amount'],
      params: { code: 'required' },
    }),
  );
export type GoodsLine = z.output<typeof goodsLine>;

export const goodsInput = z.strictObject({
  supplierId: z.nullable(id),
  purchaseOrderId: z.nullable(id),
  /** Of the supplier's delivery note. */
  noteNumber: optionalLine(60),
  notes: optionalText(1000),
  photo,
  /** What is missing of the purchase order does not come any more. */
  complete: z.boolean(),
  lines: z.array(goodsLine).check(z.minLength(1), z.maxLength(200)),
});
export type GoodsInput = z.output<typeof goodsInput>;

const receipt = z.object({
  id,
  supplier: z.nullable(z.object({ id, name: z.string() })),
  purchaseOrder: z.nullable(z.object({ id, number: z.string() })),
  noteNumber: z.string(),
  notes: z.string(),
  pictureId: z.nullable(z.uuid()),
  at: moment,
  by: z.string(),
  /** Batches that came in, and those that were refused. */
  batches: count,
  refusals: count,
});
export type GoodsReceipt = z.output<typeof receipt>;

const batchOfReceipt = ingredientBatches.operations.list.result.shape.items;

const receiptDetail = z.extend(receipt, {
  lines: batchOfReceipt,
  /** Nothing was taken, counted or thrown away of it since. */
  removable: z.boolean(),
});
export type GoodsReceiptDetail = z.output<typeof receiptDetail>;

const names = { tag: 'goods-receipts', one: 'GoodsReceipt', many: 'GoodsReceipts' } as const;

const filters = { supplierId: z.optional(idParameter), purchaseOrderId: z.optional(idParameter) };

export const goodsReceipts = operationsOf(names, {
  list: {
    summary: 'Lists the goods that came in, the latest first.',
    method: 'GET',
    path: '/goods-receipts',
    scope: 'kitchen:read',
    query: pageQuery(filters),
    result: pageOf(receipt),
    refusals: [],
  },
  get: {
    summary: 'Answers one receipt of goods with its batches, those that were refused among them.',
    method: 'GET',
    path: '/goods-receipts/{id}',
    scope: 'kitchen:read',
    params: oneThing,
    result: receiptDetail,
    refusals: ['not-found'],
  },
  exportGoodsReceipts: plainListExport({ tag: names.tag, read: 'kitchen:read', filters }),
  receiveGoods: {
    summary:
      'Takes goods in, for a purchase order or without one: each line is a batch with its number, use-by date and temperature. Chilled goods above 4 °C and frozen ones above −18 °C want a reason; a line that is refused is kept as a record and brings no stock. The same Idempotency-Key twice receives once.',
    method: 'POST',
    path: '/goods-receipts',
    scope: 'kitchen:write',
    headers: idempotencyKey,
    body: goodsInput,
    largestBody: withPhoto(192 * 1024),
    result: receiptDetail,
    status: 201,
    idempotent: true,
    audit: { only: ['noteNumber', 'batches', 'refusals'] },
    refusals: [
      'not-found',
      'unknown-reference',
      'weight-unknown',
      'goods-too-warm',
      'goods-expired',
      'refusal-without-reason',
      'status-not-allowed',
      'idempotency-key-reused',
    ],
  },
  undoGoodsReceipt: {
    summary: 'Takes a receipt of goods back, as long as nothing was taken, counted or thrown away of it.',
    method: 'POST',
    path: '/goods-receipts/{id}/undoing',
    scope: 'kitchen:write',
    params: oneThing,
    reads: 'get',
    audit: { only: ['noteNumber', 'batches', 'refusals'] },
    refusals: ['not-found', 'stock-used'],
  },
});
