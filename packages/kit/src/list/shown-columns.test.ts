import { expect, test } from 'vitest';
import { keysWith, shownColumns } from './shown-columns.ts';

const columns = [{ key: 'number' }, { key: 'client' }, { key: 'placed', isExtra: true }, { key: 'total' }];
const shownKeys = (keys: readonly string[] | undefined) => shownColumns(columns, keys).map(({ key }) => key);

test('a list shows its usual columns until somebody chooses, then those and the one that leads to the row', () => {
  expect(shownKeys(undefined)).toEqual(['number', 'client', 'total']);
  expect(shownKeys(['total', 'placed'])).toEqual(['number', 'placed', 'total']);
  expect(shownKeys(['number'])).toEqual(['number']);
});

test('names that the list does not know are left out, and the usual columns stay where no other is left', () => {
  expect(shownKeys(['price', 'placed'])).toEqual(['number', 'placed']);
  expect(shownKeys(['price'])).toEqual(['number', 'client', 'total']);
});

test('a column comes and goes beside those that are chosen by then, and the usual ones need no saying', () => {
  const withoutTotal = keysWith(columns, undefined, 'total', false);
  expect(withoutTotal).toEqual(['number', 'client']);
  expect(keysWith(columns, withoutTotal, 'placed', true)).toEqual(['number', 'client', 'placed']);
  expect(keysWith(columns, withoutTotal, 'total', true)).toBeUndefined();
  expect(keysWith(columns, withoutTotal, 'client', false)).toEqual(['number']);
});
