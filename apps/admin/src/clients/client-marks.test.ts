import type { ClientRow } from '@traiteur/contract/clients.ts';
import { expect, test } from 'vitest';
import { clientMarks } from './client-marks.ts';

const ines: ClientRow = {
  id: 7,
  version: 1,
  firstName: 'Inès',
  lastName: 'Delcourt',
  email: 'ines.delcourt@example.com',
  phone: '+33639989582',
  city: 'Montreuil',
  allergens: [],
  allergiesAsked: true,
  match: null,
  ordersCount: 3,
  ordersAmount: 8_000,
  lastOrderAt: null,
};
const marks = (typed: string, more: Partial<ClientRow> = {}) =>
  clientMarks({ ...ines, ...more }, typed).map((mark) => mark.replaceAll('\u00a0', ' '));

test('a client found by name is told from namesakes by the phone, as people read it, and the city', () => {
  expect(marks('ines DELC')).toEqual(['06 39 98 95 82', 'Montreuil']);
});

test('a client found by what only the e-mail address holds is shown with it', () => {
  expect(marks('@example')).toEqual(['ines.delcourt@example.com', 'Montreuil']);
});

test('a client found by phone is shown with it', () => {
  expect(marks('delcourt 63998')).toEqual(['06 39 98 95 82', 'Montreuil']);
});

test('without a phone the e-mail address stands in its place, and a city that is not known is left out', () => {
  expect(marks('ines', { phone: '', city: '' })).toEqual(['ines.delcourt@example.com']);
});

test('without either the city alone is shown', () => {
  expect(marks('ines', { phone: '', email: '' })).toEqual(['Montreuil']);
});
