import { type ChildProcess, spawn } from 'node:child_process';
import { closeSync, openSync, readFileSync, statSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import type { Cluster } from './embedded-cluster.ts';

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

/** Starts the program; what it says is added to the log file. */
export function launch({ binaries, folder, user }: Cluster, options: string[], log: string): ServerProcess {
  const output = openSync(log, 'a');
  const before = statSync(log).size;
  const settings = ['listen_addresses=', 'max_connections=50', 'timezone=UTC', 'log_checkpoints=off'];
  const child = spawn(
    binaries.postgres,
    ['-D', folder, ...settings.flatMap((setting) => ['-c', setting]), ...options],
    {
      ...user,
      cwd: '/',
      // A group of its own: Ctrl-C in a terminal must reach the server only after the last request has been answered.
      detached: true,
      stdio: ['ignore', output, output],
    },
  );
  closeSync(output);
  const ended = new Promise<void>((resolve) => {
    child.once('exit', () => resolve());
    // The program itself could not be run: then there is no exit.
    child.once('error', () => resolve());
  });
  const interrupt = () => void child.kill('SIGINT');
  return {
    ended,
    answers: (url) => answers(child, url),
    lastWords: () => lastWordsIn(readFileSync(log).subarray(before).toString()),
    interrupt,
    async stop() {
      if (!isRunning(child)) return;
      const hurry = setTimeout(() => child.kill('SIGQUIT'), 20_000);
      interrupt();
      await ended;
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
    } catch {
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
