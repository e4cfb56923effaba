import { expect, test } from 'vitest';
import type { SeatedEater } from '../site/page.tsx';
import { chosenAfter, chosenCookieOf, chosenIdsIn, chosenOf, tableCookieOf, tableIn } from './table-cookie.ts';

const client: SeatedEater = { id: 1, name: 'Zoé', isClient: true, allergens: [], allergiesAsked: true };
const eaterCalled = (name: string, id = 2): SeatedEater => ({ ...client, id, name, isClient: false });

test('a table is read as it was written, whatever its people are called', () => {
  const table = [
    client,
    { ...eaterCalled('Ŝofia 🌸 «~.»'), allergens: [{ allergenId: 3, severity: 'allergy' as const }] },
  ];
  const cookie = tableCookieOf(table);
  expect(cookie).toMatch(/^[\w.~-]{1,3800}$/);
  expect(tableIn(cookie)).toEqual(table);
});

test('who eats alone leaves no cookie, and a made-up one seats nobody', () => {
  expect(tableCookieOf([client])).toBeUndefined();
  for (const cookie of [undefined, '', 'x', '!', btoa('[]'), btoa('[[1,"Zoé"]]'), btoa('[[1,2,3,4],[5,6,7,8]]')])
    expect(tableIn(cookie)).toEqual([]);
});

test('a table without room in a cookie keeps everybody’s allergies: whose name has none count as one', () => {
  const table = Array.from({ length: 100 }, (_, seat) => ({
    ...eaterCalled(`Maximiliënne-Éléonore ${seat}`, seat + 1),
    allergens: [{ allergenId: seat + 1, severity: 'allergy' as const }],
    isClient: seat === 0,
  }));
  const cookie = tableCookieOf(table);
  expect(cookie).toMatch(/^[\w.~-]{1,3800}$/);
  const seatedTable = tableIn(cookie);
  expect(seatedTable.at(-1)).toMatchObject({ id: 0, name: '' });
  expect(seatedTable.flatMap(({ allergens }) => allergens)).toHaveLength(100);
});

test('from all a name chooses that one alone, then each adds or leaves one, and nobody is all again', () => {
  const table = [client, eaterCalled('Léo', 2), eaterCalled('Inès', 3)];
  expect(chosenAfter(table, [], 2)).toEqual([2]);
  expect(chosenAfter(table, [2], 3)).toEqual([2, 3]);
  expect(chosenAfter(table, [2, 3], 2)).toEqual([3]);
  expect(chosenAfter(table, [2, 3], 1)).toEqual([]);
  expect(chosenAfter(table, [2], 2)).toEqual([]);
  expect(chosenOf(table, [99])).toBe(table);
  expect(chosenIdsIn(chosenCookieOf([2, 3]))).toEqual([2, 3]);
  expect(chosenIdsIn('a.-1.2')).toEqual([2]);
});
