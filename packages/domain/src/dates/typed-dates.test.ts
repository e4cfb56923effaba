import { describe, expect, test } from 'vitest';
import { dateToType, dateTyped, datesTyped } from './typed-dates.ts';

const today = '2026-11-22';
const christmas = { dates: ['2026-12-25'], unread: [] };

test.each(['25/12/2026', '25.12.26', '25-12-2026', '25 12 2026', '25 décembre 2026', '25 DEC. 2026', '2026-12-25'])(
  'in French %s is Christmas',
  (text) => {
    expect(datesTyped(text, 'fr-FR', today)).toEqual(christmas);
  },
);

test.each([
  '12/25/2026',
  '12/25/26',
  'December 25, 2026',
  'Dec 25th 2026',
  '25 Dec 2026',
  '25 décembre 2026',
  '2026-12-25',
])('in English %s is Christmas', (text) => {
  expect(datesTyped(text, 'en-US', today)).toEqual(christmas);
});

test('the first of a month is written its own way', () => {
  expect(datesTyped('1er janvier 2027', 'fr-FR', today).dates).toEqual(['2027-01-01']);
});

test('figures alone follow the language', () => {
  expect([datesTyped('03/04/2027', 'fr-FR', today).dates, datesTyped('03/04/2027', 'en-US', today).dates]).toEqual([
    ['2027-04-03'],
    ['2027-03-04'],
  ]);
});

test('several are kept in order and once each', () => {
  expect(datesTyped('01/01/2027, 25/12/2026;1 janvier 2027\n', 'fr-FR', today)).toEqual({
    dates: ['2026-12-25', '2027-01-01'],
    unread: [],
  });
  expect(datesTyped('Dec 25, 2026, Jan 1, 2027', 'en-US', today).dates).toEqual(['2026-12-25', '2027-01-01']);
});

describe('what is no date is kept as it was written:', () => {
  test.each(['31/02/2027', '12/25/2026', '31/02', '12', 'Noël', '25/12/2026 midi', '25/12/12026', '-1/1/2027/3'])(
    '%s',
    (text) => {
      expect(datesTyped(`01/05/2027, ${text}`, 'fr-FR', today)).toEqual({ dates: ['2027-05-01'], unread: [text] });
    },
  );
});

test.each([
  ['24/12', '2026-12-24'],
  ['22/11', '2026-11-22'],
  ['21/11', '2027-11-21'],
  ['1er mai', '2027-05-01'],
])('without its year %s is the next such day', (text, date) => {
  expect(datesTyped(text, 'fr-FR', today)).toEqual({ dates: [date], unread: [] });
});

test('nothing typed is nothing', () => {
  expect(datesTyped(' , ;', 'fr-FR', today)).toEqual({ dates: [], unread: [] });
});

describe('one date', () => {
  test.each([
    ['fr-FR', '24/11/2026'],
    ['fr-FR', '24/11'],
    ['fr-FR', '24/11/2026.'],
    ['fr-FR', '24 nov'],
    ['fr-FR', '24 novembre'],
    ['en-US', '11/24/2026'],
    ['en-US', '11/24'],
    ['en-US', 'Nov 24'],
    ['en-US', '24 November'],
    ['en-US', ' 2026-11-24 '],
    ['en-GB', '24/11/2026'],
    ['en-GB', '24/11'],
    ['en-GB', 'Nov 24'],
  ] as const)('in %s may be typed as %s', (locale, text) => {
    expect(dateTyped(text, locale, '2026-11-23')).toBe('2026-11-24');
  });

  test('without a year is the nearest one, before or after', () => {
    expect(dateTyped('03/01', 'fr-FR', '2026-12-20')).toBe('2027-01-03');
    expect(dateTyped('28/12', 'fr-FR', '2027-01-03')).toBe('2026-12-28');
  });

  test('the 29th of February has a year that has it', () => {
    expect(dateTyped('29/02', 'fr-FR', '2027-06-01')).toBe('2028-02-29');
  });

  test.each(['', '24', '31/02', '24/11/202', 'demain', '24/11/2026, 25/11/2026'])('is not %j', (text) => {
    expect(dateTyped(text, 'fr-FR', '2026-11-23')).toBeUndefined();
  });

  test('reads as it is typed', () => {
    expect((['fr-FR', 'en-US', 'en-GB'] as const).map((tag) => dateToType('2026-11-05', tag))).toEqual([
      '05/11/2026',
      '11/05/2026',
      '05/11/2026',
    ]);
  });
});
