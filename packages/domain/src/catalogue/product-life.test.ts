import { expect, test } from 'vitest';
import { productStatusesFrom } from './product-life.ts';

test('a draft can be published but not archived', () => {
  expect(productStatusesFrom('draft')).toEqual(['draft', 'published']);
});

test('what was on sale is never a draft again', () => {
  expect(productStatusesFrom('published')).toEqual(['published', 'archived']);
  expect(productStatusesFrom('archived')).toEqual(['archived', 'published']);
});
