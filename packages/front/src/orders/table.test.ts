import type { Client } from '@traiteur/contract/clients/clients.ts';
import { expect, test } from 'vitest';
import { reactingPerson, tableOf } from './table.ts';

const ines = { eaterId: 50, firstName: 'Inès', lastName: 'Delcourt' };

test('the client sits first at their table, by their first name', () => {
  const reactions = { allergens: [], allergiesAsked: true };
  // Only what a table is made of.
  const client = {
    ...ines,
    ...reactions,
    eaters: [{ ...reactions, id: 51, name: 'Léo' }],
  } as unknown as Client;
  expect(tableOf(client).map(({ id, name, isClient }) => [id, name, isClient])).toEqual([
    [50, 'Inès', true],
    [51, 'Léo', false],
  ]);
  expect(tableOf({ ...client, firstName: 'M. et Mme' })[0]?.name).toBe('M. et Mme Delcourt');
  expect(tableOf(null)).toEqual([]);
});

test('a sentence names the client by both names, and anybody else as they are called', () => {
  const people = [{ eaterId: 50, eater: 'Nina' }, {}, { eaterId: 51, eater: 'Inès' }, { eaterId: null, eater: 'Léo' }];
  expect(people.map((person) => reactingPerson(person, ines))).toEqual([
    'Inès Delcourt',
    'Inès Delcourt',
    'Inès',
    'Léo',
  ]);
});
