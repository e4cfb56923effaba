import { expect, test } from 'vitest';
import { readOnce } from './read-once.ts';

test('what all ask for is read once, and again where it could not be read', async () => {
  let times = 0;
  const read = readOnce(async () => {
    times += 1;
    if (times === 1) throw new Error('too many open files');
    return times;
  });
  const first = await Promise.allSettled([read(), read()]);
  expect(first.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  expect(await Promise.all([read(), read()])).toEqual([2, 2]);
  expect(await read()).toBe(2);
});
