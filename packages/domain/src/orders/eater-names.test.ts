import { expect, test } from 'vitest';
import { isInCompany, nameBeside, withEater } from './eater-names.ts';

const [hugo, leo, table] = [{ eater: 'Hugo' }, { eater: 'Léo' }, { eater: '' }];

test('the client and the whole table are not named beside the client, everybody else is', () => {
  expect([hugo, leo, table].map((person) => nameBeside('Hugo', person))).toEqual(['', 'Léo', '']);
});

test('a client is in company once anybody else is named', () => {
  expect(isInCompany('Hugo', [])).toBe(false);
  expect(isInCompany('Hugo', [hugo, table])).toBe(false);
  expect(isInCompany('Hugo', [hugo, leo])).toBe(true);
});

test('an allergy says whose it is in company alone', () => {
  expect([hugo, leo, table].map((person) => withEater('Sésame', person, true))).toEqual([
    'Sésame · Hugo',
    'Sésame · Léo',
    'Sésame',
  ]);
  expect(withEater('Sésame', hugo, false)).toBe('Sésame');
});
