import { expect, test } from 'vitest';
import { typedDish } from './typed-dish.ts';

test.each([
  ['2x dahl', 'dahl', 2],
  ['2 x dahl', 'dahl', 2],
  ['dahl x2', 'dahl', 2],
  ['dahl corail 3×', 'dahl corail', 3],
  ['dahl X 12 corail', 'dahl corail', 12],
  ['  dahl ', 'dahl', 1],
  ['0x dahl', 'dahl', 1],
  // A number of the dish's own name is none.
  ['menu 2', 'menu 2', 1],
  ['xérès 4', 'xérès 4', 1],
  ['4x4', '4x4', 1],
  ['2x', '', 2],
])('%s is %s, %i times', (text, words, quantity) => {
  expect(typedDish(text)).toEqual({ words, quantity });
});
