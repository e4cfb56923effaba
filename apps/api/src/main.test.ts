import { spawn } from 'node:child_process';
import { chmodSync, existsSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { beforeAll, describe, expect, test } from 'vitest';
import { testDatabase } from './testing/database/test-database.ts';
import { startTraiteur } from './testing/running-traiteur.ts';
import { startSmtpServer } from './testing/servers/smtp-server.ts';
import { testFolder } from './testing/test-folder.ts';

const folder = testFolder();
const settings = { DATA_DIR: folder };
const owner = { ADMIN_EMAIL: 'chef@example.com', ADMIN_PASSWORD: 'blanquette de veau' };

type Running = ReturnType<typeof startTraiteur>;

/** Waits until it is ready, does the work, and has it stopped whatever happens. */
async function whileRunning(work: (traiteur: Running) => Promise<void>): Promise<void> {
  const traiteur = startTraiteur(settings);
  try {
    await traiteur.port;
    await work(traiteur);
  } finally {
    traiteur.kill('SIGTERM');
    await traiteur.ended;
  }
}

async function ask(sql: string, house = folder): Promise<{ name: string }[]> {
  const client = new pg.Client({ host: join(house, 'postgres'), user: 'traiteur_owner', database: 'traiteur' });
  await client.connect();
  try {
    return (await client.query<{ name: string }>(sql)).rows;
  } finally {
    await client.end();
  }
}

const postmasterFile = join(folder, 'postgres/postmaster.pid');
const postmaster = () => Number.parseInt(readFileSync(postmasterFile, 'utf8'), 10);

beforeAll(async () => {
  const first = startTraiteur({ ...settings, ...owner });
  await first.port;
  await ask('create table witnesses (name text)');
  first.kill('SIGTERM');
  await first.ended;
});

describe('a first start', () => {
  test('makes the database, with the job queue that requests write to, and shows how to sign in', async () => {
    const empty = testFolder();
    const queue = 'select id::text as name from graphile_worker.migrations order by id';
    const traiteur = startTraiteur({ DATA_DIR: empty });
    const port = await traiteur.port;
    const queueAtOnce = await ask(queue, empty);
    const answer = await fetch(`http://127.0.0.1:${port}/api/health`);
    traiteur.kill('SIGINT');
    const { code, output } = await traiteur.ended;
    expect(answer.status).toBe(200);
    expect(output).toMatch(/^Sign in with admin@traiteur\.example and the password \S+ \(shown this once\)\.$/m);
    expect(code).toBe(0);
    // As one that was made beforehand.
    expect(queueAtOnce).toEqual((await (await testDatabase()).pool.query(queue)).rows);
  });
});

describe('a stop', () => {
  test('in the middle of a start leaves no database server behind', async () => {
    const traiteur = startTraiteur(settings);
    while (!existsSync(postmasterFile)) await pause(5);
    traiteur.kill('SIGTERM');
    await traiteur.ended;
    expect(existsSync(postmasterFile)).toBe(false);
  });
});

describe('a start with a mail server', () => {
  test('says where links in mails lead, and its stop lets a mail under way leave', async () => {
    const { url, emails } = await startSmtpServer({
      onMailFrom: (_, __, callback) => void setTimeout(callback, 1000),
    });
    const traiteur = startTraiteur({ ...settings, SMTP_URL: url });
    const port = await traiteur.port;
    await fetch(`http://127.0.0.1:${port}/api/auth/password-resets`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email: owner.ADMIN_EMAIL }),
    });
    traiteur.kill('SIGTERM');
    const { output } = await traiteur.ended;
    expect(emails).toMatchObject([{ to: [{ address: owner.ADMIN_EMAIL }] }]);
    expect(output).toContain(`Links in mails lead to http://localhost:${port}: set PUBLIC_URL`);
  });
});

describe('a start after a crash', () => {
  test('takes over from the database server left running, and recovers when that one was killed too', async () => {
    const traiteur = startTraiteur(settings);
    await traiteur.port;
    await ask(`insert into witnesses values ('orphan')`);
    traiteur.kill('SIGKILL');
    await traiteur.ended;
    const next = startTraiteur(settings);
    await next.port;
    expect(await ask(`select name from witnesses where name = 'orphan'`)).toHaveLength(1);
    await ask(`insert into witnesses values ('killed')`);
    const pid = postmaster();
    next.kill('SIGKILL');
    process.kill(pid, 'SIGKILL');
    await next.ended;
    await whileRunning(async () => {
      expect(await ask(`select name from witnesses where name = 'killed'`)).toHaveLength(1);
    });
  });

  test('is not misled by another program that has got the number of the dead server', async () => {
    const { uid, gid } = statSync(join(folder, 'postgres'));
    const otherProgram = spawn('sleep', ['60'], { uid, gid, stdio: 'ignore' });
    writeFileSync(postmasterFile, `${otherProgram.pid}\n${join(folder, 'postgres')}\n`);
    await whileRunning(async () => {
      expect(postmaster()).not.toBe(otherProgram.pid);
    });
    expect(otherProgram.kill()).toBe(true);
  });
});

describe('a second start on the same data folder', () => {
  const refusal = `Another Traiteur is using the data folder ${folder}: stop it first, or set DATA_DIR to another folder.\n`;

  test('is refused, as is the port of the first, which goes on and stops with its database server', async () => {
    let pid = 0;
    await whileRunning(async (first) => {
      pid = postmaster();
      const portInUse = String(await first.port);
      expect(await startTraiteur(settings).ended).toEqual({ code: 1, output: refusal });
      expect(await startTraiteur({ ...settings, PORT: portInUse }).ended).toEqual({
        code: 1,
        output: `Port ${portInUse} is taken by another program: stop it, or set PORT to another one.\n`,
      });
      expect((await fetch(`http://127.0.0.1:${portInUse}/api/health`)).status).toBe(200);
    });
    expect(existsSync(postmasterFile)).toBe(false);
    expect(() => process.kill(pid, 0)).toThrow('ESRCH');
  });

  test('is refused while the first is still starting', async () => {
    const starts = [startTraiteur(settings), startTraiteur(settings)];
    const loser = await Promise.race(starts.map(({ ended }) => ended));
    expect(loser).toEqual({ code: 1, output: refusal });
    for (const { kill } of starts) kill('SIGTERM');
    const codes = (await Promise.all(starts.map(({ ended }) => ended))).map(({ code }) => code);
    expect(codes).toContain(0);
  });
});

describe('a start that cannot be', () => {
  test('names every wrong setting', async () => {
    const { code, output } = await startTraiteur({ ...settings, PORT: 'http', DEMO_DATA: 'yes' }).ended;
    expect(output).toBe('PORT must be a whole number from 0 to 65535.\nDEMO_DATA must be 0 or 1.\n');
    expect(code).toBe(1);
  });

  test('says that its data folder is a file', async () => {
    const file = join(folder, 'file');
    writeFileSync(file, '');
    const { code, output } = await startTraiteur({ DATA_DIR: file }).ended;
    expect(output).toBe(
      `The data folder ${file} is a file, or lies under one: remove it, or set DATA_DIR to another folder.\n`,
    );
    expect(code).toBe(1);
  });

  test('says that its data folder is closed to it', async () => {
    const closedFolder = testFolder();
    chmodSync(closedFolder, 0o500);
    // Root may enter every folder.
    const unprivilegedUser = process.getuid?.() === 0 ? { uid: 65534, gid: 65534 } : {};
    const { code, output } = await startTraiteur({ DATA_DIR: closedFolder }, unprivilegedUser).ended;
    expect(output).toBe(
      `The data folder ${closedFolder} cannot be read and written by this user: change its owner, or set DATA_DIR to another folder.\n`,
    );
    expect(code).toBe(1);
  });

  test('says that no server answers at its DATABASE_URL', async () => {
    const { code, output } = await startTraiteur({ DATABASE_URL: 'postgres://chef:secret@127.0.0.1:4199/traiteur' })
      .ended;
    expect(output).toMatch(
      /^No PostgreSQL server answers at 127\.0\.0\.1:4199: start it, or correct DATABASE_URL \(.*\)\.\n$/,
    );
    expect(output).not.toContain('secret');
    expect(code).toBe(1);
  });
});
