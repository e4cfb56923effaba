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
