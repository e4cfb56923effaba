import { expect, test } from 'vitest';
import { namesPerson } from './names-person.ts';

const agathe = { lastName: 'Le Goff-Müller', email: 'agathe@example.com', phone: '+33639989582' };

test.each([
  'Chez LE GOFF MULLER',
  'le goff-müller, à rappeler',
  'AGATHE@example.com',
  '06 39 98 95 82',
  '+33 6 39 98 95 82',
  '0639989',
  '063998',
  'Chez (Le Goff) Müller !',
])('"%s" says who she is', (text) => {
  expect(namesPerson(text, agathe)).toBe(true);
});

test.each(['', 'Le Goff', 'Agathe', 'À confirmer', '2026-11-25', '0639', 'legoffmuller'])('"%s" does not', (text) => {
  expect(namesPerson(text, agathe)).toBe(false);
});

test('what is not known of somebody is in no text', () => {
  const nobody = { lastName: '', email: '', phone: '' };
  expect(namesPerson('', nobody)).toBe(false);
  expect(namesPerson('Le Goff 06 39 98 95 82', nobody)).toBe(false);
  expect(namesPerson('Des petites commandes', { ...nobody, lastName: 'Petit' })).toBe(false);
  expect(namesPerson('Chez Petit', { ...nobody, lastName: 'Petit.' })).toBe(true);
});
