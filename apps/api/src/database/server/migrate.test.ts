import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { testDatabase } from '../../testing/database/test-database.ts';
import { migrate, schemaState } from './migrate.ts';
import { afterThoseTheyName, readMigrations, type SqlFile } from './schema-files.ts';

const { pool } = await testDatabase('template1');

const migration = (name: string, sql: string): SqlFile => ({ name, sql, checksum: sql });
const kitchen = migration('0001-kitchen.sql', 'create table dishes (name text); create table ovens (name text);');
const menu = migration('0002-menu.sql', `insert into dishes values ('Blanquette')`);

const dishes = async () => (await pool.query<{ name: string }>('select name from dishes')).rows.map(({ name }) => name);

/** See docs/decisions/migrations-beside-old-nodes.md. */
const firstBesideOlderNodes = '0135';

/** They take away what the release before did not ask for any more. */
const exceptions: ReadonlySet<string> = new Set();

function isAgainstOlderNodes({ sql }: Pick<SqlFile, 'sql'>): boolean {
  const statements = sql.replace(/--.*$/gm, '');
  const columns = statements.match(/\badd column [^,;]*/gi) ?? [];
  return (
    /\bdrop (?:column|table|function)\b|\brename\b|\bset not null\b|\balter column \w+ type\b/i.test(statements) ||
    columns.some((column) => /\bnot null\b/i.test(column) && !/\b(?:default|generated)\b/i.test(column))
  );
}

beforeEach(async () => {
  await migrate(pool, { migrations: [kitchen] });
});

afterEach(async () => {
  await pool.query('drop table dishes, ovens, migrations, routines cascade');
});

describe('migrations', () => {
  test('are applied once, in their order', async () => {
    expect(await migrate(pool, { migrations: [kitchen, menu] })).toEqual(['0002-menu.sql']);
    expect(await migrate(pool, { migrations: [kitchen, menu] })).toEqual([]);
    expect(await dishes()).toEqual(['Blanquette']);
  });

  test('leave nothing of one that fails, and keep those before it', async () => {
    const wrong = migration('0003-wrong.sql', `insert into dishes values ('Burnt');\ninsert into plates values (1)`);
    await expect(migrate(pool, { migrations: [kitchen, menu, wrong] })).rejects.toThrow(
      /0003-wrong\.sql .* "plates" does not exist, line 2\.$/,
    );
    expect(await dishes()).toEqual(['Blanquette']);
    expect((await schemaState(pool, { migrations: [kitchen, menu, wrong] })).pending).toEqual(['0003-wrong.sql']);
  });

  test('refuse one that changed after it was applied', async () => {
    const changedMigration = migration(kitchen.name, 'create table dishes (title text)');
    await expect(migrate(pool, { migrations: [changedMigration] })).rejects.toThrow(
      /^The migration 0001-kitchen\.sql has changed/,
    );
  });

  test('refuse a database newer than the code', async () => {
    await migrate(pool, { migrations: [kitchen, menu] });
    await expect(migrate(pool, { migrations: [kitchen] })).rejects.toThrow(
      /^The database is newer than this Traiteur \(it has had 0002-menu\.sql\)/,
    );
  });

  test('are applied by one of two nodes that start together', async () => {
    const slow = migration(menu.name, `select pg_sleep(0.2); ${menu.sql}`);
    const applied = await Promise.all([
      migrate(pool, { migrations: [kitchen, slow] }),
      migrate(pool, { migrations: [kitchen, slow] }),
    ]);
    expect(applied.flat()).toEqual(['0002-menu.sql']);
    expect(await dishes()).toEqual(['Blanquette']);
  });

  test('of this project are numbered one after the other', () => {
    const numbers = readMigrations().map(({ name }) => Number(name.slice(0, 4)));
    expect(numbers).toEqual(numbers.map((_, index) => index + 1));
  });

  test('of this project leave the nodes of the release before at work', () => {
    const names = readMigrations()
      .filter(isAgainstOlderNodes)
      .map(({ name }) => name);
    expect(names).toContain('0121-pictures-of-products.sql');
    expect(names.filter((name) => name >= firstBesideOlderNodes && !exceptions.has(name))).toEqual([]);
  });

  test.each([
    ['alter table dishes drop column name', true],
    ['drop table ovens', true],
    ['alter table dishes rename column name to title', true],
    ['alter table dishes alter column name type integer', true],
    ['alter table dishes alter column name set not null', true],
    ['alter table dishes add column price integer, add column spicy boolean not null', true],
    ["alter table dishes add column price numeric(12, 6), add column note text not null default ''", false],
    ['alter table dishes alter column name drop not null; -- drop table ovens', false],
    ['create table sauces (name text not null); drop index dishes_name_idx', false],
  ])('%s: against older nodes %s', (sql, isAgainst) => {
    expect(isAgainstOlderNodes({ sql })).toBe(isAgainst);
  });

  test('of this project keep the checksum of a file written on Windows', () => {
    expect(readMigrations().every(({ sql }) => !sql.includes('\r'))).toBe(true);
  });
});

describe('routines', () => {
  const long = migration('long-names.sql', 'create view long_names as select name from dishes where length(name) > 5');
  const longest = migration('longest.sql', 'create view longest as select * from long_names limit 1');
  const shout = migration('shout.sql', `create or replace function shout(text) returns text return upper($1)`);
  const routines = afterThoseTheyName([longest, long, shout]);

  const applied = async () =>
    (await schemaState(pool, { migrations: [kitchen], routines })).applied.map(({ name }) => name);

  afterEach(async () => {
    await pool.query('drop function if exists shout');
  });

  test('are applied after the migrations, each after those that it names, and once', async () => {
    expect(await migrate(pool, { migrations: [kitchen, menu], routines })).toEqual([
      '0002-menu.sql',
      'routines/long-names.sql',
      'routines/longest.sql',
      'routines/shout.sql',
    ]);
    expect(await migrate(pool, { migrations: [kitchen, menu], routines })).toEqual([]);
    expect((await pool.query('select * from longest')).rows).toEqual([{ name: 'Blanquette' }]);
  });

  test('are replaced where their text has changed, with the views that stand on them', async () => {
    await migrate(pool, { migrations: [kitchen, menu], routines });
    const wider = migration(long.name, 'create view long_names as select length(name), name from dishes');
    const newerRoutines = afterThoseTheyName([longest, wider, shout]);
    expect((await schemaState(pool, { migrations: [kitchen, menu], routines: newerRoutines })).pending).toEqual([
      'routines/long-names.sql',
    ]);
    expect(await migrate(pool, { migrations: [kitchen, menu], routines: newerRoutines })).toEqual([
      'routines/long-names.sql',
    ]);
    expect((await pool.query('select * from longest')).rows).toEqual([{ length: 10, name: 'Blanquette' }]);
  });

  test('follow a migration that dropped the view in its way', async () => {
    await migrate(pool, { migrations: [kitchen, menu], routines });
    const retyped = migration(
      '0003-retyped.sql',
      'drop view if exists long_names cascade; alter table dishes alter column name type varchar(80)',
    );
    await migrate(pool, { migrations: [kitchen, menu, retyped], routines });
    expect((await pool.query('select * from longest')).rows).toEqual([{ name: 'Blanquette' }]);
  });

  test('stay as they were where one of them fails', async () => {
    await migrate(pool, { migrations: [kitchen], routines });
    const shorter = migration(shout.name, `create or replace function shout(text) returns text return left($1, 1)`);
    const wrong = migration('whisper.sql', `create or replace function whisper(text)\nreturns text return lowest($1)`);
    await expect(migrate(pool, { migrations: [kitchen], routines: [...routines, shorter, wrong] })).rejects.toThrow(
      /^The routine whisper\.sql cannot be applied, .* lowest\(text\) does not exist, line 2\.$/,
    );
    expect((await pool.query(`select shout('soupe')`)).rows).toEqual([{ shout: 'SOUPE' }]);
    expect(await applied()).toEqual([
      '0001-kitchen.sql',
      'routines/long-names.sql',
      'routines/longest.sql',
      'routines/shout.sql',
    ]);
  });

  test('that name each other are refused', () => {
    const egg = migration('egg.sql', 'create view egg as select * from hen');
    const hen = migration('hen.sql', '-- egg\ncreate view hen as select * from egg');
    expect(() => afterThoseTheyName([egg, hen])).toThrow('Routines name each other: egg, hen.');
  });
});
