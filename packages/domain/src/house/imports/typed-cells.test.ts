import { expect, test } from 'vitest';
import {
  amountTyped,
  countryTyped,
  flagTyped,
  isDayTyped,
  languageTyped,
  numberTyped,
  phoneTyped,
  piecesTyped,
  postalCodeTyped,
} from './typed-cells.ts';

test.each([
  ['12,50 €', 1250],
  ['€ 12.5', 1250],
  ['1 234,5', 123_450],
  ['1\u202f234,50\u00a0€', 123_450],
  ['1.234,50', 123_450],
  ['1,234.50', 123_450],
  ['1.234.567', 123_456_700],
  ['12', 1200],
  ['9,9 EUR', 990],
  ['12€50', 1250],
  ['6,50 € TTC', 650],
  ['6,50 € HT', undefined],
  ['0', 0],
  ['−3', -300],
  ['12,505', undefined],
  ['12.3.4', undefined],
  ['douze', undefined],
  ['12 ou 13', undefined],
  ['', undefined],
  [',', undefined],
])('%j is an amount of %s cents', (text, cents) => {
  expect(amountTyped(text)).toBe(cents);
});

test('figures keep their decimals', () => {
  expect(['0,125', '1 000', '12.25'].map(numberTyped)).toEqual([0.125, 1000, 12.25]);
});

test.each([
  ['Oui', true],
  [' x ', true],
  ['1', true],
  ['✓', true],
  ['VRAI', true],
  ['non', false],
  ['0', false],
  ['–', false],
  ['peut-être', undefined],
  ['', undefined],
])('%j says %s', (text, flag) => {
  expect(flagTyped(text)).toBe(flag);
});

test.each([
  ['612345678', 'FR', '+33612345678'],
  ['06 12 34 56 78', 'FR', '+33612345678'],
  ['06.12.34.56.78', 'FR', '+33612345678'],
  ['33612345678', 'FR', '+33612345678'],
  ['0033 6 12 34 56 78', 'FR', '+33612345678'],
  ['Tél : 01 42 68 53 00', 'FR', '+33142685300'],
  ['0470 12 34 56', 'BE', '+32470123456'],
  ['+33 (0)6 12 34 56 78', 'FR', '+33612345678'],
  ['absent ; 06 12 34 56 78 / 01 42 68 53 00', 'FR', '+33612345678'],
  ['12', 'FR', undefined],
  ['à rappeler', 'FR', undefined],
])('%j in %s is %s', (text, country, number) => {
  expect(phoneTyped(text, country)).toBe(number);
});

test('codes get back the 0 that a spreadsheet took', () => {
  expect(['1000', '6000', '75 011', '75011.0', 'F-75011', '75'].map((code) => postalCodeTyped(code, 'FR'))).toEqual([
    '01000',
    '06000',
    '75011',
    '75011',
    '75011',
    '75',
  ]);
  expect(postalCodeTyped('1000', 'BE')).toBe('1000');
});

test('countries, languages, days and lists are read as people type them', () => {
  expect(['France', 'be', 'Royaume-Uni', 'Nulle part'].map(countryTyped)).toEqual(['FR', 'BE', 'GB', undefined]);
  expect(['Français', 'EN', 'anglais', 'allemand'].map(languageTyped)).toEqual(['fr', 'en', 'en', undefined]);
  expect(['12/03/2024', '2024-03-12', '12/03/24 10:30', '12 mars 2024', '45363', 'oui', '12'].map(isDayTyped)).toEqual([
    true,
    true,
    true,
    true,
    true,
    false,
    false,
  ]);
  expect(piecesTyped('lundi, mardi;  jeudi/')).toEqual(['lundi', 'mardi', 'jeudi']);
});
