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
  allergen(9, 'molluscs', 'Mollusques', 'Molluscs'),
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
  ['fruits de mer, gambas', [8, 9]],
  ['allergique aux coquillages', [9]],
  ['no shellfish', [8, 9]],
  ['pas d’allergie au lait', [], ['pas d’allergie au lait']],
  ['aucune, sauf crevettes', [], ['sauf crevettes', 'aucune']],
  ['noix (sauf pécan)', [], ['noix (sauf pécan)']],
  ['noix de coco', [], ['noix de coco']],
  ['oui', [], ['oui']],
  ['Allergique : lait et œufs', [3, 5]],
  ['? (lait, œufs)', [3, 5]],
  ['laitages (lait, œufs)', [3, 5]],
  ['fruits à coque (noix, traces)', [7]],
  ['fruits à coque (noix, kiwi)', [], ['fruits à coque (noix, kiwi)']],
  ['aucune, lait', [3], ['aucune']],
  // Who wants nothing made without gluten avoids no gluten.
  ['pas de sans gluten', [], ['pas de sans gluten']],
])('of people, %j is read as %j', (text, ids, unread = []) => {
  expect(readOfPeople(text)).toEqual({ ids, unread, diets: [], isNone: false, isUnasked: false });
});

test('the graver of two severities holds, and one in brackets is that of all they name', () => {
  const severities = (text: string) =>
    allergensTyped(text, house, { ofPeople: true }).allergens.map(({ allergenId, severity }) => [allergenId, severity]);
  expect(severities('allergie au lait, intolérance au lactose')).toEqual([[3, 'allergy']]);
  expect(severities('intolérance au lactose, allergie au lait')).toEqual([[3, 'allergy']]);
  expect(severities('crustacés (crevettes, intolérance)')).toEqual([[8, 'intolerance']]);
});

test('who eats how, who was not asked, and who was', () => {
  expect(readOfPeople('Végétarienne, allergie aux arachides')).toMatchObject({ ids: [2], diets: ['Végétarienne'] });
  expect(readOfPeople('aucune allergie, sans porc')).toMatchObject({ ids: [], isNone: true, diets: ['sans porc'] });
  const nothing = { ids: [], unread: [], diets: [], isNone: false, isUnasked: false };
  expect(readOfPeople('végétarienne')).toEqual({ ...nothing, diets: ['végétarienne'] });
  expect(['R.A.S.', 'No known allergies', 'N/A', 'à demander'].map(readOfPeople)).toEqual([
    { ...nothing, isNone: true },
    { ...nothing, isNone: true },
    { ...nothing, isUnasked: true },
    { ...nothing, isUnasked: true },
  ]);
});

test('an allergy is heard with the accents and letters that people give it', () => {
  const texts = ['allérgie aux noix', 'ALERGIQUE', 'coéliaque', 'Céliaque', 'coeliac', 'celiac disease', 'intolérente'];
  expect(texts.filter(speaksOfAllergies)).toEqual(texts);
  expect(['aucune alergie', 'artère iliaque', 'énergie', 'relia Célia à Clara'].filter(speaksOfAllergies)).toEqual([]);
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

test.each([
  [['x', 'Oui', 'contient', 'présence', 'XX'], { severity: undefined, presence: 'contains' }],
  [['(x)', 'T', 'peut contenir', 'X (traces)'], { severity: undefined, presence: 'may_contain' }],
  [['intolérance', 'intolérante'], { severity: 'intolerance', presence: 'contains' }],
  [['allergie', 'Sévère', 'allergique (EpiPen)'], { severity: 'allergy', presence: 'contains' }],
  [['non', '-', 'absent', 'sans', 'aucun', 'RAS'], null],
  [['peut-être', 'intolérance à confirmer', 'allergie du fils'], undefined],
])('in the column of one allergen %j all say %j', (texts, mark) => {
  expect(texts.map(allergenMarked)).toEqual(texts.map(() => mark));
});
