import { expect, test } from 'vitest';
import { goneDishes, linesOf, linesOn, withLine } from './chosen-lines.ts';

const dish = (productId: number, isDropped = false) => ({
  productId,
  sizeId: 1,
  quantity: 2,
  name: { fr: `Plat ${productId}`, en: `Dish ${productId}` },
  sizeName: { fr: 'Part', en: 'Portion' },
  total: 1000,
  isDropped,
  isScarce: false,
  accepted: [],
});
const menu = [1, 2, 3].map((id) => ({ id, offers: [{ sizeId: 1 }] }));
const namesOf = (dishes: readonly { name: { fr: string } }[]) => dishes.map(({ name }) => name.fr);

test('a dish that was left out, or is on the menu no more, is not sent unseen, and is named', () => {
  const dishes = [dish(1), dish(2, true), dish(9)];
  const lines = linesOf({ dishes });
  expect(linesOn(menu, lines)).toEqual([{ productId: 1, sizeId: 1, quantity: 2 }]);
  expect(namesOf(goneDishes(dishes, menu, lines))).toEqual(['Plat 2', 'Plat 9']);
  // Taken again by hand it is chosen, and taken out by hand it is no news.
  const again = withLine(lines, { productId: 2, sizeId: 1, quantity: 1 });
  expect(namesOf(goneDishes(dishes, menu, again))).toEqual(['Plat 9']);
  expect(namesOf(goneDishes([dish(1)], menu, []))).toEqual([]);
});

test('a size that the dish is no longer offered in goes as well', () => {
  expect(linesOn([{ id: 1, offers: [{ sizeId: 2 }] }], linesOf({ dishes: [dish(1)] }))).toEqual([]);
});
