import { expect, test } from 'vitest';
import { bestNamed } from './best-named.ts';

const [beef, carrots, soup] = [
  { name: { fr: 'Bœuf mijoté aux carottes', en: 'Beef stew with carrots' } },
  { name: { fr: 'Carottes râpées', en: 'Grated carrots' } },
  { name: { fr: 'Soupe', en: 'Soup' } },
];

test.each([
  ['carottes râ', [carrots, beef, soup]],
  ['grat', [carrots, beef, soup]],
  ['boeuf car', [beef, carrots, soup]],
  ['', [beef, carrots, soup]],
])('%s', (text, order) => {
  expect(bestNamed([beef, carrots, soup], text)).toEqual(order);
});

test('a text of signs alone names nothing, and leaves the order', () => {
  expect(bestNamed([beef, carrots, soup], '!?')).toEqual([beef, carrots, soup]);
});
