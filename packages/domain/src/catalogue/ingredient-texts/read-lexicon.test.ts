import { expect, test } from 'vitest';
import { recipes } from './lexicon/recipes.ts';
import { allergenSources } from './lexicon/sources.ts';

test('what dishes are usually made with is told by codes of the fourteen sources', () => {
  const codes = Array.from(recipes.matchAll(/ = (.+)/g)).flatMap(([, list = '']) => list.split(' '));
  expect(codes.length).toBeGreaterThan(50);
  expect(codes.filter((code) => !allergenSources.some((source) => source === code))).toEqual([]);
});
