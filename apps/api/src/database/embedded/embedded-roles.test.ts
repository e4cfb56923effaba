import { createWriteStream, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import type pg from 'pg';
import { describe, expect, test } from 'vitest';
import { openBackup } from '../../house/database-upkeep/backup.ts';
import { restoreBackup } from '../../house/database-upkeep/restore-backup.ts';
import { afterwards } from '../../testing/afterwards.ts';
import { oldDataFolder } from '../../testing/database/old-data-folder.ts';
import { testFolder } from '../../testing/test-folder.ts';
import { withServer } from '../../testing/database/test-template.ts';
import { migrate } from '../server/migrate.ts';
import { openPool } from '../server/pool.ts';
import { startEmbeddedServer } from './embedded-server.ts';

const newTag = `insert into tags (name_fr, name_en, slug, colour, position) values ('Été', 'Summer', 'summer', '#86c341', 1)`;

/** The house's server on a data folder, its tables made, with a pool for each of its two roles. */
async function openHouse(dataDir: string) {
  const server = await startEmbeddedServer({ dataDir, options: ['-F'], log: () => {}, onLost: () => {} });
  const pool = openPool(server.url);
  const ownerPool = openPool(server.ownerUrl);
  const close = once(async () => {
    await Promise.all([pool.end(), ownerPool.end()]);
    await server.stop();
  });
  afterwards(close, 30_000);
  await migrate(ownerPool);
  return { pool, ownerPool, server, close };
}

function once(work: () => Promise<void>): () => Promise<void> {
  let promise: Promise<void> | undefined;
  return () => (promise ??= work());
}

const tagsOf = async (pool: pg.Pool) =>
  (await pool.query<{ slug: string }>('select slug from tags order by id')).rows.map(({ slug }) => slug);

/** What the roles of the house may do beyond their work, and whose the database and its objects are. */
async function rightsIn(pool: pg.Pool) {
  const { rows: might } = await pool.query<{ rolname: string }>(`select rolname from pg_roles
    where (rolsuper or rolcreaterole or rolcreatedb or rolreplication or rolbypassrls) order by 1`);
  const { rows: owners } = await pool.query<{ owner: string }>(`
    select distinct pg_get_userbyid(owner) as owner from (
      select datdba as owner from pg_database where datname = current_database()
      union select relowner from pg_class where relnamespace = 'public'::regnamespace
      union select proowner from pg_proc where pronamespace = 'public'::regnamespace
        and not exists (select from pg_depend where classid = 'pg_proc'::regclass and objid = pg_proc.oid and deptype = 'e')
    ) owners`);
  return { might: might.map(({ rolname }) => rolname), owners: owners.map(({ owner }) => owner) };
}

const safe = { might: ['postgres'], owners: ['traiteur_owner'] };

const sharedHouse = await openHouse(testFolder());

describe('the role of the application', () => {
  test.each([
    ['make tables', 'create table pets (name text)'],
    ['change tables', 'alter table tags add column secret text'],
    ['lose tables', 'drop table tags cascade'],
    ['empty tables at one go', 'truncate tags'],
    ['put triggers to sleep', 'alter table order_lines disable trigger user'],
    ['run programs', `copy tags to program 'cat'`],
    ['read files of the server', `select pg_read_file('/etc/passwd')`],
    ['write files', `copy tags to '/tmp/tags'`],
    ['become the owner', 'set role traiteur_owner'],
    ['become the superuser', 'set role postgres'],
    ['make itself a superuser', 'alter role traiteur superuser'],
    ['make databases', 'create database pets'],
    ['lose the database', 'drop database traiteur'],
    ['set how others see the database', `alter database traiteur set search_path = 'pets'`],
  ])('may not %s', async (_, statement) => {
    const { pool } = sharedHouse;
    await expect(pool.query(statement)).rejects.toMatchObject({ code: '42501' });
  });

  test('owns nothing, and is an ordinary one, as is the owner', async () => {
    const { pool } = sharedHouse;
    expect(await rightsIn(pool)).toEqual(safe);
  });

  test('reads and writes rows, of tables made later too', async () => {
    const { pool, ownerPool } = sharedHouse;
    await ownerPool.query('create table crates (id integer generated always as identity, name text)');
    await pool.query(`insert into crates (name) values ('Noix')`);
    await pool.query(newTag);
    expect((await pool.query('select id, name from crates')).rows).toEqual([{ id: 1, name: 'Noix' }]);
  });
});

test('what the server says of a refused row does not quote it', async () => {
  const dataDir = testFolder();
  const { pool, close } = await openHouse(dataDir);
  const twice = `insert into administrators (email, password_hash, first_name, last_name, locale, role)
    values ($1, 'a hash', 'Odile', 'Marchand', 'fr', 'owner')`;
  await pool.query(twice, ['odile@example.com']);
  await expect(pool.query(twice, ['odile@example.com'])).rejects.toMatchObject({ code: '23505' });
  await close();
  const log = readFileSync(join(dataDir, 'postgres.log'), 'utf8');
  expect(log).toContain('duplicate key value');
  expect(log).not.toContain('odile@example.com');
});

describe('a data folder of before', () => {
  test('is brought along with all that is in it, and works, restores and starts again', async () => {
    const dataDir = await oldDataFolder();
    const { pool, ownerPool, close } = await openHouse(dataDir);
    expect(await rightsIn(pool)).toEqual(safe);
    for (const file of ['postgres.log', 'lock'])
      expect([file, statSync(join(dataDir, file)).mode & 0o777]).toEqual([file, 0o600]);
    await pool.query(newTag);
    expect(await tagsOf(pool)).toEqual(['winter', 'summer']);
    const backup = join(dataDir, 'backup.sql.gz');
    await pipeline(await openBackup(pool, { version: '1.2.3', now: new Date() }), createWriteStream(backup));
    await pool.query('delete from tags');
    await restoreBackup(ownerPool, { path: backup, replace: true });
    expect(await tagsOf(pool)).toEqual(['winter', 'summer']);
    await close();
    expect(readFileSync(join(dataDir, 'postgres.log'), 'utf8')).not.toMatch(/WARNING|ERROR/);
    const again = await openHouse(dataDir);
    expect(await tagsOf(again.pool)).toEqual(['winter', 'summer']);
    expect(await rightsIn(again.pool)).toEqual(safe);
  });

  test.each([
    ['before the superuser was renamed', ['create role traiteur_renamer superuser login']],
    ['right after it', ['create role traiteur_renamer superuser login', 'alter role traiteur rename to postgres']],
  ])('is brought along by the next start where the first was cut short %s', async (_, statements) => {
    const { pool } = await openHouse(await oldDataFolder(...statements));
    expect(await rightsIn(pool)).toEqual(safe);
    expect(await tagsOf(pool)).toEqual(['winter']);
  });
});

test('nobody gets in but by the socket, which is closed to others', async () => {
  const { pool, server } = sharedHouse;
  const setting = async (name: string) =>
    (await pool.query<{ value: string }>(`select current_setting($1) as value`, [name])).rows[0]?.value;
  expect(await setting('listen_addresses')).toBe('');
  const sockets = decodeURIComponent(new URL(server.url.replace('@/', '@localhost/')).searchParams.get('host') ?? '');
  expect(statSync(sockets).mode & 0o077).toBe(0);
  expect(statSync(join(sockets, '.s.PGSQL.5432')).mode & 0o077).toBe(0);
  const { rows } = await withServer(server.superuserUrl, (client) =>
    client.query(`select distinct type, auth_method from pg_hba_file_rules order by 1`),
  );
  expect(rows).toEqual([
    { type: 'host', auth_method: 'reject' },
    { type: 'local', auth_method: 'trust' },
  ]);
});
