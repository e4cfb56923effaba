import { spawn } from 'node:child_process';
import { constants } from 'node:os';
import { fileURLToPath } from 'node:url';

export const root = fileURLToPath(new URL('..', import.meta.url));

/** An end with a sentence for the person at the keyboard, and no stack. */
export class Stop extends Error {}

/** Runs a program on this terminal and passes on signals to end. `hear` gets its messages. Answers the exit code. */
export async function run(program, args, environment = {}, hear = () => {}) {
  const execution = start(program, args, environment);
  execution.child.on('message', hear);
  return (await execution).code;
}

/** Runs programs side by side; when one ends, so do the others. */
export async function runTogether(programs) {
  const executions = programs.map(([program, args]) => start(program, args, {}));
  const first = await Promise.race(executions);
  for (const { child } of executions) child.kill('SIGTERM');
  await Promise.all(executions);
  return first.code;
}

/** Runs a program out of sight: its exit code, and what it printed in the order it came. */
export function runQuietly(program, args, { folder = root, environment = {} } = {}) {
  return new Promise((resolve, reject) => {
    const env = { ...environment, ...process.env };
    const child = spawn(program, args, { cwd: folder, env, stdio: ['ignore', 'pipe', 'pipe'] });
    let output = '';
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (output += chunk));
    child.once('error', () => reject(new Stop(`The program ${program} does not run on this machine.`)));
    child.once('close', (code) => resolve({ code: code ?? 1, output }));
  });
}

/** npm itself: as the script that started us when it did, which also works where npm is a batch file. */
export function runNpm(args, folder = root) {
  const script = process.env.npm_execpath;
  const [program, begin] = script?.endsWith('.js') ? [process.execPath, [script]] : ['npm', []];
  return runQuietly(program, [...begin, ...args], { folder });
}

function start(program, args, environment) {
  // When this process ends or is killed, the channel closes, and the child notices it.
  const child = spawn(program, args, {
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
    env: { ...environment, ...process.env },
  });
  const forget = onAskedToEnd((signal) => child.kill(signal));
  const exit = new Promise((resolve, reject) => {
    child.once('error', () => reject(new Stop(`The program ${program} does not run on this machine.`)));
    child.once('exit', (code, signal) => {
      forget();
      resolve({ code: code ?? 128 + constants.signals[signal] });
    });
  });
  return Object.assign(exit, { child });
}

/** Calls back with each signal that asks us to end; gives what takes that back. */
function onAskedToEnd(end) {
  const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'];
  for (const signal of signals) process.on(signal, end);
  // npm sends the signal to the shell between us, which ends and does not forward it.
  const shell = process.ppid;
  const watch = setInterval(() => {
    if (process.env.npm_lifecycle_event && process.ppid !== shell) end('SIGTERM');
  }, 200);
  return () => {
    clearInterval(watch);
    for (const signal of signals) process.off(signal, end);
  };
}
