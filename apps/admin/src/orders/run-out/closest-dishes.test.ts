import { expect, test } from 'vitest';
import { closestDishes } from './closest-dishes.ts';

const [small, large] = [{ sizeId: 1 }, { sizeId: 2 }];
const mousse = { id: 1, offers: [small, large] };
const compote = { id: 2, offers: [small] };
const cake = { id: 3, offers: [large] };
const fruit = { id: 4, offers: [small] };
const soup = { id: 5, offers: [large] };
const juice = { id: 6, offers: [small] };

test('another dish of the category and the size stands first, then the category, then the size, and never the dish itself', () => {
  const dishes = { alike: [mousse, compote, cake, fruit], all: [soup, juice, compote, cake] };
  expect(closestDishes(dishes, compote)).toEqual([mousse, fruit, cake, juice, soup]);
});

test('of a dish in two sizes those come first that are sold in both', () => {
  expect(closestDishes({ alike: [fruit, cake, mousse], all: [] }, { id: 7, offers: [small, large] })).toEqual([
    mousse,
    fruit,
    cake,
  ]);
});
