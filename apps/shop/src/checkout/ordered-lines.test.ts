import { expect, test } from 'vitest';
import { emptyCart, withQuantity } from '../cart/cart.ts';
import { orderedLines } from './ordered-lines.ts';

const [date, nextDate] = ['2026-11-25', '2026-11-26'];
const [zoe, leo] = [{ id: 5 }, { id: 6 }];
const dahl = { productId: 12, sizeId: 3, quantity: 2 };
const cartFor = (eaterId?: number) => {
  const cart = withQuantity(emptyCart, { articleId: '12-3', date, eaterId }, 2);
  return withQuantity(cart, { articleId: '7-3', date: nextDate }, 1);
};

test('a dish is for whom it was chosen, for the whole table otherwise, and for nobody who has left it', () => {
  const linesFor = (eaterId: number | undefined, table = [zoe, leo]) =>
    orderedLines({ cart: cartFor(eaterId) }, date, table);
  expect(linesFor(leo.id)).toEqual([{ ...dahl, eaterId: 6 }]);
  expect([linesFor(undefined), linesFor(7)]).toEqual([[dahl], [dahl]]);
  // Who eats alone is the whole table.
  expect(linesFor(zoe.id, [zoe])).toEqual([dahl]);
});

test('each day has its own dishes', () => {
  expect(orderedLines({ cart: cartFor() }, nextDate, [zoe])).toEqual([{ productId: 7, sizeId: 3, quantity: 1 }]);
});
