import { expect, test } from 'vitest';
import { lacksAllergyOf } from './lacks-allergy.ts';

interface Reaction {
  allergenId: number;
  severity: 'allergy' | 'intolerance';
}
interface Eater {
  name: string;
  allergens: Reaction[];
}
const having = (...allergens: Reaction[]) => ({ allergens, eaters: [] as Eater[] });
const withChild = (name: string, ...allergens: Reaction[]) => ({ allergens: [], eaters: [{ name, allergens }] });
const allergy: Reaction = { allergenId: 3, severity: 'allergy' };
const intolerance: Reaction = { allergenId: 3, severity: 'intolerance' };

test.each([
  ['none of an allergy', having(), having(allergy), true],
  ['an intolerance to what the other is allergic to', having(intolerance), having(allergy), true],
  ['an allergy to what the other does not tolerate', having(allergy), having(intolerance), false],
  ['the same', having(allergy), having(allergy), false],
  ['more than the other', having(allergy), having(), false],
  ['nobody at its table', having(allergy), withChild('Léo', allergy), true],
  ['a child without the allergy', withChild('LEO'), withChild('Léo', allergy), true],
  ['a child called so with the same', withChild('leo', allergy), withChild('Léo', allergy), false],
  ['another child with the same', withChild('Zoé', allergy), withChild('Léo', allergy), true],
])('a record that has %s lacks an allergy of its double, or does not', (_, client, double, isLacking) => {
  expect(lacksAllergyOf(client, double)).toBe(isLacking);
});
