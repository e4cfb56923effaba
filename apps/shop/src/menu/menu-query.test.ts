import type { Meal } from '@traiteur/contract/catalogue/menus.ts';
import { expect, test } from 'vitest';
import type { Party } from './judgement.ts';
import { groupsOf, isNarrowed, mealsFor, menuQueryIn, queryText } from './menu-query.ts';

const recordOf = (id: number, fr: string, en = fr) => ({ id, name: { fr, en } });
const sesame = { ...recordOf(3, 'Sésame', 'Sesame'), code: 'sesame' };

function dish(id: number, fr: string, more: Partial<Meal> = {}): Meal {
  return {
    ...recordOf(id, fr),
    slug: { fr: `plat-${id}`, en: `meal-${id}` },
    description: { fr: '', en: '' },
    category: recordOf(1, 'Plats', 'Mains'),
    tags: [],
    pictureId: null,
    allergens: [],
    offers: [{ sizeId: 1, size: { fr: 'Petite', en: 'Small' }, price: 900, left: null }],
    ...more,
  };
}

const bowl = dish(1, 'Bowl au sésame', { allergens: [{ ...sesame, presence: 'contains' }] });
const soup = dish(2, 'Velouté de courge', {
  category: recordOf(2, 'Soupes', 'Soups'),
  allergens: [{ ...sesame, presence: 'may_contain' }],
});
const dahl = dish(3, 'Dahl de lentilles', {
  tags: [{ ...recordOf(5, 'Végétarien', 'Vegetarian'), slug: 'vegetarien', colour: '#86c341', position: 1 }],
  offers: [{ sizeId: 2, size: { fr: 'Grande', en: 'Large' }, price: 1300, left: 4 }],
});
const meals = [bowl, soup, dahl];

const shownFor = (query: string, avoided: Party['avoided'] = [], table: Party['table'] = []) =>
  mealsFor(meals, menuQueryIn(new URLSearchParams(query)), { avoided, table, chosenEaters: table }).map(
    ({ meal }) => meal.id,
  );

test.each([
  ['nothing', '', [1, 2, 3]],
  ['a category', 'category=2', [2]],
  ['a tag', 'tag=vegetarien', [3]],
  ['a size', 'size=2', [3]],
  ['free from an allergen, traces counted', 'without=3', [3]],
  ['the beginnings of words, accents and case aside', 'search=VELOU+cour', [2]],
  ['a word in the other language', 'search=soup', [2]],
  ['words that no dish has', 'search=pizza', []],
  ['what is no value', 'category=x&size=-1&without=0&tag=%3Cb%3E', [1, 2, 3]],
])('a menu is narrowed by %s', (_, query, ids) => {
  expect(shownFor(query)).toEqual(ids);
});

test('what suits comes first, then traces, then what contains it', () => {
  expect(shownFor('', [{ allergenId: 3, severity: 'allergy' }])).toEqual([3, 2, 1]);
});

test('only what suits leaves traces out too', () => {
  expect(shownFor('suits=1', [{ allergenId: 3, severity: 'intolerance' }])).toEqual([3]);
});

test('at a table one sees what suits all, or at least one', () => {
  const eaterWith = (id: number, ...allergens: Party['avoided']) => ({
    id,
    name: `Eater ${id}`,
    isClient: id === 1,
    allergens,
    allergiesAsked: true,
  });
  const table = [eaterWith(1), eaterWith(2, { allergenId: 3, severity: 'allergy' })];
  expect(shownFor('suits=all', [], table)).toEqual([3]);
  expect(shownFor('suits=1', [], table)).toEqual([3]);
  expect(shownFor('suits=one', [], table)).toEqual([3, 1, 2]);
  expect(shownFor('suits=one', [], table.slice(1))).toEqual([3]);
  expect(shownFor('suits=two', [], table)).toEqual([3, 1, 2]);
});

test('dishes stand under whom they suit, or under their category where nobody avoids anything, the choices of the day first', () => {
  const mealsWith = (avoided: Party['avoided']) =>
    mealsFor(meals, menuQueryIn(new URLSearchParams()), { avoided, table: [], chosenEaters: [] });
  const keysOf = (avoided: Party['avoided'], isByVerdict: boolean, choices: number[] | null = null) =>
    groupsOf(mealsWith(avoided), isByVerdict, choices).map(({ key }) => key);
  expect(keysOf([{ allergenId: 3, severity: 'allergy' }], true)).toEqual(['safe', 'may_contain', 'contains']);
  expect(keysOf([], false)).toEqual(['category-1', 'category-2']);
  expect(keysOf([], false, [2, 9])).toEqual(['choices', 'category-1']);
});

test('an address says what it was narrowed to, and comes back the same', () => {
  const text = '?category=2&tag=vegan&size=1&without=3&without=7&search=dahl+doux&suits=1';
  expect(queryText(menuQueryIn(new URLSearchParams(text)))).toBe(text);
});

test('an allergen that an address names twice is named once', () => {
  expect(queryText(menuQueryIn(new URLSearchParams('without=3&without=7&without=3')))).toBe('?without=3&without=7');
});

test('an address without filters is bare', () => {
  const query = menuQueryIn(new URLSearchParams('search=&category='));
  expect([isNarrowed(query), queryText(query)]).toEqual([false, '']);
});
