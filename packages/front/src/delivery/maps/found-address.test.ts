import { expect, test } from 'vitest';
import { foundAddress, placeWith } from './found-address.ts';

const partsOf = (parts: Record<string, string>) =>
  Object.entries(parts).map(([type, longText]) => ({ types: [type, 'political'], longText }));

const rivoli = { route: 'Rue de Rivoli', locality: 'Paris', postal_code: '75004', country: 'France' };

test('an address has its street, its postal code and its city', () => {
  expect(foundAddress(partsOf({ street_number: '12 bis', ...rivoli }), '12 bis riv', '12 bis Rue de Rivoli')).toEqual({
    street: '12 bis Rue de Rivoli',
    postalCode: '75004',
    city: 'Paris',
  });
});

test.each([
  ['12 rue de riv', '12 Rue de Rivoli'],
  ['12, rue de riv', '12 Rue de Rivoli'],
  ['12 bis rue de riv', '12 bis Rue de Rivoli'],
  ['12B rue de riv', '12B Rue de Rivoli'],
  ['12 avenue de riv', '12 Rue de Rivoli'],
  ['rue de riv', 'Rue de Rivoli'],
])('where only the street is known, of “%s” the number stays', (typedText, street) => {
  expect(foundAddress(partsOf(rivoli), typedText, 'Rue de Rivoli').street).toBe(street);
});

test('a place without a street is called as it was suggested', () => {
  const parts = partsOf({ locality: 'Saint-Denis', postal_code: '93200' });
  expect(foundAddress(parts, 'stade', 'Stade de France')).toEqual({
    street: 'Stade de France',
    postalCode: '93200',
    city: 'Saint-Denis',
  });
});

test('what is known takes the place of what was typed', () => {
  expect(placeWith({ postalCode: '75011', city: 'Paris' }, { postalCode: '69003', city: 'Lyon' })).toEqual({
    postalCode: '69003',
    city: 'Lyon',
  });
});

test('a code that is not known stays as it was typed in the same city, and not in another', () => {
  const chosenPlace = { postalCode: '', city: 'Paris' };
  expect(placeWith({ postalCode: '75011', city: 'Paris' }, chosenPlace)).toEqual({
    postalCode: '75011',
    city: 'Paris',
  });
  expect(placeWith({ postalCode: '75011', city: '' }, chosenPlace)).toEqual({ postalCode: '75011', city: 'Paris' });
  expect(placeWith({ postalCode: '69003', city: 'Lyon' }, chosenPlace)).toEqual({ postalCode: '', city: 'Paris' });
});

test('a city that is not known stays as it was typed with the same code, and not with another', () => {
  const chosenPlace = { postalCode: '75011', city: '' };
  expect(placeWith({ postalCode: '75011', city: 'Paris' }, chosenPlace).city).toBe('Paris');
  expect(placeWith({ postalCode: '69003', city: 'Lyon' }, chosenPlace).city).toBe('');
});
