import { units } from '@traiteur/domain/kitchen/pots/amounts.ts';
import { purchaseOrderStatuses } from '@traiteur/domain/kitchen/stock/purchase-orders.ts';
import * as z from 'zod/mini';
import {
  bilingual,
  cents,
  centsSum,
  count,
  distinctBy,
  id,
  idParameter,
  localDate,
  moment,
  optionalText,
  spreadsheetType,
} from '../statement/fields.ts';
import { listExport } from '../statement/list-export.ts';
import { oneThing, storedFields } from '../statement/lists.ts';
import { noun } from '../statement/noun.ts';
import { namedIngredient } from './ingredient-batches.ts';

const packs = z.int().check(z.positive(), z.maximum(10_000));

export const purchaseOrderInput = z.strictObject({
  supplierId: id,
  /** Null: as soon as it can. */
  wantedOn: z.nullable(localDate),
  notes: optionalText(1000),
  lines: z
    .array(z.strictObject({ articleId: id, packs }))
    .check(z.minLength(1), z.maxLength(200), distinctBy('articleId')),
});
export type PurchaseOrderInput = z.output<typeof purchaseOrderInput>;

const pack = {
  /** Thousandths of the unit. */
  packQuantity: count,
  packUnit: z.enum(units),
  /** Cents a pack, before tax. */
  price: cents,
};

const orderedLine = z.object({
  position: count,
  ingredient: namedIngredient,
  /** Null where the supplier does not sell it any more. */
  articleId: z.nullable(id),
  name: z.string(),
  code: z.string(),
  packs: count,
  ...pack,
  /** Milligrams ordered, and of them those that came. */
  weight: count,
  received: count,
});
export type PurchaseOrderLine = z.output<typeof orderedLine>;

const purchaseOrderRow = z.object({
  ...storedFields,
  number: z.string(),
  supplierId: id,
  supplier: z.string(),
  status: z.enum(purchaseOrderStatuses),
  wantedOn: z.nullable(localDate),
  /** Cents, before tax. */
  total: centsSum,
  lineCount: count,
  /** Something of it came already. */
  isPartial: z.boolean(),
  /** A supplier’s invoice for it was confirmed. */
  isInvoiced: z.boolean(),
  at: moment,
  by: z.string(),
  sentAt: z.nullable(moment),
  /** Empty where it was not mailed. */
  sentTo: z.string(),
});
export type PurchaseOrderRow = z.output<typeof purchaseOrderRow>;

const purchaseOrder = z.extend(purchaseOrderRow, {
  notes: z.string(),
  lines: z.array(orderedLine),
  /** Where it can be mailed to; empty: by phone. */
  mailAddress: z.string(),
  phone: z.string(),
  minimumOrder: cents,
});
export type PurchaseOrder = z.output<typeof purchaseOrder>;

const statement = noun({
  tag: 'purchase-orders',
  one: 'PurchaseOrder',
  many: 'PurchaseOrders',
  named: 'number',
  read: 'kitchen:read',
  write: 'kitchen:write',
  input: purchaseOrderInput,
  row: purchaseOrderRow,
  detail: purchaseOrder,
  sorts: ['at'],
  filters: { status: z.optional(z.enum(purchaseOrderStatuses)), supplierId: z.optional(idParameter) },
  saving: ['unknown-reference', 'weight-unknown', 'status-not-allowed'],
  removing: ['status-not-allowed'],
});

const boughtArticle = z.object({ id, name: z.string(), code: z.string(), ingredient: namedIngredient, ...pack });
export type BoughtArticle = z.output<typeof boughtArticle>;

/** Milligrams, as they are bought: with what is peeled away. */
const wantedIngredient = z.object({
  ...namedIngredient.shape,
  need: count,
  stock: count,
  ordered: count,
  missing: count,
});
export type WantedIngredient = z.output<typeof wantedIngredient>;

const shoppingLine = z.extend(wantedIngredient, {
  articleId: id,
  article: z.string(),
  code: z.string(),
  ...pack,
  /** As many as cover what is missing. */
  packs: count,
  total: centsSum,
});
export type ShoppingLine = z.output<typeof shoppingLine>;

const shoppingList = z.object({
  from: localDate,
  to: localDate,
  suppliers: z.array(
    z.object({
      supplierId: id,
      name: z.string(),
      email: z.string(),
      /** Cents, before tax. */
      minimumOrder: cents,
      total: centsSum,
      lines: z.array(shoppingLine),
    }),
  ),
  /** Missing, and nobody sells it; or no pack of it can be weighed. */
  unsold: z.array(wantedIngredient),
  /** Of which there is enough. */
  covered: z.array(wantedIngredient),
  /** Dishes that were ordered and cannot be counted: without a recipe, or without the weight of a portion. */
  uncounted: z.array(z.object({ productId: id, name: bilingual(120), portions: count })),
});
export type ShoppingList = z.output<typeof shoppingList>;

const audit = { only: ['supplierId', 'wantedOn', 'total', 'notes'] } as const;
const { create, update, remove } = statement.operations;

export const purchaseOrders = {
  ...statement,
  operations: {
    ...statement.operations,
    create: { ...create, audit },
    update: { ...update, audit },
    remove: { ...remove, audit },
    exportPurchaseOrders: listExport(statement),
    sendPurchaseOrder: {
      summary:
        'Sends a draft to its supplier by mail, in their language; with `mail` off it is only noted as ordered, by phone or otherwise.',
      method: 'POST',
      path: '/purchase-orders/{id}/sending',
      scope: 'kitchen:write',
      params: oneThing,
      body: z.strictObject({ mail: z.boolean() }),
      result: purchaseOrder,
      reads: 'get',
      audit: { only: ['status', 'sentTo'] },
      refusals: ['not-found', 'status-not-allowed', 'supplier-without-email'],
    },
    cancelPurchaseOrder: {
      summary: 'Cancels a purchase order that was sent and of which nothing more will come.',
      method: 'POST',
      path: '/purchase-orders/{id}/cancellation',
      scope: 'kitchen:write',
      params: oneThing,
      result: purchaseOrder,
      reads: 'get',
      audit: { only: ['status'] },
      refusals: ['not-found', 'status-not-allowed'],
    },
    exportPurchaseOrder: {
      summary: 'Answers a purchase order as an Excel file, for a supplier who wants one.',
      method: 'GET',
      path: '/purchase-orders/{id}/file',
      scope: 'kitchen:read',
      params: oneThing,
      produces: spreadsheetType,
      audit: 'call',
      reads: 'get',
      refusals: ['not-found'],
    },
    listSupplierArticles: {
      summary: 'Lists by name what a supplier sells and the house buys.',
      method: 'GET',
      path: '/suppliers/{id}/articles',
      scope: 'kitchen:read',
      params: oneThing,
      result: z.object({ items: z.array(boughtArticle) }),
      refusals: ['not-found'],
    },
    getShoppingList: {
      summary:
        'What must be bought for the orders of some days, 31 at most: portions that are not ticked as done, by the recipes of their day, each ingredient once, with what is peeled away, less what is in stock until its use-by date and what is ordered, in packs of the article that costs least, by supplier.',
      method: 'GET',
      path: '/shopping-list',
      scope: 'kitchen:read',
      query: z
        .strictObject({ from: localDate, to: localDate })
        .check(z.refine(({ from, to }) => from <= to && daysIn(from, to) <= 31, { path: ['to'] })),
      result: shoppingList,
      refusals: [],
    },
  },
} as const;

const daysIn = (from: string, to: string): number => (Date.parse(to) - Date.parse(from)) / 86_400_000 + 1;
