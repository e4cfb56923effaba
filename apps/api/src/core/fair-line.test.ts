import { expect, test } from 'vitest';
import { fairLine } from './fair-line.ts';

test('the names have their turns, however many wait under one of them', () => {
  const line = fairLine<string>();
  for (const entry of ['a1', 'a2', 'a3', 'b1', 'b2', 'c1']) line.add(entry.charAt(0), entry);
  expect([line.length(), line.lengthOf('a'), line.lengthOf('d')]).toEqual([6, 3, 0]);
  const turns = Array.from({ length: 4 }, () => line.next());
  line.add('d', 'd1');
  while (line.length() > 0) turns.push(line.next());
  expect(turns).toEqual(['a1', 'b1', 'c1', 'a2', 'b2', 'a3', 'd1']);
  expect(line.next()).toBe(undefined);
});
