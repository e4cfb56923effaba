import { type RawBuilder, sql } from 'kysely';
import { expect, test } from 'vitest';
import { afterwards } from '../../testing/afterwards.ts';
import { testDatabase } from '../../testing/database/test-database.ts';
import { statementsOn } from '../rows/statements.ts';
import { inSnapshot, inTransaction } from '../rows/transactions.ts';
import { openPool } from './pool.ts';

const { url } = await testDatabase();

/** One connection, so that each statement meets what those before it left there. */
function house({ prepares = true } = {}) {
  const pool = openPool(url, { most: 1, prepares });
  afterwards(() => pool.end());
  const db = statementsOn(pool);
  const valueOf = async (statement: RawBuilder<{ value: unknown }>) => (await statement.execute(db)).rows[0]?.value;
  return {
    db,
    valueOf,
    three: async (statement: RawBuilder<unknown>) => {
      for (let time = 0; time < 3; time++) await statement.execute(db);
    },
    preparedTexts: async () =>
      (await sql<{ statement: string }>`select statement from pg_prepared_statements`.execute(db)).rows.map(
        ({ statement }) => statement,
      ),
    pid: () => valueOf(sql`select pg_backend_pid() as value`),
  };
}

const dishes = sql<{ name: string }>`select * from dishes where name = ${'Tajine'}`;

async function houseWithDishes() {
  const connection = house();
  await sql`drop table if exists dishes`.execute(connection.db);
  await sql`create table dishes (name text)`.execute(connection.db);
  await sql`insert into dishes values ('Tajine')`.execute(connection.db);
  await connection.three(dishes);
  expect(await connection.preparedTexts()).toContainEqual(expect.stringContaining('from dishes'));
  return connection;
}

test('a statement that comes again is prepared', async () => {
  const { three, preparedTexts } = house();
  await three(sql`select ${1}::integer + ${2}::integer as value`);
  expect(await preparedTexts()).toContain('select $1::integer + $2::integer as value');
});

test.each([
  ['what words are searched in', sql`select public.searchable(${'Blé'}) as value`, 'searchable'],
  ['what is explained', sql`explain select id from tags where id = ${1}`, 'explain'],
])('%s is planned for its values each time', async (_, statement, part) => {
  const { three, preparedTexts } = house();
  await three(statement);
  expect(await preparedTexts()).not.toContainEqual(expect.stringContaining(part));
});

test('what was prepared and is discarded is asked without, and prepared again on another connection', async () => {
  const { db, pid, preparedTexts, three } = await houseWithDishes();
  const formerPid = await pid();
  await sql`discard all`.execute(db);
  expect((await dishes.execute(db)).rows).toEqual([{ name: 'Tajine' }]);
  expect(await pid()).not.toBe(formerPid);
  await three(dishes);
  expect(await preparedTexts()).toContainEqual(expect.stringContaining('from dishes'));
});

test('a table that has another column since is read as it is now', async () => {
  const { db } = await houseWithDishes();
  await sql`alter table dishes add column price integer`.execute(db);
  expect((await dishes.execute(db)).rows).toEqual([{ name: 'Tajine', price: null }]);
});

test.each([
  ['a discarded statement', sql`discard all`],
  ['a changed table', sql`alter table dishes add column cost integer`],
])('a transaction that meets %s begins anew, and leaves what it did once', async (_, change) => {
  const { db } = await houseWithDishes();
  await change.execute(db);
  let attempts = 0;
  await inTransaction(db, async (transaction) => {
    attempts++;
    await sql`insert into dishes (name) values ('Quiche')`.execute(transaction);
    expect((await dishes.execute(transaction)).rows).toMatchObject([{ name: 'Tajine' }]);
  });
  expect(attempts).toBe(2);
  expect((await sql`select name from dishes order by name`.execute(db)).rows).toEqual([
    { name: 'Quiche' },
    { name: 'Tajine' },
  ]);
});

test('a report is planned for its values, on what is prepared for others too', async () => {
  const { db, preparedTexts } = house();
  const days = sql`select count(*) from orders where delivery_date >= ${'2026-01-01'}::date`;
  for (let time = 0; time < 3; time++) await inSnapshot(db, (snapshot) => days.execute(snapshot));
  expect(await preparedTexts()).not.toContainEqual(expect.stringContaining('delivery_date'));
});

test('an error of the statement itself is told, and asked no second time', async () => {
  const { db, three } = house();
  const quotient = (divisor: number) => sql`select 10 / ${divisor}::integer as value`;
  await three(quotient(2));
  await expect(quotient(0).execute(db)).rejects.toMatchObject({ code: '22012' });
});

test('statements of ever other shape do not fill the server: a full connection is replaced', async () => {
  const { db, pid, preparedTexts } = house();
  const shape = (size: number) => sql`select ${sql.join(Array.from({ length: size }, () => sql`${size}::integer`))}`;
  const pids = new Set<unknown>();
  let most = 0;
  for (let size = 1; size <= 350; size++) {
    await shape(size).execute(db);
    await shape(size).execute(db);
    if (size % 10 === 0) {
      pids.add(await pid());
      most = Math.max(most, (await preparedTexts()).length);
    }
  }
  expect(pids.size).toBe(2);
  expect(most).toBeGreaterThan(200);
  expect(most).toBeLessThanOrEqual(300);
});

test('behind a pooler that knows none, nothing is prepared', async () => {
  const { three, preparedTexts } = house({ prepares: false });
  await three(sql`select ${7}::integer as value`);
  expect(await preparedTexts()).toEqual([]);
});
