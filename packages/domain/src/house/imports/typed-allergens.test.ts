import { describe, expect, test } from 'vitest';
import { allergenMarked, allergensTyped, speaksOfAllergies } from './typed-allergens.ts';

const allergen = (id: number, code: string, fr: string, en: string) => ({ id, code, slug: code, name: { fr, en } });
const knownAllergens = [
  allergen(1, 'sesame', 'Graines de sésame', 'Sesame seeds'),
  allergen(2, 'peanuts', 'Arachides', 'Peanuts'),
  allergen(3, 'milk', 'Lait', 'Milk'),
  allergen(4, 'sulphites', 'Anhydride sulfureux et sulfites', 'Sulphur dioxide and sulphites'),
  allergen(5, 'eggs', 'Œufs', 'Eggs'),
  allergen(6, 'gluten', 'Céréales contenant du gluten', 'Cereals containing gluten'),
];
const read = (text: string) =>
  allergensTyped(text, knownAllergens).allergens.map(({ allergenId, severity, presence }) => [
    allergenId,
    severity,
    presence,
  ]);

describe('allergens', () => {
  test.each([
    [
      'sésame; arachides (traces)',
      [
        [1, undefined, 'contains'],
        [2, undefined, 'may_contain'],
      ],
    ],
    [
      'Lait (intolérance), Œufs (allergie)',
      [
        [3, 'intolerance', 'contains'],
        [5, 'allergy', 'contains'],
      ],
    ],
    [
      'allergique au lait et aux œufs',
      [
        [3, 'allergy', 'contains'],
        [5, undefined, 'contains'],
      ],
    ],
    ['Anhydride sulfureux et sulfites', [[4, undefined, 'contains']]],
    [
      'PEANUTS / milk',
      [
        [2, undefined, 'contains'],
        [3, undefined, 'contains'],
      ],
    ],
    [
      'cacahuètes\ngluten',
      [
        [2, undefined, 'contains'],
        [6, undefined, 'contains'],
      ],
    ],
    ['Sesame seeds (allergy)', [[1, 'allergy', 'contains']]],
    ['traces de sésame', [[1, undefined, 'may_contain']]],
    ['lait, lait (traces)', [[3, undefined, 'contains']]],
    ['intolérance au lactose', [[3, 'intolerance', 'contains']]],
    ['intol. lactose', [[3, 'intolerance', 'contains']]],
  ])('%j', (text, allergens) => {
    expect(read(text)).toEqual(allergens);
  });

  test.each(['aucune', 'Néant', 'RAS', '-', 'pas d’allergie', 'none'])('%j is an answer', (text) => {
    expect(allergensTyped(text, knownAllergens)).toMatchObject({ allergens: [], unread: [], isNone: true });
  });

  test.each([
    ['sésame, kiwi', ['kiwi']],
    ['fruits de mer', ['fruits de mer']],
    ['sans gluten', ['sans gluten']],
    ['pas de lait', ['pas de lait']],
    ['?', []],
  ])('%j leaves %j unread', (text, unread) => {
    expect(allergensTyped(text, knownAllergens).unread).toEqual(unread);
  });
});

const house = [
  ...knownAllergens,
  allergen(7, 'nuts', 'Fruits à coque', 'Nuts'),
  allergen(8, 'crustaceans', 'Crustacés', 'Crustaceans'),
];
const readOfPeople = (text: string) => {
  const { allergens, ...rest } = allergensTyped(text, house, { ofPeople: true });
  return { ids: allergens.map(({ allergenId }) => allergenId).toSorted((a, b) => a - b), ...rest };
};

test.each([
  ['allergique au sésame et fruits à coque, pas de lactose', [1, 3, 7]],
  ['fruits à coque (noix et noisettes)', [7]],
  ['intolérant au lactose - allergie sévère aux crustacés (EpiPen)', [3, 8]],
  ['Allergique : lait, oeufs, soja.', [3, 5], ['soja.']],
  ['gluten (coeliaque)', [6]],
  ['nut allergy, dairy free', [3, 7]],
  ['Ne mange pas d’œufs', [5]],
  ['pas d’allergie au lait', [], ['pas d’allergie au lait']],
  ['aucune, sauf crevettes', [], ['sauf crevettes', 'aucune']],
  ['noix (sauf pécan)', [], ['noix (sauf pécan)']],
  ['noix de coco', [], ['noix de coco']],
  ['oui', [], ['oui']],
])('of people, %j is read as %j', (text, ids, unread = []) => {
  expect(readOfPeople(text)).toMatchObject({ ids, unread, isNone: false });
});

test('who eats how, who was not asked, and who was', () => {
  expect(readOfPeople('Végétarienne, allergie aux arachides')).toMatchObject({ ids: [2], diets: ['Végétarienne'] });
  expect(readOfPeople('aucune allergie, sans porc')).toMatchObject({ ids: [], isNone: true, diets: ['sans porc'] });
  expect(['R.A.S.', 'No known allergies', 'N/A', 'à demander'].map(readOfPeople)).toMatchObject([
    { isNone: true },
    { isNone: true },
    { isUnasked: true },
    { isUnasked: true },
  ]);
});

test('a text that speaks of an allergy is heard wherever it stands, a denial is not', () => {
  expect(['ALLERGIQUE aux noix', 'Intolérance au lait', 'cœliaque', 'nut allergy'].map(speaksOfAllergies)).toEqual([
    true,
    true,
    true,
    true,
  ]);
  expect(
    ['pas d’allergie', 'Aucune allergie connue', 'liste des allergènes', 'interphone'].map(speaksOfAllergies),
  ).toEqual([false, false, false, false]);
});

test('the column of one allergen holds crosses, or how grave it is', () => {
  expect(['x', 'Oui', '(x)', 'T', 'intolérance', 'non', '-', 'peut-être'].map(allergenMarked)).toEqual([
    { severity: undefined, presence: 'contains' },
    { severity: undefined, presence: 'contains' },
    { severity: undefined, presence: 'may_contain' },
    { severity: undefined, presence: 'may_contain' },
    { severity: 'intolerance', presence: 'contains' },
    null,
    null,
    undefined,
  ]);
});
