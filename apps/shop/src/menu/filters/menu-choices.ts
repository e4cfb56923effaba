import type { Meal } from '@traiteur/contract/catalogue/menus.ts';
import type { Bilingual } from '@traiteur/domain/text/language.ts';

export const categoriesOf = (meals: readonly Pick<Meal, 'category'>[]): Meal['category'][] =>
  distinct(meals.map(({ category }) => category));

export const sizesOf = (meals: readonly Pick<Meal, 'offers'>[]): { id: number; name: Bilingual }[] =>
  distinct(meals.flatMap(({ offers }) => offers.map(({ sizeId: id, size: name }) => ({ id, name }))));

/** The most frequent first. */
export function tagsOf(meals: readonly Pick<Meal, 'tags'>[]): Meal['tags'][number][] {
  const tags = meals.flatMap((meal) => meal.tags);
  const counts = Map.groupBy(tags, ({ id }) => id);
  const countOf = ({ id }: { id: number }) => counts.get(id)?.length ?? 0;
  return distinct(tags).toSorted((a, b) => countOf(b) - countOf(a));
}

const distinct = <Named extends { id: number }>(items: readonly Named[]): Named[] => [
  ...new Map(items.map((item) => [item.id, item])).values(),
];
