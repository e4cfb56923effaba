import { expect, test } from 'vitest';
import { calledName, isOfTwoPeople, isTitleAlone } from './called-name.ts';

test.each([
  ['M. et Mme', true, true],
  ['M. et Mme MARTIN', false, true],
  ['Mr & Mrs Paul Martin', false, true],
  ['Mme', true, false],
  ['Mme MARTIN', false, false],
  ['Mado', false, false],
])('%s: titles alone %s, of two people %s', (text, isAlone, isOfTwo) => {
  expect([isTitleAlone(text), isOfTwoPeople(text)]).toEqual([isAlone, isOfTwo]);
});

test.each([
  ['Inès', 'Inès'],
  ['M. et Mme', 'M. et Mme Delcourt'],
  ['Mme', 'Mme Delcourt'],
  ['Paul et Anne', 'Paul et Anne'],
  ['M. et Mme Paul', 'M. et Mme Paul'],
  ['', ''],
])('%j Delcourt is called %j', (firstName, name) => {
  expect(calledName({ firstName, lastName: 'Delcourt' })).toBe(name);
});

test('who gave a title alone is called by it', () => {
  expect(calledName({ firstName: 'Mme', lastName: '' })).toBe('Mme');
});
