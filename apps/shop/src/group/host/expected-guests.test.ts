import { expect, test } from 'vitest';
import { expectedGuests, expectedText } from './expected-guests.ts';

test('a line is a name, with an e-mail address or without', () => {
  expect(
    expectedGuests('Zoé, zoe@example.com\n\n Noor Aziz \nLise lise@example.com;\nMax <max@example.com>', []),
  ).toEqual([
    { name: 'Zoé', email: 'zoe@example.com' },
    { name: 'Noor Aziz', email: '' },
    { name: 'Lise', email: 'lise@example.com' },
    { name: 'Max', email: 'max@example.com' },
  ]);
});

test('an address alone is a name too, and one that is none is sent to be refused', () => {
  expect(expectedGuests('zoe@example.com\nNoor, noor@', [])).toEqual([
    { name: 'zoe@example.com', email: 'zoe@example.com' },
    { name: 'Noor', email: 'noor@' },
  ]);
});

test('who is expected already stays the same person', () => {
  const guests = [{ id: 7, name: 'Zoé', invitedEmail: 'zoe@example.com' }];
  expect(expectedText(guests)).toBe('Zoé, zoe@example.com');
  expect(expectedGuests('Zoé, zoe@example.org\nNoor', guests)).toEqual([
    { id: 7, name: 'Zoé', email: 'zoe@example.org' },
    { name: 'Noor', email: '' },
  ]);
});
