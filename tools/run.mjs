import { spawn } from 'node:child_process';
import { constants } from 'node:os';
import { fileURLToPath } from 'node:url';

export const root = fileURLToPath(new URL('..', import.meta.url));

/** An end with a sentence for the person at the keyboard, and no stack. */
export class Stop extends Error {}

/** Runs a program on this terminal, hands it the signals that ask us to end, and gives its exit code. */
export async function run(program, args, environment = {}) {
  return (await start(program, args, environment)).code;
}

/** Runs programs side by side; when one ends, so do the others. */
export async function runTogether(programs) {
  const running = programs.map(([program, args]) => start(program, args, {}));
  const first = await Promise.race(running);
  for (const { child } of running) child.kill('SIGTERM');
  await Promise.all(running);
  return first.code;
}

/** Runs a program out of sight: its exit code, and what it printed in the order it came. */
export function runQuietly(program, args) {
  return new Promise((resolve, reject) => {
    const child = spawn(program, args, { stdio: ['ignore', 'pipe', 'pipe'] });
    let output = '';
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (output += chunk));
    child.once('error', () => reject(new Stop(`The program ${program} does not run on this machine.`)));
    child.once('close', (code) => resolve({ code: code ?? 1, output }));
  });
}

/** npm itself: as the script that started us when it did, which also works where npm is a batch file. */
export function runNpm(args) {
  const script = process.env.npm_execpath;
  return script?.endsWith('.js') ? runQuietly(process.execPath, [script, ...args]) : runQuietly('npm', args);
}

function start(program, args, environment) {
  // The channel carries nothing: its closing tells the child that we are gone, even killed.
  const child = spawn(program, args, {
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
    env: { ...environment, ...process.env },
  });
  const forward = (signal) => child.kill(signal);
  const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'];
  for (const signal of signals) process.on(signal, forward);
  const ended = new Promise((resolve, reject) => {
    child.once('error', () => reject(new Stop(`The program ${program} does not run on this machine.`)));
    child.once('exit', (code, signal) => {
      for (const name of signals) process.off(name, forward);
      resolve({ code: code ?? 128 + constants.signals[signal] });
    });
  });
  return Object.assign(ended, { child });
}
