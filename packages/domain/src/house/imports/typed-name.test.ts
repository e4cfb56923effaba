import { expect, test } from 'vitest';
import { addressTyped, nameTyped, sameNameKey, townTyped } from './typed-name.ts';

test.each([
  ['Mme DUPONT Claire', 'first-last', 'Claire', 'DUPONT'],
  ['Jean-Paul de La Tour', 'first-last', 'Jean-Paul', 'de La Tour'],
  ['de La Tour Jean-Paul', 'last-first', 'Jean-Paul', 'de La Tour'],
  ['DURAND, Sophie', 'first-last', 'Sophie', 'DURAND'],
  ['Médard Petit', 'first-last', 'Médard', 'Petit'],
  ['M. et Mme MARTIN', 'first-last', '', 'MARTIN'],
  ['CLAIRE DUPONT', 'first-last', 'CLAIRE', 'DUPONT'],
  ['DUPONT CLAIRE', 'last-first', 'CLAIRE', 'DUPONT'],
] as const)('%j, %s, is %s %s', (text, order, firstName, lastName) => {
  expect(nameTyped(text, order)).toEqual({ firstName, lastName });
});

test('an address, or a town with its code, may stand in one cell', () => {
  expect(addressTyped('3 rue A\n75011 PARIS, France')).toEqual({
    address: '3 rue A',
    postalCode: '75011',
    city: 'PARIS',
  });
  expect(['12 rue de la Paix', ', 75011 Paris'].map(addressTyped)).toEqual([undefined, undefined]);
  expect(['75011 Paris', 'Paris (75011)', '75011'].map(townTyped)).toEqual([
    { postalCode: '75011', city: 'Paris' },
    { postalCode: '75011', city: 'Paris' },
    undefined,
  ]);
});

test('somebody is known again in whatever order their names stand', () => {
  const anne = sameNameKey('Anne', 'Martin');
  expect([sameNameKey('MARTIN', 'Anne'), sameNameKey('', 'Martin, Anne')]).toEqual([anne, anne]);
  expect(sameNameKey('Anna', 'Martin')).not.toBe(anne);
  expect(sameNameKey('', '')).toBe('');
});
