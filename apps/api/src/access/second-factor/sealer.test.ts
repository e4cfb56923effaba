import { randomBytes } from 'node:crypto';
import { expect, test } from 'vitest';
import { sealerWith } from './sealer.ts';

const sealer = sealerWith(randomBytes(32));
const seed = Buffer.from('a seed of twenty byte');

test('what is sealed opens for its purpose, and is never sealed alike twice', () => {
  const [once, twice] = [sealer.seal(seed, 'claire'), sealer.seal(seed, 'claire')];
  expect(sealer.open(once, 'claire')).toEqual(seed);
  expect([once.equals(twice), once.includes(seed)]).toEqual([false, false]);
});

test.each([
  ['for another purpose', sealer, 'karim', (sealed: Buffer) => sealed],
  ['with another key', sealerWith(randomBytes(32)), 'claire', (sealed: Buffer) => sealed],
  ['once it was changed', sealer, 'claire', (sealed: Buffer) => sealed.fill(0, 40)],
  ['once it was cut short', sealer, 'claire', (sealed: Buffer) => sealed.subarray(0, 20)],
  ['where it is nothing', sealer, 'claire', () => Buffer.alloc(0)],
])('it does not open %s', (_, opener, purpose, spoil) => {
  expect(opener.open(spoil(sealer.seal(seed, 'claire')), purpose)).toBeUndefined();
});
