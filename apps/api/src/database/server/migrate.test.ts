import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { testDatabase } from '../../testing/database/test-database.ts';
import { type Migration, migrate, migrationState, readMigrations } from './migrate.ts';

const { pool } = await testDatabase('template1');

const migration = (name: string, sql: string): Migration => ({ name, sql, checksum: sql });
const kitchen = migration('0001-kitchen.sql', 'create table dishes (name text); create table ovens (name text);');
const menu = migration('0002-menu.sql', `insert into dishes values ('Blanquette')`);

const dishes = async () => (await pool.query<{ name: string }>('select name from dishes')).rows.map(({ name }) => name);

beforeEach(async () => {
  await migrate(pool, [kitchen]);
});

afterEach(async () => {
  await pool.query('drop table dishes, ovens, migrations');
});

describe('migrations', () => {
  test('are applied once, in their order', async () => {
    expect(await migrate(pool, [kitchen, menu])).toEqual(['0002-menu.sql']);
    expect(await migrate(pool, [kitchen, menu])).toEqual([]);
    expect(await dishes()).toEqual(['Blanquette']);
  });

  test('leave nothing of one that fails, and keep those before it', async () => {
    const wrong = migration('0003-wrong.sql', `insert into dishes values ('Burnt');\ninsert into plates values (1)`);
    await expect(migrate(pool, [kitchen, menu, wrong])).rejects.toThrow(
      /0003-wrong\.sql .* "plates" does not exist, line 2\.$/,
    );
    expect(await dishes()).toEqual(['Blanquette']);
    expect((await migrationState(pool, [kitchen, menu, wrong])).pending).toEqual(['0003-wrong.sql']);
  });

  test('refuse one that changed after it was applied', async () => {
    const changedMigration = migration(kitchen.name, 'create table dishes (title text)');
    await expect(migrate(pool, [changedMigration])).rejects.toThrow(/^The migration 0001-kitchen\.sql has changed/);
  });

  test('refuse a database newer than the code', async () => {
    await migrate(pool, [kitchen, menu]);
    await expect(migrate(pool, [kitchen])).rejects.toThrow(
      /^The database is newer than this Traiteur \(it has had 0002-menu\.sql\)/,
    );
  });

  test('are applied by one of two nodes that start together', async () => {
    const slow = migration(menu.name, `select pg_sleep(0.2); ${menu.sql}`);
    const applied = await Promise.all([migrate(pool, [kitchen, slow]), migrate(pool, [kitchen, slow])]);
    expect(applied.flat()).toEqual(['0002-menu.sql']);
    expect(await dishes()).toEqual(['Blanquette']);
  });

  test('of this project are numbered one after the other', () => {
    const numbers = readMigrations().map(({ name }) => Number(name.slice(0, 4)));
    expect(numbers).toEqual(numbers.map((_, index) => index + 1));
  });

  test('of this project keep the checksum of a file written on Windows', () => {
    expect(readMigrations().every(({ sql }) => !sql.includes('\r'))).toBe(true);
  });
});
