import { expect, test } from 'vitest';
import { keysOf, shownColumns } from './shown-columns.ts';

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

test('the usual columns need no saying', () => {
  expect(keysOf(columns, ['total', 'client'])).toBeUndefined();
  expect(keysOf(columns, ['placed', 'client'])).toEqual(['number', 'client', 'placed']);
  expect(keysOf(columns, [])).toEqual(['number']);
});
