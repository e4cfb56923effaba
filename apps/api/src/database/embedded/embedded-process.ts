import { type ChildProcess, spawn } from 'node:child_process';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { codeOf } from '../../core/start-error.ts';
import type { Cluster } from './embedded-cluster.ts';
import { bareEnvironment } from './embedded-environment.ts';
import type { ServerLog } from './embedded-log.ts';
import { noSuchRole } from './embedded-roles.ts';

/** One run of the `postgres` program on a cluster. */
export interface ServerProcess {
  /** Fulfils when it has ended, for whatever reason. */
  ended: Promise<void>;
  /** Waits through recovery, however long, until the server answers there; false when it ends instead. */
  answers: (url: string) => Promise<boolean>;
  /** Why it did not start, as far as its log says. */
  lastWords: () => string;
  /** Asks it to end its clients' sessions and itself. */
  interrupt: () => void;
  /** Does so and waits; past 20 seconds, drops everything and leaves it to the next start's recovery. */
  stop: () => Promise<void>;
}

/** Without details, which quote rows: the log is for whoever looks after the machine. */
const settings = [
  'listen_addresses=',
  'unix_socket_permissions=0700',
  'max_connections=50',
  'timezone=UTC',
  'log_checkpoints=off',
  'log_error_verbosity=terse',
];

/** In characters: how much of its last words is remembered. */
const memory = 8192;

/** In milliseconds: how long its children may still speak after it has ended. */
const lastBreath = 500;

/** Starts the program; what it says is added to the log. */
export function launch({ binaries, folder, user }: Cluster, options: string[], log: ServerLog): ServerProcess {
  const child = spawn(
    binaries.postgres,
    ['-D', folder, ...settings.flatMap((setting) => ['-c', setting]), ...options],
    {
      ...user,
      cwd: '/',
      env: bareEnvironment,
      // A group of its own: Ctrl-C in a terminal must reach the server only after the last request has been answered.
      detached: true,
      stdio: ['ignore', 'ignore', 'pipe'],
    },
  );
  let words = '';
  child.stderr.on('data', (text: Buffer) => {
    log.add(text);
    words = (words + text.toString()).slice(-memory);
  });
  const silent = new Promise((resolve) => child.stderr.once('close', resolve));
  const end = new Promise<void>((resolve) => {
    child.once(
      'exit',
      () => void Promise.race([silent, pause(lastBreath, undefined, { ref: false })]).then(() => resolve()),
    );
    // The program itself could not be run: then there is no exit.
    child.once('error', () => resolve());
  });
  const interrupt = () => void child.kill('SIGINT');
  return {
    ended: end,
    answers: async (url) => (await answers(child, url)) || end.then(() => false),
    lastWords: () => lastWordsIn(words),
    interrupt,
    async stop() {
      if (!isRunning(child)) return;
      const hurry = setTimeout(() => child.kill('SIGQUIT'), 20_000);
      interrupt();
      await end;
      clearTimeout(hurry);
    },
  };
}

async function answers(child: ChildProcess, url: string): Promise<boolean> {
  while (isRunning(child)) {
    const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 10_000 });
    client.on('error', () => {});
    try {
      await client.connect();
      return true;
    } catch (error) {
      // A server of an older version has not got that role yet: it answers all the same.
      if (codeOf(error) === noSuchRole) return true;
      await pause(20);
    } finally {
      await client.end().catch(() => {});
    }
  }
  return false;
}

function isRunning(child: ChildProcess): boolean {
  return child.pid !== undefined && child.exitCode === null && child.signalCode === null;
}

function lastWordsIn(output: string): string {
  const lines = output.trim().split('\n');
  const complaint = lines.findLast((line) => /FATAL|ERROR|PANIC/.test(line)) ?? lines.at(-1) ?? '';
  // A line of the log begins with the time and the process.
  return complaint.replace(/^.*?(?:FATAL|ERROR|PANIC): +/, '') || 'it said nothing';
}
