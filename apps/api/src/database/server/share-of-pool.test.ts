import { expect, test } from 'vitest';
import { afterwards } from '../../testing/afterwards.ts';
import { testDatabase } from '../../testing/database/test-database.ts';
import { isOutOfReach } from './out-of-reach.ts';
import { openPool } from './pool.ts';
import { shareOf } from './share-of-pool.ts';

const { url } = await testDatabase();
const pool = openPool(url);
afterwards(() => pool.end());

test('a share lends so many connections at once, and the next to who has waited longest', async () => {
  const share = shareOf(pool, { most: 2 });
  const lend = async (name: string) => {
    const client = await share.connect();
    borrowers.push(name);
    return () => {
      client.release();
      share.release();
    };
  };
  const borrowers: string[] = [];
  const [first, second] = [await lend('first'), await lend('second')];
  const [third, fourth] = [lend('third'), lend('fourth')];
  await pool.query('select 1');
  expect(borrowers).toEqual(['first', 'second']);
  first();
  (await third)();
  (await fourth)();
  second();
  expect(borrowers).toEqual(['first', 'second', 'third', 'fourth']);
});

test('whoever waits in vain is told that the database is out of reach, and takes nobody’s place', async () => {
  const share = shareOf(pool, { most: 1, patience: 1 });
  const client = await share.connect();
  const error: unknown = await share.connect().catch((reason: unknown) => reason);
  expect(isOutOfReach(error)).toBe(true);
  client.release();
  share.release();
  const next = await share.connect();
  next.release();
  share.release();
});

test('one more than may wait is told so at once', async () => {
  const share = shareOf(pool, { most: 1, mostWaiting: 1 });
  const client = await share.connect();
  const waiting = share.connect();
  await expect(share.connect()).rejects.toSatisfy(isOutOfReach);
  client.release();
  share.release();
  (await waiting).release();
  share.release();
});

test('a connection that could not be made leaves its place to the next', async () => {
  const nowhere = openPool('postgres://localhost:1/nowhere');
  afterwards(() => nowhere.end());
  const share = shareOf(nowhere, { most: 1 });
  for (let time = 0; time < 3; time++) await expect(share.connect()).rejects.toThrow('ECONNREFUSED');
});
