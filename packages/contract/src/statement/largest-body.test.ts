import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { everyOperation } from '../operations.ts';
import { largestBodyOf, type Operation, type Tagged } from './operation.ts';

const nouns: readonly Tagged[] = everyOperation;
const operations = nouns.flatMap(({ tag, operations: ofNoun }) =>
  Object.entries(ofNoun).map(([name, operation]) => ({ tag, name, operation })),
);
const writing = operations.filter(({ operation }) => operation.body);

/** As much as JSON Schema says of what may be written. */
interface Shape {
  type?: string;
  anyOf?: Shape[];
  properties?: Record<string, Shape>;
  items?: Shape;
  maxItems?: number;
  maxLength?: number;
  maximum?: number;
  enum?: unknown[];
  contentEncoding?: string;
}

/** Bytes of the largest JSON that a schema lets through, where every letter is a French one with an accent. */
function largest(shape: Shape): number {
  // What has no length has a pattern, of a time or a colour.
  const { type, anyOf, properties, items, maxItems, maxLength = 35, maximum = 1e12, contentEncoding } = shape;
  if (shape.enum) return Math.max(...shape.enum.map((value) => JSON.stringify(value).length));
  if (anyOf) return Math.max(...anyOf.map(largest));
  if (properties)
    return Object.entries(properties).reduce((sum, [name, shape]) => sum + name.length + 4 + largest(shape), 2);
  if (items) return 2 + (maxItems ?? 0) * (1 + largest(items));
  if (type === 'string') return 2 + maxLength * (contentEncoding ? 1 : 2);
  return Math.max(5, String(maximum).length);
}

test('there is a body to look at', () => {
  expect(writing.length).toBeGreaterThan(30);
});

test.each(writing)('the largest body that $name of $tag allows is not too large to be sent', ({ operation }) => {
  expect(largest(shapeOf(operation))).toBeLessThanOrEqual(largestBodyOf(operation));
});

test('what anybody may send is 16 kB at most, Stripe’s news apart, and a larger body of others is said', () => {
  const larger = writing.filter(({ operation }) => largestBodyOf(operation) > 64 * 1024);
  expect(larger.map(({ name }) => name)).toEqual([
    'quoteOwnOrders',
    'placeOwnOrders',
    'updateOwnOrder',
    'uploadPicture',
    'create',
    'update',
    'create',
    'update',
    'create',
    'update',
    'previewRecipeEffect',
    'printLabels',
    'receiveGoods',
    'readSupplierInvoice',
    'matchSupplierInvoice',
    'recordCheck',
    'endCheck',
    'create',
    'update',
    'placeOrder',
    'updateOrder',
    'quoteOrderMoves',
    'recordDelivery',
    'recordProductionPrint',
    'uploadImport',
    'update',
    'previewSiteTexts',
  ]);
  const open = operations.filter(
    ({ name, operation }) => operation.scope === 'public' && name !== 'receivePaymentNews',
  );
  expect(new Set(open.map(({ operation }) => largestBodyOf(operation)))).toEqual(new Set([16 * 1024]));
});

const shapeOf = ({ body = z.never() }: Operation): Shape =>
  z.toJSONSchema(body, { io: 'input', unrepresentable: 'any' }) as Shape;
