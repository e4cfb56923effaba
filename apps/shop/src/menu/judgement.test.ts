import { expect, test } from 'vitest';
import type { SeatedEater } from '../site/page.tsx';
import { isForSome, isJudged, judgementOf } from './judgement.ts';

const sesame = { allergenId: 3, severity: 'allergy' } as const;
const eaterWith = (id: number, ...allergens: SeatedEater['allergens']): SeatedEater => ({
  id,
  name: `Eater ${id}`,
  isClient: id === 1,
  allergens,
  allergiesAsked: true,
});
const [parent, child] = [eaterWith(1), eaterWith(2, sesame)];
const unaskedEater = { ...eaterWith(3), allergiesAsked: false };
const name = { fr: 'Sésame', en: 'Sesame' };
const dahl = { id: 7, allergens: [{ id: 3, code: 'sesame', name, presence: 'contains' as const }] };
const rice = { id: 8, allergens: [] };
const partyOf = (table: SeatedEater[], chosenEaters: readonly SeatedEater[] = table) => ({
  avoided: [],
  table,
  chosenEaters,
});

test('a dish with a child’s allergen suits the parent, and is refused to the table', () => {
  const { verdict, suitability, people } = judgementOf(dahl, partyOf([parent, child]));
  expect(verdict).toBe('some');
  expect(suitability.isRefused).toBe(true);
  expect(people.map((person) => [person.verdict, person.suitability.isRefused])).toEqual([
    ['safe', false],
    ['contains', true],
  ]);
});

test('who is not chosen is not asked', () => {
  expect(judgementOf(dahl, partyOf([parent, child], [parent])).verdict).toBe('safe');
  expect(judgementOf(dahl, partyOf([parent, child], [child])).verdict).toBe('contains');
});

test('who was never asked is not said to be suited', () => {
  const { verdict, people } = judgementOf(rice, partyOf([parent, unaskedEater]));
  expect(people.map((person) => person.verdict)).toEqual(['safe', 'unknown']);
  expect(verdict).toBe('some');
});

test('without a table the visitor’s own word counts', () => {
  const party = { ...partyOf([]), avoided: [sesame] };
  expect(judgementOf(dahl, party)).toMatchObject({ verdict: 'contains', people: [] });
  expect(isJudged(party)).toBe(true);
  expect(isJudged(partyOf([parent, unaskedEater]))).toBe(false);
});

test('some of a table are not the whole table, nor one of it', () => {
  const table = [parent, child, unaskedEater];
  expect([table, [parent, child], [parent]].map((chosenEaters) => isForSome({ table, chosenEaters }))).toEqual([
    false,
    true,
    false,
  ]);
});
