import { describe, expect, test } from 'vitest';
import { matchedColumns, headingLine, namedSheet } from './matched-columns.ts';
import { allergenMarked, allergensTyped, speaksOfAllergies } from './typed-allergens.ts';
import { addressTyped, isOfTwoPeople, isTitleAlone, nameTyped, townTyped } from './typed-name.ts';
import { weekdaysTyped } from './typed-weekdays.ts';
import {
  amountTyped,
  countryTyped,
  flagTyped,
  isDayTyped,
  languageTyped,
  numberTyped,
  phoneTyped,
  piecesTyped,
  postalCodeTyped,
} from './typed-cells.ts';

test.each([
  ['12,50 €', 1250],
  ['€ 12.5', 1250],
  ['1 234,5', 123_450],
  ['1\u202f234,50\u00a0€', 123_450],
  ['1.234,50', 123_450],
  ['1,234.50', 123_450],
  ['1.234.567', 123_456_700],
  ['12', 1200],
  ['9,9 EUR', 990],
  ['12€50', 1250],
  ['6,50 € TTC', 650],
  ['6,50 € HT', undefined],
  ['0', 0],
  ['−3', -300],
  ['12,505', undefined],
  ['12.3.4', undefined],
  ['douze', undefined],
  ['12 ou 13', undefined],
  ['', undefined],
  [',', undefined],
])('%j is an amount of %s cents', (text, cents) => {
  expect(amountTyped(text)).toBe(cents);
});

test('figures keep their decimals', () => {
  expect(['0,125', '1 000', '12.25'].map(numberTyped)).toEqual([0.125, 1000, 12.25]);
});

test.each([
  ['Oui', true],
  [' x ', true],
  ['1', true],
  ['✓', true],
  ['VRAI', true],
  ['non', false],
  ['0', false],
  ['–', false],
  ['peut-être', undefined],
  ['', undefined],
])('%j says %s', (text, flag) => {
  expect(flagTyped(text)).toBe(flag);
});

test.each([
  ['612345678', 'FR', '+33612345678'],
  ['06 12 34 56 78', 'FR', '+33612345678'],
  ['06.12.34.56.78', 'FR', '+33612345678'],
  ['33612345678', 'FR', '+33612345678'],
  ['0033 6 12 34 56 78', 'FR', '+33612345678'],
  ['Tél : 01 42 68 53 00', 'FR', '+33142685300'],
  ['0470 12 34 56', 'BE', '+32470123456'],
  ['+33 (0)6 12 34 56 78', 'FR', '+33612345678'],
  ['absent ; 06 12 34 56 78 / 01 42 68 53 00', 'FR', '+33612345678'],
  ['12', 'FR', undefined],
  ['à rappeler', 'FR', undefined],
])('%j in %s is %s', (text, country, number) => {
  expect(phoneTyped(text, country)).toBe(number);
});

test('codes get back the 0 that a spreadsheet took', () => {
  expect(['1000', '6000', '75 011', '75011.0', 'F-75011', '75'].map((code) => postalCodeTyped(code, 'FR'))).toEqual([
    '01000',
    '06000',
    '75011',
    '75011',
    '75011',
    '75',
  ]);
  expect(postalCodeTyped('1000', 'BE')).toBe('1000');
});

test('countries, languages, days and lists are read as people type them', () => {
  expect(['France', 'be', 'Royaume-Uni', 'Nulle part'].map(countryTyped)).toEqual(['FR', 'BE', 'GB', undefined]);
  expect(['Français', 'EN', 'anglais', 'allemand'].map(languageTyped)).toEqual(['fr', 'en', 'en', undefined]);
  expect(['12/03/2024', '2024-03-12', '12/03/24 10:30', '12 mars 2024', '45363', 'oui', '12'].map(isDayTyped)).toEqual([
    true,
    true,
    true,
    true,
    true,
    false,
    false,
  ]);
  expect(piecesTyped('lundi, mardi;  jeudi/')).toEqual(['lundi', 'mardi', 'jeudi']);
});

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

test.each([
  ['Mme DUPONT Claire', 'first-last', 'Claire', 'DUPONT'],
  ['Jean-Paul de La Tour', 'first-last', 'Jean-Paul', 'de La Tour'],
  ['de La Tour Jean-Paul', 'last-first', 'Jean-Paul', 'de La Tour'],
  ['DURAND, Sophie', 'first-last', 'Sophie', 'DURAND'],
  ['Médard Petit', 'first-last', 'Médard', 'Petit'],
  ['M. et Mme MARTIN', 'first-last', '', 'MARTIN'],
] as const)('%j, %s, is %s %s', (text, order, firstName, lastName) => {
  expect(nameTyped(text, order)).toEqual({ firstName, lastName });
});

test('an address, or a town with its code, may stand in one cell', () => {
  expect(addressTyped('3 rue A\n75011 PARIS, France')).toEqual({
    address: '3 rue A',
    postalCode: '75011',
    city: 'PARIS',
  });
  expect(addressTyped('12 rue de la Paix')).toBeUndefined();
  expect(['75011 Paris', 'Paris (75011)', '75011'].map(townTyped)).toEqual([
    { postalCode: '75011', city: 'Paris' },
    { postalCode: '75011', city: 'Paris' },
    undefined,
  ]);
});

const columns = [
  { key: 'firstName', names: ['Prénom', 'First name'] },
  { key: 'lastName', names: ['Nom', 'Last name', 'Nom de famille'] },
  { key: 'postalCode', names: ['Code postal', 'CP', 'Postal code'] },
];

test('headings mean columns in either language, without accents, each column once', () => {
  expect(matchedColumns(['PRENOM', 'last name', 'Code  postal :', 'Nom', '', 'Codes postaux'], columns)).toEqual([
    'firstName',
    'lastName',
    'postalCode',
    null,
    null,
    null,
  ]);
});

test('a heading that begins with a name means its column, the longest name first, where none is called so', () => {
  const places = [
    { key: 'address', names: ['Adresse'] },
    { key: 'email', names: ['E-mail', 'Adresse mail'] },
    { key: 'phone', names: ['Tél', 'Téléphone'] },
  ];
  expect(
    matchedColumns(['Adresse mail perso', 'Tél. fixe', 'Tél. portable', 'Adresse 1', 'Adresser à'], places),
  ).toEqual(['email', 'phone', null, 'address', null]);
});

test('several columns may mean allergies, whatever else their headings say; what shops put before a name is left out', () => {
  const allergies = { key: 'allergens', names: ['Allergies'], repeats: true, within: /\b(?:allerg|intoleran)/ };
  const note = { key: 'note', names: ['Régime', 'Note'] };
  expect(
    matchedColumns(
      ['Allergie 1', 'Régime / allergies', 'Note', 'billing_first_name', 'Billing Postcode'],
      [allergies, note, ...columns, { key: 'postcode', names: ['Postcode'] }],
    ),
  ).toEqual(['allergens', 'allergens', 'note', 'firstName', 'postcode']);
  expect(namedSheet([[['Accueil']], [['x'], ['Nom', 'CP']], [['Nom']]], columns)).toEqual({ index: 1, count: 2 });
});

test('the headings may stand below a title', () => {
  const lines = [['Clients 2026'], [''], ['Nom', 'Prénom', 'CP'], ['Martin', 'Anne', '75011']];
  expect(headingLine(lines, columns)).toBe(2);
  expect(headingLine([['Liste'], ['a', 'b']], columns)).toBe(1);
});

test.each([
  ['lundi, mardi', [1, 2]],
  ['Lun-Ven', [1, 2, 3, 4, 5]],
  ['du mardi au jeudi', [2, 3, 4]],
  ['mon, wed & fri', [1, 3, 5]],
  ['tuesday to thursday', [2, 3, 4]],
  ['1 à 5', [1, 2, 3, 4, 5]],
  ['tous les jours', [1, 2, 3, 4, 5, 6, 7]],
  ['mar mer', [2, 3]],
  ['samedi dimanche', [6, 7]],
  ['ven-lun', undefined],
  ['demain', undefined],
])('%j are the days %j', (text, days) => {
  expect(weekdaysTyped(text)).toEqual(days);
});

test.each([
  ['M. et Mme', true, true],
  ['M. et Mme MARTIN', false, true],
  ['Mr & Mrs Paul Martin', false, true],
  ['Mme', true, false],
  ['Mme MARTIN', false, false],
  ['Mado', false, false],
])('%s: titles alone %s, of two people %s', (text, isAlone, isOfTwo) => {
  expect([isTitleAlone(text), isOfTwoPeople(text)]).toEqual([isAlone, isOfTwo]);
});
