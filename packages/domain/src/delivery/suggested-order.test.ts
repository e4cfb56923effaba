import { expect, test } from 'vitest';
import { suggestedOrder } from './suggested-order.ts';

const at = (name: string, longitude: number, latitude = 48) => ({ name, point: { latitude, longitude } });
const names = (stops: readonly { name: string }[]) => stops.map(({ name }) => name).join(' ');
const kitchen = { latitude: 48, longitude: 0 };

test('the nearest stop that is left comes next, from the kitchen on', () => {
  expect(names(suggestedOrder([at('far', 3), at('near', 1), at('next', 2)], kitchen))).toBe('near next far');
});

test('each stop is the nearest to the one before it, not to the kitchen', () => {
  expect(names(suggestedOrder([at('west', -1.5), at('near', 1), at('next', 2)], kitchen))).toBe('near next west');
});

test('a stop to the south is as far as one to the north', () => {
  expect(names(suggestedOrder([at('south', 0, 46), at('north', 0, 49)], kitchen))).toBe('north south');
});

test('a degree to the east is shorter than one to the north', () => {
  expect(names(suggestedOrder([at('north', 0, 49), at('east', 1.2)], kitchen))).toBe('east north');
});

test('without a kitchen the first stop stays the first', () => {
  expect(names(suggestedOrder([at('far', 3), at('near', 1), at('next', 2)], null))).toBe('far next near');
});

test('stops without a point come last and keep their order, and none is lost', () => {
  const nowhere = [{ name: 'a', point: null }, at('known', 1), { name: 'b' }];
  expect(names(suggestedOrder(nowhere, kitchen))).toBe('known a b');
  expect(names(nowhere)).toBe('a known b');
});

test('stops at one point stand one after the other', () => {
  expect(names(suggestedOrder([at('one', 1), at('far', 5), at('two', 1)], kitchen))).toBe('one two far');
});

test('no stops are no fault', () => {
  expect([suggestedOrder([], kitchen), suggestedOrder([], null)]).toEqual([[], []]);
});
