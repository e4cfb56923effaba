import { sql } from 'kysely';
import type pg from 'pg';
import { expect, test } from 'vitest';
import { afterwards } from '../../testing/afterwards.ts';
import { testDatabase } from '../../testing/database/test-database.ts';
import { isOutOfReach } from '../server/out-of-reach.ts';
import { openPool } from '../server/pool.ts';
import { statementsOn } from './statements.ts';
import { inTransaction, Overtaken } from './transactions.ts';

const { url } = await testDatabase();
const pool = openPool(url);
// One connection, so that the test notices when a broken one is used again.
pool.options.max = 1;
afterwards(() => pool.end());
const db = statementsOn(pool);

const endOurselves = sql`select pg_terminate_backend(pg_backend_pid())`;
const errorOf = (work: Promise<unknown>) => work.then(() => undefined).catch((error: unknown) => error);

test('a connection that broke under a statement is not handed out again', async () => {
  for (let time = 0; time < 20; time++) {
    expect(isOutOfReach(await errorOf(endOurselves.execute(db)))).toBe(true);
    expect((await sql`select 1 as one`.execute(db)).rows).toEqual([{ one: 1 }]);
  }
});

test('nor is one that broke within a transaction, whose end says that the database is out of reach', async () => {
  for (let time = 0; time < 20; time++) {
    const error = await errorOf(
      inTransaction(db, async (transaction) => {
        await endOurselves.execute(transaction);
      }),
    );
    expect(isOutOfReach(error)).toBe(true);
    expect((await sql`select 1 as one`.execute(db)).rows).toEqual([{ one: 1 }]);
  }
});

test('a transaction that goes on after its connection broke is out of reach too, and no bug', async () => {
  const end = new Promise<void>((resolve) =>
    pool.once('acquire', (client: pg.PoolClient) => void client.once('end', () => resolve())),
  );
  const error = await errorOf(
    inTransaction(db, async (transaction) => {
      await errorOf(endOurselves.execute(transaction));
      await end;
      await sql`select 1`.execute(transaction);
    }),
  );
  expect(isOutOfReach(error)).toBe(true);
});

test('a transaction that is overtaken begins anew, and not for ever', async () => {
  let attempts = 0;
  const overtakenTimes = (times: number) =>
    inTransaction(db, async () => {
      if (++attempts <= times) throw new Overtaken();
    });
  await overtakenTimes(40);
  expect(attempts).toBe(41);
  await expect(overtakenTimes(Number.POSITIVE_INFINITY)).rejects.toBeInstanceOf(Overtaken);
});
