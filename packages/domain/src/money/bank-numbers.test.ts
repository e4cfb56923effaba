import { expect, test } from 'vitest';
import { groupedIban } from './bank-account.ts';
import { isBic, isIban, maskedIban } from './bank-numbers.ts';

test.each([
  ['FR7630006000011234567890189', true],
  ['BE71096123456769', true],
  ['FR7630006000011234567890188', false],
  ['FR763000600001123456789018', false],
  ['XX7630006000011234567890189', false],
  ['fr7630006000011234567890189', false],
  ['', false],
])('%s is an IBAN: %s', (text, isRight) => {
  expect(isIban(text)).toBe(isRight);
});

test.each([
  ['AGRIFRPP', true],
  ['AGRIFRPPXXX', true],
  ['AGRIXXPP', false],
  ['AGRIFRP', false],
])('%s is a BIC: %s', (text, isRight) => {
  expect(isBic(text)).toBe(isRight);
});

test.each(['FR7630006000011234567890189', 'FR76 3000 6000 0112 3456 7890 189', 'FR76 30006 00001 12345678901 89'])(
  '%s is read in groups of four',
  (iban) => {
    expect(groupedIban(iban)).toBe('FR76 3000 6000 0112 3456 7890 189');
  },
);

test('a masked IBAN can be recognised and not be read', () => {
  expect(maskedIban('FR7630006000011234567890189')).toBe('FR •••• 0189');
});
