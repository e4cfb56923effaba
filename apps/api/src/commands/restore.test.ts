import { spawn } from 'node:child_process';
import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { beforeAll, describe, expect, test } from 'vitest';
import { createApiClient } from '@traiteur/contract/wire/client.ts';
import { startTraiteur, surroundings } from '../testing/running-traiteur.ts';
import { testFolder } from '../testing/test-folder.ts';

const owner = { ADMIN_EMAIL: 'chef@example.com', ADMIN_PASSWORD: 'blanquette de veau' };
const credentials = { email: owner.ADMIN_EMAIL, password: owner.ADMIN_PASSWORD };
const old = testFolder();
const fresh = testFolder();
const backup = join(old, 'backup.sql.gz');

/** Runs the command as `npm run restore` does, with nothing of this process's settings. */
async function restore(dataDir: string, ...args: string[]) {
  const entry = join(import.meta.dirname, 'restore.ts');
  const child = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', entry, ...args], {
    cwd: '/',
    env: { ...surroundings(), DATA_DIR: dataDir },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const code = new Promise((resolve) => child.once('close', resolve));
  const [output, complaints] = await Promise.all([text(child.stdout), text(child.stderr)]);
  return { code: await code, output, complaints };
}

/** Signs in to the running program. */
async function enter(port: number) {
  let token: string | undefined;
  const client = createApiClient({ host: `http://127.0.0.1:${port}`, locale: () => 'en', token: () => token });
  await client.load();
  token = (await client.call('sign-in', 'login', {}, credentials)).access_token;
  await client.load();
  return client;
}

let whileRunning: Awaited<ReturnType<typeof restore>>;

beforeAll(async () => {
  const traiteur = startTraiteur({ DATA_DIR: old, ...owner });
  const client = await enter(await traiteur.port);
  const lupin = { name: { fr: 'Lupin', en: 'Lupin' }, slug: 'lupin', code: 'lupin', active: true };
  await client.call('allergens', 'create', {}, lupin);
  const answer = await client.call('database-upkeep', 'downloadBackup');
  writeFileSync(backup, Buffer.from(await answer.arrayBuffer()));
  whileRunning = await restore(old, backup, '--replace');
  traiteur.kill('SIGTERM');
  await traiteur.ended;
});

describe('the restore command', () => {
  test('says how it is called', async () => {
    const { code, complaints } = await restore(fresh);
    expect(complaints).toBe('Say which backup: npm run restore -- traiteur-2026-11-23-1000.sql.gz [--replace]\n');
    expect(code).toBe(1);
  });

  test('makes no database for a file that is no backup', async () => {
    const { code, complaints } = await restore(fresh, join(old, 'none.sql.gz'));
    expect(complaints).toMatch(/^There is no file .*none\.sql\.gz\.\n$/);
    expect(code).toBe(1);
    expect(existsSync(join(fresh, 'postgres'))).toBe(false);
  });

  test('puts a house on a new machine, where people sign in as before', async () => {
    const { code, output, complaints } = await restore(fresh, backup);
    expect(complaints).toBe('');
    expect(output).toMatch(/^Restoring what Traiteur \S+ kept on .*…\nRestored \d+ rows\. Everybody signs in anew/);
    expect(code).toBe(0);
    const traiteur = startTraiteur({ DATA_DIR: fresh });
    const client = await enter(await traiteur.port);
    const { items } = await client.call('allergens', 'list');
    traiteur.kill('SIGTERM');
    await traiteur.ended;
    expect(items.map(({ name }) => name.fr)).toEqual(['Lupin']);
  });

  test('leaves a running Traiteur alone', () => {
    expect(whileRunning.complaints).toMatch(/^Another Traiteur is using the data folder .*: stop it first/);
    expect(whileRunning.code).toBe(1);
  });

  test('does not touch a house where something is kept, unless it shall be replaced', async () => {
    const refusal = await restore(old, backup);
    expect(refusal.complaints).toMatch(
      /^The database already holds data \(in administrators, allergens, audit_entries\): add --replace/,
    );
    expect(refusal.code).toBe(1);
    expect((await restore(old, '--replace', backup)).code).toBe(0);
  });
});
