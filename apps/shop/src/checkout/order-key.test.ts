import { expect, test } from 'vitest';
import { forgetOrderKey, orderKeyFor } from './order-key.ts';

function store() {
  const values = new Map<string, string>();
  return {
    getItem: (key: string) => values.get(key) ?? null,
    setItem: (key: string, value: string) => void values.set(key, value),
    removeItem: (key: string) => void values.delete(key),
    key: () => null,
    length: 0,
  };
}

let count = 0;
const newKey = () => `key-${++count}`;
const twoDahls = { lines: [{ productId: 1, sizeId: 2, quantity: 2 }] };

test('the same order keeps its key, whoever reloads the page in between', () => {
  const storage = store();
  const first = orderKeyFor(storage, twoDahls, newKey);
  expect(orderKeyFor(storage, structuredClone(twoDahls), newKey)).toBe(first);
});

test('another order has another key', () => {
  const storage = store();
  const first = orderKeyFor(storage, twoDahls, newKey);
  expect(orderKeyFor(storage, { ...twoDahls, discountCode: 'BIENVENUE' }, newKey)).not.toBe(first);
});

test('the same dishes ordered again are another order once the first one is placed', () => {
  const storage = store();
  const first = orderKeyFor(storage, twoDahls, newKey);
  forgetOrderKey(storage);
  expect(orderKeyFor(storage, twoDahls, newKey)).not.toBe(first);
});
