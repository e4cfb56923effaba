import { expect, test } from 'vitest';
import { isDash, nutrientTyped, packTyped, storageTyped } from './typed-goods.ts';

test.each([
  ['12,5', 12.5],
  ['< 0,5', 0.5],
  ['≤0.2', 0.2],
  ['traces', 0],
  ['Trace', 0],
  ['884 kcal', 884],
  ['3700kJ', 3700],
  ['18,5 g', 18.5],
  ['beaucoup', undefined],
  ['300 mg', undefined],
  ['0,5 <', undefined],
])('a nutrient written as %s', (text, amount) => {
  expect(nutrientTyped(text)).toBe(amount);
});

test('a dash says that nobody measured it', () => {
  expect(['-', ' – ', '—', '', '-1', '0'].map(isDash)).toEqual([true, true, true, false, false, false]);
});

test.each([
  ['Au frais', 'chilled'],
  ['froid positif', 'chilled'],
  ['froid négatif', 'frozen'],
  ['Surgelés', 'frozen'],
  ['au sec', 'dry'],
  ['température ambiante', 'dry'],
  ['épicerie', 'dry'],
  ['secteur 4', undefined],
  ['cave', undefined],
])('goods kept “%s”', (text, storage) => {
  expect(storageTyped(text)).toBe(storage);
});

test.each([
  ['5 kg', 5000, 'kg'],
  ['5KG', 5000, 'kg'],
  ['0,75 L', 750, 'l'],
  ['6 × 1 l', 6000, 'l'],
  ['12x500g', 6_000_000, 'g'],
  ['180 pièces', 180_000, 'piece'],
  ['1 pce', 1000, 'piece'],
  ['25 kilos', 25_000, 'kg'],
  ['2 litres', 2000, 'l'],
  ['30 unités', 30_000, 'piece'],
] as const)('a pack of %s', (text, quantity, unit) => {
  expect(packTyped(text)).toEqual({ quantity, unit });
});

test.each(['5', 'kg', 'un sac', '5 sacs', '0 kg', '0,0001 kg', '1,2345 kg', '1,5 x 2 kg', '-5 kg'])(
  '%s is no pack',
  (text) => {
    expect(packTyped(text)).toBeUndefined();
  },
);
