import { createHash } from 'node:crypto';
import { createWriteStream, existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { gunzipSync, gzipSync } from 'node:zlib';
import type pg from 'pg';
import { beforeAll, describe, expect, test } from 'vitest';
import { loadDemonstration } from '../../../../../db/demo/load-demonstration.ts';
import { schemaState } from '../../database/server/migrate.ts';
import { readSchema, type Schema, type SqlFile } from '../../database/server/schema-files.ts';
import { mondayMorning, testApp } from '../../testing/test-app.ts';
import { testDatabase } from '../../testing/database/test-database.ts';
import { testFolder } from '../../testing/test-folder.ts';
import { contentsOf } from '../../testing/contents-of.ts';
import { restoreBackup } from './restore-backup.ts';

const { db, pool: house, host, signedIn } = await testApp();
const owner = await signedIn('owner');
const { pool: elsewhere } = await testDatabase();
const folder = testFolder();
const path = join(folder, 'backup.sql.gz');
let contents: Record<string, string>;

beforeAll(async () => {
  const paris = { currency: 'EUR', timeZone: 'Europe/Paris', pricesIncludeTax: true, english: 'en-US' as const };
  await loadDemonstration(db, { house: paris, now: mondayMorning, orders: 300 });
  const answer = await fetch(`${host}/api/database/backup`, { headers: { authorization: `Bearer ${owner.token}` } });
  if (!answer.body) throw new Error('there is no backup');
  await pipeline(answer.body, createWriteStream(path));
  contents = await contentsOf(house);
});

/** The same backup with its text changed. */
function changeBackup(change: (text: string) => string): string {
  const otherPath = join(folder, 'changed.sql.gz');
  writeFileSync(otherPath, gzipSync(change(gunzipSync(readFileSync(path)).toString())));
  return otherPath;
}

/** Another file in its place. */
function writeBackup(bytes: Buffer): string {
  const otherPath = join(folder, 'written.sql.gz');
  writeFileSync(otherPath, bytes);
  return otherPath;
}

const migration = (name: string, sql: string): SqlFile => ({
  name,
  sql,
  checksum: createHash('sha256').update(sql).digest('hex'),
});

function schemaWith(later: SqlFile): Schema {
  const { migrations, routines } = readSchema();
  return { migrations: [...migrations, later], routines };
}

describe('a backup', () => {
  test('gives every row and the next numbers back in a new database', async () => {
    const { pool } = await testDatabase('template1');
    const rows = await restoreBackup(pool, { path, replace: false });
    expect(Object.keys(contents).length).toBeGreaterThan(40);
    expect(contents.orders).toMatch(/^300 /);
    expect(contents.orders_id_seq).toBe('300 true');
    expect(rows).toBeGreaterThan(2000);
    expect(await contentsOf(pool)).toEqual(contents);
  });

  test('goes into a database that has had the migrations and keeps nothing', async () => {
    const { pool } = await testDatabase();
    await restoreBackup(pool, { path, replace: false });
    expect(await contentsOf(pool)).toEqual(contents);
  });

  test('whose gzip names a path writes nothing there', async () => {
    const { pool } = await testDatabase('template1');
    const bytes = readFileSync(path);
    const evil = join(folder, 'evil.sql');
    const [head, name] = [Buffer.from(bytes.subarray(0, 10)), Buffer.from(`${evil}\0`)];
    head[3] = 8;
    await restoreBackup(pool, { path: writeBackup(Buffer.concat([head, name, bytes.subarray(10)])), replace: false });
    expect(await contentsOf(pool)).toEqual(contents);
    expect(existsSync(evil)).toBe(false);
  });

  test('of an older Traiteur gets what has been added to the schema since', async () => {
    const { pool } = await testDatabase('template1');
    const newer = migration(
      '9999-crates.sql',
      'create table crates (id integer); insert into crates select count(*) from orders',
    );
    const schema = schemaWith(newer);
    await restoreBackup(pool, { path, replace: false, schema });
    expect((await pool.query('select id from crates')).rows).toEqual([{ id: 300 }]);
    expect((await schemaState(pool, schema)).pending).toEqual([]);
  });

  test('is not counted once more by the triggers that counted its rows', async () => {
    const { pool } = await testDatabase('template1');
    const counting = migration(
      '9999-counting.sql',
      `create function one_more() returns trigger language plpgsql as
        $$ begin update product_constants set daily_choices = daily_choices + 1; return null; end $$;
      create trigger one_more after insert on tags for each row execute function one_more()`,
    );
    const schema = schemaWith(counting);
    const knowing = changeBackup((text) =>
      text
        .replace(/, after (\d+) migrations\n/, (_, count) => `, after ${Number(count) + 1} migrations\n`)
        .replace('\n\n', `\n-- Migration ${counting.name} ${counting.checksum}\n\n`),
    );
    await restoreBackup(pool, { path: knowing, replace: false, schema });
    const choices = 'select daily_choices from product_constants';
    expect((await pool.query(choices)).rows).toEqual([{ daily_choices: 6 }]);
    await keepSomething(pool);
    expect((await pool.query(choices)).rows).toEqual([{ daily_choices: 7 }]);
  });
});

const keepSomething = (pool: pg.Pool) =>
  pool.query(
    `insert into tags (name_fr, name_en, slug, colour, position) values ('Été', 'Summer', 'summer', '#86c341', 1)`,
  );

describe('a database where something is kept', () => {
  test('is left alone', async () => {
    const { pool } = await testDatabase();
    await keepSomething(pool);
    const earlierContents = await contentsOf(pool);
    await expect(restoreBackup(pool, { path, replace: false })).rejects.toThrow(
      'The database already holds data (in tags): add --replace to lose all of it for what is in the backup.',
    );
    expect(await contentsOf(pool)).toEqual(earlierContents);
  });

  test('is emptied first when it shall be replaced', async () => {
    const { pool } = await testDatabase();
    await keepSomething(pool);
    await restoreBackup(pool, { path, replace: true });
    expect(await contentsOf(pool)).toEqual(contents);
  });

  test('and is somebody else’s is never emptied', async () => {
    const { pool } = await testDatabase('template1');
    await pool.query('create table pets (name text)');
    await expect(restoreBackup(pool, { path, replace: true })).rejects.toThrow(
      /^The database holds tables that are not Traiteur's \(such as "pets"\)/,
    );
    expect((await pool.query('select from pets')).rowCount).toBe(0);
  });
});

describe('nothing is changed by', () => {
  let earlierContents: Record<string, string>;

  beforeAll(async () => {
    await keepSomething(elsewhere);
    earlierContents = await contentsOf(elsewhere);
  });

  const fullBackup = () => readFileSync(path);
  const refusedFiles: [string, () => string, RegExp][] = [
    [
      'a file that was cut short',
      () => writeBackup(fullBackup().subarray(0, fullBackup().length / 2)),
      /only a part of one/,
    ],
    [
      'one that lacks just its end mark',
      () => changeBackup((text) => text.replace(/-- End of.*\n$/, '')),
      /only a part/,
    ],
    ['one that goes on after its end mark', () => changeBackup((text) => `${text}SELECT 1;\n`), /no backup/],
    [
      'one whose bytes changed on the way',
      () => writeBackup(Buffer.concat([fullBackup().subarray(0, -8), Buffer.alloc(8)])),
      /no backup/,
    ],
    ['a gzip of something else', () => writeBackup(gzipSync('-- PostgreSQL database dump\n')), /no backup/],
    ['a file that is no gzip', () => writeBackup(Buffer.from('Blanquette')), /no backup/],
    ['a file that is not there', () => join(folder, 'none.sql.gz'), /^There is no file .*none\.sql\.gz\.$/],
    ['a folder', () => folder, /is a folder/],
    [
      'rows that the schema refuses',
      () => changeBackup((text) => text.replace('\tpublished\t', '\tburnt\t')),
      /^The rows of products cannot be restored, and nothing was changed: .*products_status_check/,
    ],
    [
      'rows that cannot be read',
      () => changeBackup((text) => text.replace(/(COPY public\."orders".*\n)\d/, '$1x')),
      /^The rows of orders cannot be restored, and nothing was changed: invalid input syntax/,
    ],
    [
      'rows of a table that no Traiteur has',
      () => changeBackup((text) => text.replace('COPY public."orders"', 'COPY public."sessions"')),
      /no backup/,
    ],
    [
      'a backup of a newer Traiteur',
      () => changeBackup((text) => text.replace('-- Migration 0002-', '-- Migration 9999-')),
      /^The backup comes from a newer Traiteur, 0\.0\.0 \(it has had 9999-/,
    ],
    [
      'a backup whose migration was another',
      () =>
        changeBackup((text) =>
          text.replace(/(-- Migration \S+) \w/, '$1 0').replace(/(-- Migration \S+) 0\w/, '$1 00'),
        ),
      /^The backup has had another 0001-foundations\.sql than this Traiteur's/,
    ],
  ];

  /** The backup's text up to a line, and something else in its place. */
  const from = (start: RegExp, replacement: string) =>
    changeBackup((text) => text.slice(0, text.search(start)) + replacement);
  const hostile: [string, () => string, RegExp][] = [
    ['a ZIP', () => writeBackup(Buffer.from('PK\u0003\u0004 backup.sql')), /no backup/],
    ['SQL between its tables', () => from(/COPY public/, 'DROP TABLE tags;\n'), /no backup/],
    [
      'SQL in the place of a table',
      () => from(/COPY public/, 'COPY public."tags" FROM PROGRAM \'id\';\n'),
      /no backup/,
    ],
    [
      'SQL in a column’s name',
      () => from(/COPY public/, 'COPY public."tags" ("id") FROM \'/etc/passwd\'; --") FROM stdin;\n'),
      /no backup/,
    ],
    [
      'a table of the server’s own',
      () => from(/COPY public/, 'COPY public."pg_authid" ("rolname") FROM stdin;\n'),
      /no backup/,
    ],
    [
      'a column that there is not',
      () => from(/COPY public/, 'COPY public."tags" ("colours") FROM stdin;\n1\n\\.\n'),
      /^The rows of tags cannot be restored, and nothing was changed: column "colours" of relation "tags" does not exist\.$/,
    ],
    [
      'a sequence that there is not',
      () => changeBackup((text) => text.replace('"orders_id_seq"', '"pets_id_seq"')),
      /^The backup cannot be restored, and nothing was changed: relation "public\.pets_id_seq" does not exist\.$/,
    ],
    [
      'a number that no sequence gives',
      () => changeBackup((text) => text.replace(/("orders_id_seq"', )\d+/, '$1-99999999999999999999')),
      /^The backup cannot be restored, and nothing was changed: .*setval/,
    ],
    [
      'a moment that is none',
      () => changeBackup((text) => text.replace(/-- Made \S+/, '-- Made 2026-99-99T99:99:99.999Z')),
      /no backup/,
    ],
    [
      'a version that a terminal obeys',
      () => changeBackup((text) => text.replace('Traiteur 0.0.0', 'Traiteur \u001b]0;owned\u0007')),
      /no backup/,
    ],
    [
      'more migrations than there can be',
      () => changeBackup((text) => text.replace(/after \d+ migrations/, 'after 99999999 migrations')),
      /no backup/,
    ],
    [
      'a row that a terminal obeys, quoted without what it obeys',
      () => from(/COPY public/, 'COPY public."tags" ("id") FROM stdin;\n\u001b[2Jgone\n\\.\n'),
      /^The rows of tags cannot be restored, and nothing was changed: [^\p{C}]*gone[^\p{C}]*$/u,
    ],
    [
      'a few kilobytes that swell to fill the disk',
      () => {
        const start = gzipSync(
          gunzipSync(fullBackup()).toString().split('COPY public')[0] + 'COPY public."tags" ("slug") FROM stdin;\n',
        );
        const swollen = gzipSync('x'.repeat(16 * 1024 * 1024));
        return writeBackup(Buffer.concat([start, ...Array<Buffer>(40).fill(swollen)]));
      },
      /swells to far more than any backup of Traiteur's does: get it anew\.$/,
    ],
    ['lines without end', () => writeBackup(gzipSync(Buffer.alloc(128 * 1024 * 1024))), /no backup/],
  ];

  test.each([...refusedFiles, ...hostile])('%s, even to replace', async (_, file, sentence) => {
    await expect(restoreBackup(elsewhere, { path: file(), replace: true })).rejects.toThrow(sentence);
    expect(await contentsOf(elsewhere)).toEqual(earlierContents);
  });
});
