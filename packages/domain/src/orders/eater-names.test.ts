import { expect, test } from 'vitest';
import { isInCompany, nameBeside, namesInCompany, withEater } from './eater-names.ts';

const client = { eaterId: 1 };
const [hugo, leo, table] = [
  { eaterId: 1, eater: 'Hugo' },
  { eaterId: 2, eater: 'Léo' },
  { eaterId: null, eater: '' },
];

test('the client and the whole table are not named beside the client, everybody else is', () => {
  expect([hugo, leo, table].map((person) => nameBeside(client, person))).toEqual(['', 'Léo', '']);
});

test('somebody called as the client is or was is not the client, and the client is by any name', () => {
  expect(nameBeside(client, { eaterId: 3, eater: 'Hugo' })).toBe('Hugo');
  expect(nameBeside(client, { eaterId: 1, eater: 'Hugues' })).toBe('');
  expect(nameBeside(client, { eaterId: null, eater: 'Hugo' })).toBe('Hugo');
});

test('a client is in company once anybody else is named', () => {
  expect(isInCompany(client, [])).toBe(false);
  expect(isInCompany(client, [hugo, table])).toBe(false);
  expect(isInCompany(client, [hugo, leo])).toBe(true);
});

test('an allergy says whose it is in company alone', () => {
  expect([hugo, leo, table].map((person) => withEater('Sésame', person, true))).toEqual([
    'Sésame · Hugo',
    'Sésame · Léo',
    'Sésame',
  ]);
  expect(withEater('Sésame', hugo, false)).toBe('Sésame');
});

test('those who were not asked are named in one line in company alone', () => {
  expect(namesInCompany([hugo, leo], true)).toBe('Hugo, Léo');
  expect(namesInCompany([hugo], false)).toBe('');
});
