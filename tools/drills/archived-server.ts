import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { appendFileSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { promisify } from 'node:util';
import pg from 'pg';
import { changeOwner, serverUser } from '../../apps/api/src/database/embedded/embedded-user.ts';
import { afterwards } from '../../apps/api/src/testing/afterwards.ts';
import { freePort, installedPrograms, startHeld } from '../../apps/api/src/testing/servers/tcp-server.ts';
import { testFolder } from '../../apps/api/src/testing/test-folder.ts';

/** A PostgreSQL of the system that archives its journal after so many seconds, as docs/operating/recovery.md says. */
export async function startArchivedServer(archiveTimeout: number) {
  const folder = testFolder();
  const user = serverUser(folder);
  const [base, archive] = [join(folder, 'base'), join(folder, 'archive')];
  mkdirSync(archive);
  changeOwner(user, folder);
  const run = (program: string, args: string[]) =>
    promisify(execFile)(program.includes('/') ? program : join(installedPrograms, program), args, {
      ...user,
      cwd: '/',
    });

  // Whole or not at all: a file that is there was copied to its end.
  const keep = `test ! -f ${archive}/%f && cp %p ${archive}/%f.part && mv ${archive}/%f.part ${archive}/%f`;
  const settings = [
    'fsync=off',
    'listen_addresses=127.0.0.1',
    'unix_socket_directories=',
    'wal_level=replica',
    `archive_command=${keep}`,
    `archive_timeout=${archiveTimeout}s`,
  ];

  async function start(cluster: string, archives = true) {
    const port = await freePort();
    const options = [...settings, `archive_mode=${archives ? 'on' : 'off'}`].flatMap((setting) => ['-c', setting]);
    const program = join(installedPrograms, 'postgres');
    const holder = startHeld(user, [program, '-D', cluster, '-p', String(port), ...options]);
    const exit = once(holder, 'exit');
    const url = (database: string) => `postgres://postgres@127.0.0.1:${port}/${database}`;
    async function stop(): Promise<void> {
      holder.stdin.end();
      await exit;
    }
    afterwards(stop);
    await answers(url('postgres'));
    return {
      url: url('traiteur'),
      superuserUrl: url('postgres'),
      stop,
      /** The machine with its disk: nothing is left but what was carried elsewhere. */
      async lose(): Promise<void> {
        process.kill(Number.parseInt(readFileSync(join(cluster, 'postmaster.pid'), 'utf8'), 10), 'SIGKILL');
        await stop();
        rmSync(cluster, { recursive: true });
      },
    };
  }

  const first = join(folder, 'first');
  await run('initdb', ['-D', first, '-U', 'postgres', '--no-locale', '--encoding=UTF8', '--no-sync', '--auth=trust']);
  const server = await start(first);
  await ask(server.superuserUrl, 'create database traiteur');

  return {
    server,
    makeBaseBackup: async (): Promise<void> => {
      await run('pg_basebackup', ['-d', server.superuserUrl, '-D', base, '-c', 'fast', '-X', 'none', '--no-sync']);
    },
    /** Of the newest that was archived, or of that moment. */
    restore: async (name: string, until?: string) => {
      const cluster = join(folder, name);
      await run('/bin/cp', ['-a', base, cluster]);
      const target = until ? `recovery_target_time = '${until}'\nrecovery_target_action = 'promote'\n` : '';
      appendFileSync(join(cluster, 'postgresql.auto.conf'), `restore_command = 'cp ${archive}/%f %p'\n${target}`);
      writeFileSync(join(cluster, 'recovery.signal'), '');
      // Who only looks at a moment does not archive: later restores would follow that branch of the journal.
      const restored = await start(cluster, until === undefined);
      while ((await ask(restored.superuserUrl, 'select pg_is_in_recovery() as answer'))[0]?.answer !== false)
        await pause(50);
      return restored;
    },
    /** Waits until all that is committed now stands in the archive. */
    archiveAll: async (): Promise<void> => {
      const [row] = await ask(server.url, 'select pg_walfile_name(pg_switch_wal()) as answer');
      while (!existsSync(join(archive, String(row?.answer)))) await pause(50);
    },
  };
}

export async function ask(url: string, text: string): Promise<{ answer: unknown }[]> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 10_000 });
  client.on('error', () => undefined);
  await client.connect();
  try {
    return (await client.query<{ answer: unknown }>(text)).rows;
  } finally {
    await client.end();
  }
}

async function answers(url: string): Promise<void> {
  for (;;) {
    try {
      await ask(url, 'select 1');
      return;
    } catch {
      await pause(50);
    }
  }
}
