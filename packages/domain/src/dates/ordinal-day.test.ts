import { expect, test } from 'vitest';
import { ordinalDay } from './ordinal-day.ts';

test.each([
  ['mar. 1 déc.', 'mar. 1er déc.'],
  ['1–22 novembre 2026', '1er–22 novembre 2026'],
  ['1 oct. – 1 nov.', '1er oct. – 1er nov.'],
  ['11 déc., 01:30', '11 déc., 01:30'],
  ['21–31 déc.', '21–31 déc.'],
])('in French %s is %s', (date, day) => {
  expect(ordinalDay(date, 'fr')).toBe(day);
});

test('English days stay as they are', () => {
  expect(ordinalDay('1 Dec – 1 Jan', 'en')).toBe('1 Dec – 1 Jan');
});
