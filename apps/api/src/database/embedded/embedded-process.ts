import { type ChildProcess, spawn } from 'node:child_process';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { codeOf } from '../../core/start-error.ts';
import type { Cluster } from './embedded-cluster.ts';
import { bareEnvironment } from './embedded-environment.ts';
import type { ServerLog } from './embedded-log.ts';
import { noSuchRole } from './embedded-roles.ts';

export interface ServerProcess {
  ended: Promise<void>;
  /** Waits for recovery as long as needed; false when the server ends instead. */
  answers: (url: string) => Promise<boolean>;
  lastWords: () => string;
  interrupt: () => void;
  /** A clean stop; after 20 seconds an immediate one, recovered at the next start. */
  stop: () => Promise<void>;
}

/** No details in the log: they quote rows, and operators read it. */
const settings = [
  'listen_addresses=',
  'unix_socket_permissions=0700',
  'max_connections=50',
  'timezone=UTC',
  'log_checkpoints=off',
  'log_error_verbosity=terse',
];

/** Characters of the last output to keep. */
const memory = 8192;

/** Milliseconds that its children may still write after its end. */
const lastBreath = 500;

export function launch({ binaries, folder, user }: Cluster, options: string[], log: ServerLog): ServerProcess {
  const child = spawn(
    binaries.postgres,
    ['-D', folder, ...settings.flatMap((setting) => ['-c', setting]), ...options],
    {
      ...user,
      cwd: '/',
      env: bareEnvironment,
      // Own process group: Ctrl-C must reach it only after the last request.
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
    // The program could not run: there is no exit event.
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
      // A cluster of an older version lacks the role, but the server answers.
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
  // Log lines begin with time and process.
  return complaint.replace(/^.*?(?:FATAL|ERROR|PANIC): +/, '') || 'it said nothing';
}
