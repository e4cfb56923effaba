import type { Meal } from '@traiteur/contract/catalogue/menus.ts';
import type { Bilingual } from '@traiteur/domain/text/language.ts';

export const categoriesOf = (meals: readonly Pick<Meal, 'category'>[]): Meal['category'][] =>
  distinct(meals.map(({ category }) => category));

export const sizesOf = (meals: readonly Pick<Meal, 'offers'>[]): { id: number; name: Bilingual }[] =>
  distinct(meals.flatMap(({ offers }) => offers.map(({ sizeId: id, size: name }) => ({ id, name }))));

/** In the order of the house. */
export const tagsOf = (meals: readonly Pick<Meal, 'tags'>[]): Meal['tags'][number][] =>
  distinct(meals.flatMap((meal) => meal.tags)).toSorted((a, b) => a.position - b.position);

const distinct = <Named extends { id: number }>(items: readonly Named[]): Named[] => [
  ...new Map(items.map((item) => [item.id, item])).values(),
];
