import { expect, test } from 'vitest';
import { menuOutlook, type OutlookDish } from './menu-outlook.ts';

const dish = (id: number, more: Partial<OutlookDish> = {}): OutlookDish => ({
  id,
  orderable: true,
  tags: [],
  allergensDeclared: true,
  allergens: [],
  nutrition: { kcal: 500, salt: 1 },
  ...more,
});
const dahl = dish(1, { tags: [{ slug: 'vegan' }] });
const week = { dailyChoices: 2, otherIds: new Set<number>() };
const kindsOf = (dishes: OutlookDish[], more: Partial<typeof week> = {}) =>
  menuOutlook(dishes, { ...week, ...more }).warnings.map(({ kind }) => kind);

test('a date without choices is planned by nobody, and lacks nothing', () => {
  expect(kindsOf([])).toEqual([]);
});

test('a full and varied menu has no warning, and says what it has', () => {
  const { vegetarian, without, warnings } = menuOutlook([dahl, dish(2, { allergens: [{ code: 'milk' }] })], week);
  expect(warnings).toEqual([]);
  expect(vegetarian).toBe(1);
  expect(without).toEqual({ gluten: 2, milk: 1, eggs: 2, nuts: 2 });
});

test.each([
  ['places are left', [dahl], {}, ['too-few']],
  ['nothing is vegetarian', [dish(2), dish(3)], {}, ['no-vegetarian']],
  [
    'each dish has gluten, or may',
    [dahl, dish(2)].map((sample) => ({ ...sample, allergens: [{ code: 'gluten' }] })),
    {},
    ['none-without'],
  ],
  ['a dish is served on another date of the week', [dahl, dish(2)], { otherIds: new Set([2]) }, ['twice']],
  ['a dish has more than a meal should', [dahl, dish(2, { nutrition: { kcal: 801, salt: null } })], {}, ['too-rich']],
  ['a dish is too salty', [dahl, dish(2, { nutrition: { kcal: null, salt: 2.5 } })], {}, ['too-rich']],
  ['a dish is off sale', [dahl, dish(2, { orderable: false })], {}, ['not-sold']],
] as const)('it warns where %s', (_, dishes, more, kinds) => {
  expect(kindsOf([...dishes], more)).toEqual(kinds);
});

test('a warning names the dishes that it is of, and a meal of just what it may have is not too rich', () => {
  const rich = dish(2, { nutrition: { kcal: 900, salt: 3 }, orderable: false });
  const full = dish(3, { nutrition: { kcal: 800, salt: 2.4 } });
  const { warnings } = menuOutlook([dahl, rich, full], { dailyChoices: 3, otherIds: new Set([1, 3]) });
  expect(warnings).toEqual([
    { kind: 'not-sold', ids: [2] },
    { kind: 'twice', ids: [1, 3] },
    { kind: 'too-rich', ids: [2] },
  ]);
});

test('what was not declared is free from nothing', () => {
  const { without } = menuOutlook([dish(1, { allergensDeclared: false })], week);
  expect(without.gluten).toBe(0);
});
