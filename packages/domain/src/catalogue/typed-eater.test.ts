import { expect, test } from 'vitest';
import { lettersOf, typedEater } from './typed-eater.ts';

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

test.each(['dahl', 'léo', ' léo', 'dahl zo', 'dahl corail', 'dahl !', '', 'dahl léonie'])(
  '%s names nobody',
  (words) => {
    expect(typedEater(words, table)).toBeUndefined();
  },
);

test('at a table of one, no letters are still nobody', () => {
  expect(typedEater('dahl !', table.slice(0, 1))).toBeUndefined();
});

test('a name that begins with a letter alone needs no more than it', () => {
  const ada = { id: 5, name: 'A Dumas' };
  expect(lettersOf(ada, [...table, ada])).toBe('a');
  expect(typedEater('dahl a', [...table, ada])).toEqual({ dish: 'dahl', eaterId: 5 });
});

const namesakes = [
  { id: 1, name: 'Léo' },
  { id: 2, name: 'Léonie' },
  { id: 3, name: 'Léo Martin' },
  { id: 4, name: 'Léo (2)' },
];

test.each([
  ['dahl léo', 'dahl', 1],
  ['dahl corail leon', 'dahl corail', 2],
  ['dahl léo m', 'dahl', 3],
  ['dahl léo 2', 'dahl', 4],
])('of several who begin alike %s is %s for eater %i', (words, dish, eaterId) => {
  expect(typedEater(words, namesakes)).toEqual({ dish, eaterId });
});

test('the letters to type are as few as name one alone', () => {
  expect(table.map((eater) => lettersOf(eater, table))).toEqual(['in', 'lé', 'zoé', 'zor']);
  expect(namesakes.map((eater) => lettersOf(eater, namesakes))).toEqual(['léo', 'léon', 'léo m', 'léo (2']);
  for (const eater of namesakes)
    expect(typedEater(`dahl ${lettersOf(eater, namesakes)}`, namesakes)).toEqual({ dish: 'dahl', eaterId: eater.id });
});
