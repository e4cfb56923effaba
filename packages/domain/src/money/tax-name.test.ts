import { expect, test } from 'vitest';
import { taxNameIn } from './tax-name.ts';

test.each([
  ['TVA 10 %', 'TVA 10\u00a0%', 'VAT 10%'],
  ['TVA 5,5\u202f%', 'TVA 5,5\u00a0%', 'VAT 5.5%'],
  ['VAT 20%', 'TVA 20\u00a0%', 'VAT 20%'],
  ['TPS', 'TPS', 'GST'],
  ['QST 9.975%', 'TVQ 9,975\u00a0%', 'QST 9.975%'],
  ['Taxe locale', 'Taxe locale', 'Taxe locale'],
  ['TVAMAX 2024', 'TVAMAX 2024', 'TVAMAX 2024'],
])('%j is %j in French and %j in English', (name, french, english) => {
  expect([taxNameIn('fr', name), taxNameIn('en', name)]).toEqual([french, english]);
});
