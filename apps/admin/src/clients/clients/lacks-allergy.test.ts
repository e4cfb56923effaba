import { expect, test } from 'vitest';
import { lacksAllergyOf } from './lacks-allergy.ts';

const having = (...allergens: { allergenId: number; severity: 'allergy' | 'intolerance' }[]) => ({ allergens });
const allergy = { allergenId: 3, severity: 'allergy' as const };
const intolerance = { allergenId: 3, severity: 'intolerance' as const };

test.each([
  ['none of an allergy', having(), having(allergy), true],
  ['an intolerance to what the other is allergic to', having(intolerance), having(allergy), true],
  ['an allergy to what the other does not tolerate', having(allergy), having(intolerance), false],
  ['the same', having(allergy), having(allergy), false],
  ['more than the other', having(allergy), having(), false],
])('a record that has %s lacks an allergy of its double, or does not', (_, client, double, isLacking) => {
  expect(lacksAllergyOf(client, double)).toBe(isLacking);
});
