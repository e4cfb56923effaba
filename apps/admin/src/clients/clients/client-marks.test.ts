import type { ClientRow } from '@traiteur/contract/clients/clients.ts';
import { expect, test } from 'vitest';
import { clientMarks } from './client-marks.ts';

const ines: ClientRow = {
  id: 7,
  version: 1,
  firstName: 'Inès',
  lastName: 'Delcourt',
  unprovenEmail: '',
  email: 'ines.delcourt@example.com',
  phone: '+33639989582',
  city: 'Montreuil',
  allergens: [],
  allergiesAsked: true,
  eaters: [],
  company: null,
  match: null,
  ordersCount: 3,
  ordersAmount: 8_000,
  lastOrderAt: null,
};
const marks = (more: Partial<ClientRow> = {}) =>
  clientMarks({ ...ines, ...more }).map((mark) => mark.replaceAll('\u00a0', ' '));

test('a client found by name is told from namesakes by the phone, as people read it, and the city', () => {
  expect(marks()).toEqual(['06 39 98 95 82', 'Montreuil']);
});

test('a client found by what only the e-mail address holds is shown with it', () => {
  expect(marks({ match: { field: 'email', text: ines.email } })).toEqual(['ines.delcourt@example.com', 'Montreuil']);
});

test('a client found by the phone or the place of another address is shown with that', () => {
  expect(marks({ match: { field: 'phone', text: '+33199001234' } })).toEqual(['01 99 00 12 34', 'Montreuil']);
  expect(marks({ match: { field: 'place', text: '75011 Paris' } })).toEqual(['06 39 98 95 82', '75011 Paris']);
});

test('without a phone the e-mail address stands in its place, and a city that is not known is left out', () => {
  expect(marks({ phone: '', city: '' })).toEqual(['ines.delcourt@example.com']);
});

test('without either the city alone is shown', () => {
  expect(marks({ phone: '', email: '' })).toEqual(['Montreuil']);
});
