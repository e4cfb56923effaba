import { spawn } from 'node:child_process';
import { chmodSync, existsSync, mkdtempSync, realpathSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Readable, Writable } from 'node:stream';
import { setTimeout as pause } from 'node:timers/promises';

const main = join(import.meta.dirname, '../main.ts');
const admin = join(import.meta.dirname, '../commands/let-in.ts');
const noWarning = '--disable-warning=ExperimentalWarning';

/** What a program of ours has of this process. They share what Node has compiled of them, which is half of a start. */
export const surroundings = () => ({
  PATH: process.env.PATH,
  TMPDIR: tmpdir(),
  NODE_COMPILE_CACHE: join(import.meta.dirname, '../../../../.cache/compiled'),
});

/** A folder that PostgreSQL's user can enter too, and that goes when it is removed with `removeFolder`. */
export function makeFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'traiteur-test-'));
  chmodSync(folder, 0o711);
  return folder;
}

export function removeFolder(folder: string): void {
  const cluster = join(folder, 'postgres');
  // Where PostgreSQL's user cannot enter the temporary folder, this is a link to elsewhere.
  if (existsSync(cluster)) rmSync(realpathSync(cluster), { recursive: true, force: true });
  rmSync(folder, { recursive: true, force: true });
}

/**
 * Starts the real program with these settings and nothing of this process's.
 * `port` fulfils when it is ready, and is rejected with what it printed when it ends before; so is what `says` gives, until that has been
 * printed so many times. It ends with this process, even when this one is killed.
 */
export function startTraiteur(settings: Record<string, string>, user: { uid?: number; gid?: number } = {}) {
  const child = spawn(process.execPath, [noWarning, main], {
    ...user,
    cwd: '/',
    env: {
      ...surroundings(),
      PORT: '0',
      SHOP_PORT: '0',
      DEMO_DATA: '0',
      ...settings,
    },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  let output = '';
  let isReady = false;
  const { promise: port, resolve, reject } = Promise.withResolvers<number>();
  let shopPort = 0;
  const hear = (chunk: Buffer) => {
    output += chunk.toString();
    // What it says afterwards may be long, and whoever waits here may be measuring.
    const ready = isReady ? undefined : /ready at http:\/\/localhost:(\d+)/.exec(output);
    if (!ready) return;
    isReady = true;
    shopPort = Number(/order at http:\/\/localhost:(\d+)/.exec(output)?.[1] ?? 0);
    resolve(Number(ready[1]));
  };
  // Piped, as said above.
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', hear);
  const end = new Promise<{ code: number | null; output: string }>((resolveEnd) => {
    child.once('close', (code) => {
      resolveEnd({ code, output });
      reject(new Error(output));
    });
  });
  // A start that is meant to fail is read from `ended` alone.
  port.catch(() => {});
  async function says(sentence: string, times = 1): Promise<void> {
    while (output.split(sentence).length <= times) {
      await Promise.race([pause(20), end.then(() => Promise.reject(new Error(output)))]);
    }
  }
  const kill = (signal: NodeJS.Signals) => child.kill(signal);
  return { port, shopPort: () => shopPort, pid: child.pid, ended: end, says, kill };
}

/** Runs the real command for who is locked out, with that standard input: its exit code and what it printed. */
export function runAdmin(settings: Record<string, string>, args: string[], input = '') {
  return endOf(settings, process.execPath, [noWarning, admin, ...args], (stdin) => stdin.end(input));
}

/** The same on a terminal, where somebody types a line whenever a question ends in `: `. What they see is the output. */
export function runAdminOnTerminal(settings: Record<string, string>, args: string[], lines: string[]) {
  const command = [process.execPath, noWarning, admin, ...args].join(' ');
  return endOf(settings, 'script', ['--quiet', '--return', '--command', command, '/dev/null'], (stdin, stdout) => {
    const waitingLines = [...lines];
    stdout.on('data', (output: Buffer) => {
      if (output.toString().endsWith(': ')) stdin.write(`${waitingLines.shift()}\r`);
    });
  });
}

function endOf(
  settings: Record<string, string>,
  program: string,
  args: string[],
  type: (stdin: Writable, stdout: Readable) => void,
): Promise<{ code: number | null; output: string }> {
  const child = spawn(program, args, {
    cwd: '/',
    env: { ...surroundings(), ...settings },
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => (output += chunk.toString()));
  type(child.stdin, child.stdout);
  return new Promise((resolve) => child.once('close', (code) => resolve({ code, output })));
}
