import { expect, test } from 'vitest';
import { headingLine, matchedColumns, namedSheet } from './matched-columns.ts';

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

test('who is called just so comes before who is called nearly so, whichever stands first in the file', () => {
  expect(matchedColumns(['Prénoms', 'Prénom'], columns)).toEqual([null, 'firstName']);
});

test('a column’s own name comes before what files call another one', () => {
  const notes = [
    { key: 'description', names: ['Description', 'Description', 'Note'] },
    { key: 'note', names: ['Note', 'Note'] },
  ];
  expect(matchedColumns(['Notes'], notes)).toEqual(['note']);
});

test('a plural of a whole name comes before a name with which the heading only begins', () => {
  const places = [
    { key: 'address', names: ['Adresses', 'Addresses'] },
    { key: 'email', names: ['E-mail', 'Email', 'Adresse mail'] },
  ];
  expect(matchedColumns(['Adresses mail'], places)).toEqual(['email']);
});

test('a heading that has found its column stays with it', () => {
  const sizes = [
    { key: 'size', names: ['Taille', 'Size'] },
    { key: 'sizes', names: ['Tailles', 'Sizes'] },
  ];
  expect(matchedColumns(['Taille', 'Size'], sizes)).toEqual(['size', 'sizes']);
  expect(matchedColumns(['Taille'], sizes)).toEqual(['size']);
});

test('a column that may be repeated takes each heading that means it', () => {
  const allergies = { key: 'allergens', names: ['Allergies', 'Allergies'], repeats: true };
  expect(matchedColumns(['Allergies', 'Allergie', 'Nom', 'Noms'], [allergies, ...columns])).toEqual([
    'allergens',
    'allergens',
    'lastName',
    null,
  ]);
});

test('without a heading a column means nothing, even where a name is but a sign', () => {
  const star = { key: 'favourite', names: ['★', 'Préféré'] };
  expect(matchedColumns(['', 'Préféré'], [star])).toEqual([null, 'favourite']);
});

test('the headings are where most columns are named, not where two cells stand first', () => {
  expect(
    headingLine(
      [
        ['Maison Aubry', '2026'],
        ['CP', 'Ville'],
        ['Nom', 'Prénom'],
        ['Martin', 'Anne'],
      ],
      columns,
    ),
  ).toBe(2);
});

test('without a known heading the first line with two filled cells is taken, without one the first', () => {
  expect(
    headingLine(
      [
        ['', 'Liste'],
        ['a', 'b'],
      ],
      columns,
    ),
  ).toBe(1);
  expect(headingLine([['Liste'], ['', 'a']], columns)).toBe(0);
});

test('a long text is no heading, whatever word it begins with', () => {
  const heading = (length: number) => [['Liste'], ['a', 'b'], [`Nom ${'x'.repeat(length - 4)}`]];
  expect([headingLine(heading(80), columns), headingLine(heading(81), columns)]).toEqual([2, 1]);
});

test('a heading that states an amount of 100 g means no allergen, and may mean a nutrient', () => {
  const nutrients = [
    { key: 'milk', names: ['Allergène : Lait', 'Lactose'], neverAmount: true },
    { key: 'fat', names: ['Lipides'] },
  ];
  expect(matchedColumns(['Lactose (g/100 g)', 'Lipides (g/100 g)', 'Lactose mg pour 100ml'], nutrients)).toEqual([
    null,
    'fat',
    null,
  ]);
  expect(matchedColumns(['Lactose ou lait'], nutrients)).toEqual(['milk']);
});
