import { spawn } from 'node:child_process';
import { chmodSync, existsSync, mkdtempSync, realpathSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Readable, Writable } from 'node:stream';
import { setTimeout as pause } from 'node:timers/promises';

const main = join(import.meta.dirname, '../main.ts');
const admin = join(import.meta.dirname, '../commands/let-in.ts');
const noWarning = '--disable-warning=ExperimentalWarning';

/** The environment that our programs inherit. They share Node's compile cache, which saves half of a start. */
export const surroundings = () => ({
  PATH: process.env.PATH,
  TMPDIR: tmpdir(),
  NODE_COMPILE_CACHE: join(import.meta.dirname, '../../../../.cache/compiled'),
});

/** PostgreSQL's user can enter it too. Remove it with `removeFolder`. */
export function makeFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'traiteur-test-'));
  chmodSync(folder, 0o711);
  return folder;
}

export function removeFolder(folder: string): void {
  const cluster = join(folder, 'postgres');
  // A link, if PostgreSQL's user cannot enter the temporary folder.
  if (existsSync(cluster)) rmSync(realpathSync(cluster), { recursive: true, force: true });
  rmSync(folder, { recursive: true, force: true });
}

/**
 * Starts the real program with only these settings. `port` resolves once it is ready; `says` once a text was printed so
 * many times. Both reject with the output if the program ends first. It ends with this process, even if that is killed.
 */
export function startTraiteur(
  settings: Record<string, string>,
  { program = main, ...user }: { uid?: number; gid?: number; program?: string } = {},
) {
  const child = spawn(process.execPath, [noWarning, program], {
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
  let metricsPort = 0;
  const hear = (chunk: Buffer) => {
    output += chunk.toString();
    // Later output may be long, and the caller may be measuring.
    const ready = isReady ? undefined : /ready at http:\/\/localhost:(\d+)/.exec(output);
    if (!ready) return;
    isReady = true;
    shopPort = Number(/order at http:\/\/localhost:(\d+)/.exec(output)?.[1] ?? 0);
    metricsPort = Number(/read at http:\/\/localhost:(\d+)\/metrics/.exec(output)?.[1] ?? 0);
    resolve(Number(ready[1]));
  };
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', hear);
  const end = new Promise<{ code: number | null; output: string }>((resolveEnd) => {
    child.once('close', (code) => {
      resolveEnd({ code, output });
      reject(new Error(output));
    });
  });
  // A start that must fail is read from `ended` only.
  port.catch(() => {});
  async function says(sentence: string, times = 1): Promise<void> {
    while (output.split(sentence).length <= times) {
      await Promise.race([pause(20), end.then(() => Promise.reject(new Error(output)))]);
    }
  }
  const kill = (signal: NodeJS.Signals) => child.kill(signal);
  /** What a module that was loaded into the program answers. */
  async function ask<Answer>(question: string): Promise<Answer> {
    const answer = new Promise<Answer>((resolveAnswer) =>
      child.once('message', (message) => resolveAnswer(message as Answer)),
    );
    child.send(question);
    return Promise.race([answer, end.then(() => Promise.reject(new Error(output)))]);
  }
  return {
    port,
    shopPort: () => shopPort,
    metricsPort: () => metricsPort,
    pid: child.pid,
    ended: end,
    says,
    ask,
    kill,
  };
}

/** The command for locked-out staff. */
export function runAdmin(settings: Record<string, string>, args: string[], input = '') {
  return endOf(settings, process.execPath, [noWarning, admin, ...args], (stdin) => stdin.end(input));
}

/** Types the next line at each `: `. */
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
