import { expect, test } from 'vitest';
import { clientTyped } from './client-typed.ts';

test.each([
  ['', { firstName: '', lastName: '', phone: '', email: '' }],
  ['dupuis', { firstName: '', lastName: 'Dupuis', phone: '', email: '' }],
  ['jean-baptiste le_bihan', { firstName: 'Jean-Baptiste', lastName: 'Le_bihan', phone: '', email: '' }],
  ['Mehdi d’Angelo', { firstName: 'Mehdi', lastName: 'd’Angelo', phone: '', email: '' }],
  ['0639989582', { firstName: '', lastName: '', phone: '06 39 98 95 82', email: '' }],
  ['dupuis +33 6 39 98 95 82', { firstName: '', lastName: 'Dupuis', phone: '06 39 98 95 82', email: '' }],
  ['a@b.fr', { firstName: '', lastName: '', phone: '', email: 'a@b.fr' }],
  ['dupuis 93100', { firstName: '', lastName: 'Dupuis', phone: '', email: '' }],
  ['9582', { firstName: '', lastName: '', phone: '', email: '' }],
])('a search for %j already says %j', (search, client) => {
  const { phone, ...rest } = clientTyped(search);
  expect({ ...rest, phone: phone.replaceAll('\u00a0', ' ') }).toEqual(client);
});
