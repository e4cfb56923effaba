import { spawn } from 'node:child_process';
import { chmodSync, existsSync, mkdtempSync, realpathSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const main = join(import.meta.dirname, '../main.ts');

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
 * `port` fulfils when it is ready, and is rejected with what it printed when it ends before.
 */
export function startTraiteur(settings: Record<string, string>, user: { uid?: number; gid?: number } = {}) {
  const child = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', main], {
    ...user,
    cwd: '/',
    env: { PATH: process.env.PATH, PORT: '0', DEMO_DATA: '0', ...settings },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  const { promise: port, resolve, reject } = Promise.withResolvers<number>();
  const hear = (chunk: Buffer) => {
    output += chunk.toString();
    const ready = /ready at http:\/\/localhost:(\d+)/.exec(output);
    if (ready) resolve(Number(ready[1]));
  };
  child.stdout.on('data', hear);
  child.stderr.on('data', hear);
  const ended = new Promise<{ code: number | null; output: string }>((done) => {
    child.once('close', (code) => {
      done({ code, output });
      reject(new Error(output));
    });
  });
  // A start that is meant to fail is read from `ended` alone.
  port.catch(() => {});
  return { port, ended, kill: (signal: NodeJS.Signals) => child.kill(signal) };
}
