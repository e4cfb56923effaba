import { expect, test } from 'vitest';
import { groupedSiret, isSiren, isSiret, isVatNumber, sirenOf } from './business-numbers.ts';

test.each([
  ['73282932000074', true],
  ['73282932000075', false],
  ['7328293200007', false],
  ['732829320000740', false],
  ['7328293200007a', false],
  ['', false],
  ['732829320000ab', false],
  // A post office, which follows the sum of its digits, and its head office, which follows Luhn.
  ['35600000049837', true],
  ['35600000000048', true],
  ['35600000049838', false],
])('%s is a SIRET: %s', (text, expected) => {
  expect(isSiret(text)).toBe(expected);
});

test.each([
  ['732829320', true],
  ['732829321', false],
  ['73282932', false],
  // A whole SIRET, and a number that only its check digit makes look like one.
  ['73282932000074', false],
  ['18', false],
  ['73282932o', false],
  ['', false],
])('%s is a SIREN: %s', (text, expected) => {
  expect(isSiren(text)).toBe(expected);
});

test('a SIRET and a SIREN are read in groups of three, with the place at the end', () => {
  expect(groupedSiret('73282932000074')).toBe('732\u00a0829\u00a0320\u00a000074');
  expect(groupedSiret('732829320')).toBe('732\u00a0829\u00a0320');
});

test('a SIREN is the first nine digits of a SIRET', () => {
  expect(sirenOf('73282932000074')).toBe('732829320');
});

test.each([
  ['FR44732829320', true],
  ['FR45732829320', false],
  ['FRAB732829320', false],
  ['BE0428759497', true],
  ['732829320', false],
  ['FR', false],
])('%s is a VAT number: %s', (text, expected) => {
  expect(isVatNumber(text)).toBe(expected);
});
