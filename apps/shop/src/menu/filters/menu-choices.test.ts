import { expect, test } from 'vitest';
import { tagsOf } from './menu-choices.ts';

const tag = (position: number, slug: string) => ({
  id: 10 - position,
  position,
  slug,
  name: { fr: slug, en: slug },
  colour: '#86c341',
});

test('tags stand in the order of the house, each once', () => {
  const [vegan, soup, spicy] = [tag(1, 'vegan'), tag(2, 'soup'), tag(3, 'spicy')];
  const meals = [{ tags: [soup, spicy] }, { tags: [vegan] }, { tags: [spicy] }, { tags: [] }];
  expect(tagsOf(meals).map(({ slug }) => slug)).toEqual(['vegan', 'soup', 'spicy']);
});
