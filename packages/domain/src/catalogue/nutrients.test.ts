import { expect, test } from 'vitest';
import { energyOtherwise, nutrientAmount, nutritionOf, unknownNutrition } from './nutrients.ts';

test.each([
  ['kj', 1396.4, '1\u202f396\u00a0kJ'],
  ['kcal', 0.6, '1\u00a0kcal'],
  ['fat', 7.25, '7,3\u00a0g'],
  ['fat', 10.4, '10\u00a0g'],
  ['fat', 9.96, '10\u00a0g'],
  ['protein', 0.5, '<\u00a00,5\u00a0g'],
  ['protein', 0.51, '0,5\u00a0g'],
  ['saturates', 0.1, '<\u00a00,1\u00a0g'],
  ['saturates', 0.14, '0,1\u00a0g'],
  ['salt', 0.012, '<\u00a00,01\u00a0g'],
  ['salt', 0.45, '0,45\u00a0g'],
  ['salt', 1.24, '1,2\u00a0g'],
  ['salt', 1, '1\u00a0g'],
  ['salt', 0, '0\u00a0g'],
  ['fibre', 0, '0\u00a0g'],
] as const)('%s %f is told as %s', (name, amount, text) => {
  expect(nutrientAmount(name, amount, 'fr')).toBe(text);
});

test('what is unknown of a portion is unknown of 100 g, and all of it where the portion has no weight', () => {
  const portion = { ...unknownNutrition, fat: 30, salt: 0 };
  expect(nutritionOf(portion, { of: 400_000, to: 100_000 })).toEqual({ ...unknownNutrition, fat: 7.5, salt: 0 });
  expect(nutritionOf(portion, { of: null, to: 100_000 })).toEqual(unknownNutrition);
});

test('energy that the nutrients do not come to is told with what they come to', () => {
  const nutrition = { ...unknownNutrition, kj: 1000, kcal: 239, fat: 10, carbohydrate: 20, protein: 15, fibre: 5 };
  expect(energyOtherwise(nutrition)).toBe(null);
  expect(energyOtherwise({ ...nutrition, kcal: 1000 })).toEqual({ kj: 1005, kcal: 240 });
  expect(energyOtherwise({ ...nutrition, kj: 239 })).toEqual({ kj: 1005, kcal: 240 });
  expect(energyOtherwise({ ...nutrition, kcal: 1000, fat: null })).toBe(null);
});
