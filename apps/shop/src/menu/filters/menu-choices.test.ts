import { expect, test } from 'vitest';
import { tagsOf } from './menu-choices.ts';

const tag = (id: number, slug: string) => ({ id, slug, name: { fr: slug, en: slug }, colour: '#86c341' });

test('the tag of most dishes comes first, each once', () => {
  const [vegan, soup, spicy] = [tag(1, 'vegan'), tag(2, 'soup'), tag(3, 'spicy')];
  const meals = [{ tags: [vegan] }, { tags: [soup, spicy] }, { tags: [spicy] }, { tags: [] }];
  expect(tagsOf(meals).map(({ slug }) => slug)).toEqual(['spicy', 'vegan', 'soup']);
});
