import { expect, test } from 'vitest';
import { typedEater } from './typed-eater.ts';

const table = [
  { id: 1, name: 'Inès' },
  { id: 2, name: 'Léo' },
  { id: 3, name: 'Zoé-Marguerite' },
  { id: 4, name: 'Zoran' },
];

test.each([
  ['dahl lé', 'dahl', 2],
  ['dahl LEO', 'dahl', 2],
  ['dahl corail ines', 'dahl corail', 1],
  ['dahl zoe-m', 'dahl', 3],
])('%s is %s for eater %i', (words, dish, eaterId) => {
  expect(typedEater(words, table)).toEqual({ dish, eaterId });
});

test.each(['dahl', 'léo', 'dahl zo', 'dahl corail', 'dahl !', '', 'dahl léonie'])('%s names nobody', (words) => {
  expect(typedEater(words, table)).toBeUndefined();
});
