import { expect, test } from 'vitest';
import { emptyCart, withQuantity } from '../cart/cart.ts';
import { orderedLines } from './ordered-lines.ts';

const cart = withQuantity(withQuantity(emptyCart, '12-3', 2), '7-3', 1);
const [zoe, leo] = [{ id: 5 }, { id: 6 }];

test('a dish is for whom it was chosen, for the whole table otherwise, and for nobody who has left it', () => {
  const dahl = { productId: 12, sizeId: 3, quantity: 2 };
  const soup = { productId: 7, sizeId: 3, quantity: 1 };
  const eaters = { '12-3': leo.id };
  expect(orderedLines({ cart, eaters }, [zoe, leo])).toEqual([{ ...dahl, eaterId: 6 }, soup]);
  expect(orderedLines({ cart, eaters: { '12-3': 7 } }, [zoe, leo])).toEqual([dahl, soup]);
  // Who eats alone is the whole table.
  expect(orderedLines({ cart, eaters: { '12-3': zoe.id } }, [zoe])).toEqual([dahl, soup]);
});
