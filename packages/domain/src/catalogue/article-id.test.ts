import { expect, test } from 'vitest';
import { articleIdOf, articleOf } from './article-id.ts';

test('an article is a dish in a size, by the numbers of both', () => {
  const article = { productId: 12, sizeId: 3 };
  expect([articleIdOf(article), articleOf('12-3')]).toEqual(['12-3', article]);
});

test.each(['12', '12-', '0-3', '12-3-4', '12-x', ''])('%s names no article', (text) => {
  expect(articleOf(text)).toBeUndefined();
});
