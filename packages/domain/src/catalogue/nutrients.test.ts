import { expect, test } from 'vitest';
import {
  energyOtherwise,
  hundredOf,
  mostIn100g,
  mostInPortion,
  netQuantity,
  nutrientAmount,
  nutritionOf,
  unknownNutrition,
} from './nutrients.ts';

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
  expect(nutritionOf(portion, { of: 400_000, to: null })).toEqual(unknownNutrition);
});

test('what is drunk is told by its volume, and its nutrition is of 100 ml', () => {
  expect([netQuantity(412_000, 1030, 'fr'), hundredOf(1030)]).toEqual(['400\u00a0ml', 103_000]);
  expect([netQuantity(1_412_400, null, 'fr'), hundredOf(null)]).toEqual(['1\u202f412\u00a0g', 100_000]);
});

test('energy that the nutrients do not come to is told with what they come to', () => {
  const nutrition = { ...unknownNutrition, kj: 1000, kcal: 239, fat: 10, carbohydrate: 20, protein: 15, fibre: 5 };
  expect(energyOtherwise(nutrition)).toBe(null);
  expect(energyOtherwise({ ...nutrition, kcal: 1000 })).toEqual({ kj: 1005, kcal: 240 });
  expect(energyOtherwise({ ...nutrition, kj: 239 })).toEqual({ kj: 1005, kcal: 240 });
  expect(energyOtherwise({ ...nutrition, kcal: 1000, fat: null })).toBe(null);
});

test('energy is far off by more than 15 % and more than 40 kJ or 10 kcal, where it is known at all', () => {
  const bread = { ...unknownNutrition, fat: 10, carbohydrate: 20, protein: 15, fibre: 5 };
  expect(energyOtherwise({ ...bread, kj: 1150, kcal: 270 })).toBe(null);
  expect(energyOtherwise({ ...bread, kj: 1160, kcal: 270 })).toEqual({ kj: 1005, kcal: 240 });
  expect(energyOtherwise({ ...bread, kcal: 240 })).toBe(null);
  expect(energyOtherwise({ ...bread, kj: 1005 })).toBe(null);
  const tomato = { ...unknownNutrition, fat: 0, carbohydrate: 10, protein: 0, fibre: 0 };
  expect(energyOtherwise({ ...tomato, kj: 210, kcal: 50 })).toBe(null);
  expect(energyOtherwise({ ...tomato, kj: 211, kcal: 40 })).toEqual({ kj: 170, kcal: 40 });
  expect(energyOtherwise({ ...tomato, kj: 170, kcal: 51 })).toEqual({ kj: 170, kcal: 40 });
});

test('fibre of which nobody knows counts as none', () => {
  const bread = { ...unknownNutrition, kj: 2000, fat: 10, carbohydrate: 20, protein: 15 };
  expect(energyOtherwise(bread)).toEqual({ kj: 965, kcal: 230 });
});

test('100 g of oil are possible, more fat or energy than that is not', () => {
  const oil = { kj: 3700, kcal: 900, fat: 100 } as const;
  const fits = (name: keyof typeof oil, amount: number) => amount <= mostIn100g(name);
  expect([fits('kj', oil.kj), fits('kcal', oil.kcal), fits('fat', oil.fat)]).toEqual([true, true, true]);
  expect([fits('kj', 4000), fits('kcal', 1000), fits('fat', 101)]).toEqual([false, false, false]);
});

test.each([
  ['kj', 'a kilogram of butter', 31_000, true],
  ['kj', 'it in joules', 310_000, false],
  ['kcal', 'a kilogram of butter', 7450, true],
  ['kcal', 'it in kilojoules', 31_000, false],
  ['fat', 'a kilogram of butter', 820, true],
  ['fat', 'more than it weighs', 1200, false],
  ['salt', 'a kilogram of anchovies', 95, true],
  ['salt', 'it in milligrams', 950, false],
] as const)('%s of a portion may be that of %s: %i', (name, _what, amount, isPossible) => {
  expect(amount <= mostInPortion(name)).toBe(isPossible);
});
