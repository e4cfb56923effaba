import { expect, test } from 'vitest';
import { nextDocuments } from './next-documents.ts';

const order = { isCancelled: false, isDue: true, refunds: [] as number[] };
const standing = { left: 2390, isTrue: true, refunds: [] as number[] };
const invoice = { kind: 'invoice' };
const credit = (reason: string, more: object = {}) => ({ kind: 'credit_note', reason, ...more });

test('an order that is delivered or paid in full gets its invoice, and only once', () => {
  expect(nextDocuments(order, undefined, false)).toEqual([invoice]);
  expect(nextDocuments(order, standing, true)).toEqual([]);
});

test('an order that is neither gets none, and keeps the one it has', () => {
  expect(nextDocuments({ ...order, isDue: false }, undefined, false)).toEqual([]);
  expect(nextDocuments({ ...order, isDue: false }, standing, true)).toEqual([]);
});

test('an order that has become another one gets all of its invoice credited, and a new one', () => {
  expect(nextDocuments(order, { ...standing, isTrue: false }, true)).toEqual([credit('changed'), invoice]);
});

test('each refund is credited once', () => {
  const refunded = { ...order, refunds: [7, 9] };
  expect(nextDocuments(refunded, { ...standing, refunds: [7] }, true)).toEqual([credit('refunded', { refund: 9 })]);
});

test('a refund that is taken back gives the order a new invoice', () => {
  expect(nextDocuments(order, { ...standing, refunds: [7] }, true)).toEqual([credit('changed'), invoice]);
});

test('an order that is cancelled gets what is left of its invoice credited, and nothing where nothing is left', () => {
  const cancelled = { ...order, isCancelled: true };
  expect(nextDocuments(cancelled, standing, true)).toEqual([credit('cancelled')]);
  expect(nextDocuments(cancelled, { ...standing, left: 0 }, true)).toEqual([]);
  expect(nextDocuments(cancelled, undefined, false)).toEqual([]);
});

test('an order that stands again after its invoice was credited gets another one', () => {
  expect(nextDocuments({ ...order, isDue: false }, undefined, true)).toEqual([invoice]);
});
