import { expect, test } from 'vitest';
import { weekdaysTyped } from './typed-weekdays.ts';

test.each([
  ['lundi, mardi', [1, 2]],
  ['Lun-Ven', [1, 2, 3, 4, 5]],
  ['du mardi au jeudi', [2, 3, 4]],
  ['mon, wed & fri', [1, 3, 5]],
  ['tuesday to thursday', [2, 3, 4]],
  ['1 à 5', [1, 2, 3, 4, 5]],
  ['tous les jours', [1, 2, 3, 4, 5, 6, 7]],
  ['mar mer', [2, 3]],
  ['samedi dimanche', [6, 7]],
  ['dimanche, lundi, dim', [1, 7]],
  ['sat & sun', [6, 7]],
  ['- lundi', [1]],
  ['ven-lun', undefined],
  ['demain', undefined],
])('%j are the days %j', (text, days) => {
  expect(weekdaysTyped(text)).toEqual(days);
});
