import { expect, test } from 'vitest';
import { addressTyped, isOfTwoPeople, isTitleAlone, nameTyped, townTyped } from './typed-name.ts';

test.each([
  ['Mme DUPONT Claire', 'first-last', 'Claire', 'DUPONT'],
  ['Jean-Paul de La Tour', 'first-last', 'Jean-Paul', 'de La Tour'],
  ['de La Tour Jean-Paul', 'last-first', 'Jean-Paul', 'de La Tour'],
  ['DURAND, Sophie', 'first-last', 'Sophie', 'DURAND'],
  ['Médard Petit', 'first-last', 'Médard', 'Petit'],
  ['M. et Mme MARTIN', 'first-last', '', 'MARTIN'],
] as const)('%j, %s, is %s %s', (text, order, firstName, lastName) => {
  expect(nameTyped(text, order)).toEqual({ firstName, lastName });
});

test('an address, or a town with its code, may stand in one cell', () => {
  expect(addressTyped('3 rue A\n75011 PARIS, France')).toEqual({
    address: '3 rue A',
    postalCode: '75011',
    city: 'PARIS',
  });
  expect(addressTyped('12 rue de la Paix')).toBeUndefined();
  expect(['75011 Paris', 'Paris (75011)', '75011'].map(townTyped)).toEqual([
    { postalCode: '75011', city: 'Paris' },
    { postalCode: '75011', city: 'Paris' },
    undefined,
  ]);
});

test.each([
  ['M. et Mme', true, true],
  ['M. et Mme MARTIN', false, true],
  ['Mr & Mrs Paul Martin', false, true],
  ['Mme', true, false],
  ['Mme MARTIN', false, false],
  ['Mado', false, false],
])('%s: titles alone %s, of two people %s', (text, isAlone, isOfTwo) => {
  expect([isTitleAlone(text), isOfTwoPeople(text)]).toEqual([isAlone, isOfTwo]);
});
