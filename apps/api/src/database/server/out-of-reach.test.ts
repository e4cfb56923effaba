import pg from 'pg';
import { expect, test } from 'vitest';
import { testApp } from '../../testing/test-app.ts';
import { testDatabase } from '../../testing/database/test-database.ts';
import { isOutOfReach } from './out-of-reach.ts';
import { openPool } from './pool.ts';
import { statementsOn } from '../rows/statements.ts';

const { pool, url } = await testDatabase();
const errorOf = (work: Promise<unknown>) => work.then(() => undefined).catch((error: unknown) => error);

test('a request that the database cannot be asked for is told to come again', async () => {
  const nowhere = openPool('postgres://nobody@127.0.0.1:1/nowhere');
  const server = { pool: nowhere, ownerPool: nowhere, embedded: false };
  const { app } = await testApp({ db: statementsOn(nowhere), server });
  const body = { email: 'claire@example.com', password: 'un mot de passe tranquille' };
  const answer = await app.inject({ method: 'POST', url: '/api/auth/login', body });
  expect([answer.statusCode, answer.headers['retry-after'], answer.json()]).toEqual([
    503,
    '1',
    expect.objectContaining({ code: 'not-ready' }),
  ]);
});

test('waiting in vain for a connection is no bug', async () => {
  const busy = new pg.Pool({ connectionString: url, max: 1 });
  const connection = await busy.connect();
  // From here on: on a busy machine the connection itself takes longer.
  busy.options.connectionTimeoutMillis = 20;
  expect(isOutOfReach(await errorOf(busy.query('select 1')))).toBe(true);
  connection.release();
  await busy.end();
});

test('a connection that is ended under a query is no bug', async () => {
  const connection = await pool.connect();
  const { rows } = await connection.query<{ pid: number }>('select pg_backend_pid() as pid');
  const sleeping = errorOf(connection.query('select pg_sleep(60)'));
  await pool.query('select pg_terminate_backend($1)', [rows[0]?.pid]);
  expect(isOutOfReach(await sleeping)).toBe(true);
  connection.release(true);
});

test('a wrong statement is one', async () => {
  expect(isOutOfReach(await errorOf(pool.query('select nothing_of_that_name')))).toBe(false);
});
