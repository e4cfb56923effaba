import { expect, test } from 'vitest';
import { momentToType, momentTyped, timeToType, timeTyped } from './typed-times.ts';

test.each([
  ['18:00', '18:00'],
  ['18h', '18:00'],
  ['18 h 30', '18:30'],
  ['9:05', '09:05'],
  ['11', '11:00'],
  ['6 PM', '18:00'],
  ['6:30 p.m.', '18:30'],
  ['12 am', '00:00'],
  ['1 pm', '13:00'],
  [' 18h ', '18:00'],
  ['12:15 PM', '12:15'],
])('%s is the time %s', (text, time) => {
  expect(timeTyped(text)).toBe(time);
});

test.each(['', '24:00', '12:60', '13 PM', '0 am', '18:0', 'midi', '1830'])('%j is no time', (text) => {
  expect(timeTyped(text)).toBeUndefined();
});

test('a time is written as its language types it', () => {
  expect(['00:15', '11:00', '12:00', '18:30'].map((time) => timeToType(time, 'en-US'))).toEqual([
    '12:15am',
    '11:00am',
    '12:00pm',
    '6:30pm',
  ]);
  expect((['fr-FR', 'en-GB'] as const).map((tag) => timeToType('18:30', tag))).toEqual(['18:30', '18:30']);
});

const evening = { date: '2026-11-24', time: '18:00' };

test.each([
  ['fr-FR', '24/11/2026 18:00'],
  ['fr-FR', '24 nov. 2026 à 18 h'],
  ['fr-FR', '24 nov 18h'],
  ['fr-FR', '  24 nov 18h '],
  ['fr-FR', '2026-11-24T18:00'],
  ['en-US', '11/24/2026 6:00 PM'],
  ['en-US', 'Nov 24, 2026 at 6 PM'],
  ['en-US', 'November 24, 6 p.m.'],
  ['en-GB', '24/11/2026 18:00'],
  ['en-GB', '24 November, 6 p.m.'],
] as const)('in %s %s is a date with its time', (locale, text) => {
  expect(momentTyped(text, locale, '2026-11-01')).toEqual(evening);
});

test.each(['24/11/2026', '24/11 26', '18:00', '24/11/2026 25:00', '31/02/2026 18:00', ''])('%j is none', (text) => {
  expect(momentTyped(text, 'fr-FR', '2026-11-01')).toBeUndefined();
});

test('a date with its time is read again as it is written', () => {
  for (const tag of ['fr-FR', 'en-US', 'en-GB'] as const)
    expect(momentTyped(momentToType(evening, tag), tag, '2030-01-01')).toEqual(evening);
});
