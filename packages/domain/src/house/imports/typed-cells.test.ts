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
  [',50', 50],
  ['1,234.', 123_400],
  ['12,', 1200],
])('%j is an amount of %s cents', (text, cents) => {
  expect(amountTyped(text)).toBe(cents);
});

test('figures keep their decimals', () => {
  expect(['0,125', '1 000', '12.25'].map(numberTyped)).toEqual([0.125, 1000, 12.25]);
});

test('what holds other words or two figures is no figure', () => {
  expect(['3 pers.', '12 ou 13', '12/13', 'x2', '', '-'].map(numberTyped)).toEqual(Array.from({ length: 6 }));
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
  ['absent ; 6 12 34 56 78', 'FR', '+33612345678'],
  // A spreadsheet has taken the + of numbers in Switzerland and in Britain.
  ['41446681800', 'FR', '+41446681800'],
  ['44 20 7946 0958', 'FR', '+442079460958'],
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
  // Of Morocco's codes no rule is known here.
  expect(postalCodeTyped('2000', 'MA')).toBe('2000');
});

test('countries, languages and lists are read as people type them', () => {
  expect(['France', 'be', 'Royaume-Uni', 'Nulle part'].map(countryTyped)).toEqual(['FR', 'BE', 'GB', undefined]);
  expect(['Français', 'EN', 'anglais', 'allemand'].map(languageTyped)).toEqual(['fr', 'en', 'en', undefined]);
  expect(piecesTyped('lundi, mardi;  jeudi/')).toEqual(['lundi', 'mardi', 'jeudi']);
});

test.each([
  [['12/03/2024', '2024-03-12', '12/03/24 10:30', '2024-03-12T10:30:00Z', '12 mars 2024', '12-03-24'], true],
  // What Excel counts: 12 March 2024, with its time, and the first and last days that somebody may have agreed on.
  [['45363', '45363.4375', '32874', '73050'], true],
  [['32873', '73051', '045363', '45363 fois'], false],
  [['oui', '12', '12 mars', 'depuis 2024', '31/02/2024', '2024'], false],
])('%j are days: %s', (texts, expected) => {
  expect(texts.map(isDayTyped)).toEqual(texts.map(() => expected));
});
