import { expect, test } from 'vitest';
import { units, weightOf } from './amounts.ts';

const oil = { density: 915, pieceWeight: null };
const egg = { density: null, pieceWeight: 55_000 };

test('grams and kilograms need no measure', () => {
  const measures = { density: null, pieceWeight: null };
  expect(weightOf({ quantity: 2500, unit: 'g' }, measures)).toBe(2500);
  expect(weightOf({ quantity: 2500, unit: 'kg' }, measures)).toBe(2_500_000);
});

test('a volume weighs by its density, to the milligram', () => {
  expect(weightOf({ quantity: 125, unit: 'l' }, oil)).toBe(114_375);
  expect(weightOf({ quantity: 12_500, unit: 'cl' }, oil)).toBe(114_375);
  expect(weightOf({ quantity: 125_000, unit: 'ml' }, oil)).toBe(114_375);
  expect(weightOf({ quantity: 1, unit: 'ml' }, oil)).toBe(1);
});

test('pieces weigh what one of them does, halves as well', () => {
  expect(weightOf({ quantity: 3000, unit: 'piece' }, egg)).toBe(165_000);
  expect(weightOf({ quantity: 500, unit: 'piece' }, egg)).toBe(27_500);
});

test('a weight that cannot be known is null, never zero', () => {
  const unweighed = units.filter(
    (unit) => weightOf({ quantity: 1000, unit }, { density: null, pieceWeight: null }) === null,
  );
  expect(unweighed).toEqual(['ml', 'cl', 'l', 'piece']);
});
