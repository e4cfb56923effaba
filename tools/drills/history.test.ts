import { expect, test } from 'vitest';
import { type Deed, orderOf } from './history.ts';

const places = (person: number, start: number, end: number, count: number, isRefused = false): Deed => ({
  person,
  start,
  end,
  takes: { places: count },
  isRefused,
});

test('deeds at the same time may have been done in any order', () => {
  const [first, second] = [places(1, 0, 10, 1), places(2, 1, 9, -1)];
  const earlier = places(3, -2, -1, 1);
  expect(orderOf([first, earlier, second], { places: 1 })).toEqual([earlier, second, first]);
});

test('what ended before another began was done before it', () => {
  expect(orderOf([places(1, 0, 1, 1), places(2, 2, 3, 1), places(1, 4, 5, -1)], { places: 1 })).toBeUndefined();
});

test('a place beyond the limit is found among many deeds', () => {
  const turns = Array.from({ length: 500 }, (_, turn) => [
    places(turn % 8, turn * 10, turn * 10 + 25, 1),
    places(turn % 8, turn * 10 + 46, turn * 10 + 50, -1),
  ]).flat();
  expect(orderOf(turns, { places: 5 })).toHaveLength(1000);
  expect(orderOf(turns, { places: 1 })).toBeUndefined();
});

test('a refusal is true where too little was left at some moment of it', () => {
  const holder = [places(1, 0, 1, 1), places(1, 10, 12, -1)];
  expect(orderOf([...holder, places(2, 2, 3, 1, true)], { places: 1 })).toBeDefined();
  expect(orderOf([...holder, places(2, 11, 13, 1, true)], { places: 1 })).toBeDefined();
  expect(orderOf([...holder, places(2, 13, 14, 1, true)], { places: 1 })).toBeUndefined();
});

test('who waits for two things at once is looked at with both', () => {
  const pair = (person: number, start: number, end: number): Deed => ({
    ...places(person, start, end, 1),
    takes: { places: 1, soup: 2 },
  });
  expect(orderOf([pair(1, 0, 1), pair(2, 0, 1)], { places: 2, soup: 4 })).toBeDefined();
  expect(orderOf([pair(1, 0, 1), pair(2, 0, 1)], { places: 2, soup: 3 })).toBeUndefined();
});
