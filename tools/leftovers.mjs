import { spawnSync } from 'node:child_process';
import { chmodSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, statfsSync } from 'node:fs';
import { freemem, tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

/** Bytes. A whole run writes less than a quarter of this. */
const enoughMemory = 8 * 1024 ** 3;

/**
 * A temporary folder for one run: what lies in it at the end, or runs with it as TMPDIR, belongs to that run, however
 * many run at once.
 */
export function makeRunFolder() {
  // Short: the path of a socket must fit below it.
  const folder = mkdtempSync(join(quickFolder(), 'run-'));
  // PostgreSQL's user passes through to the folders it owns inside.
  chmodSync(folder, 0o711);
  return folder;
}

/** In memory, where there is plenty of it: to copy a database takes an eighth of the work there. */
function quickFolder() {
  const memory = '/dev/shm';
  if (!existsSync(memory)) return tmpdir();
  const { bavail, bsize } = statfsSync(memory);
  return Math.min(bavail * bsize, freemem()) > enoughMemory ? memory : tmpdir();
}

/**
 * A sentence for each process and each file that the run left. Waits `patience` milliseconds for processes to end, then
 * ends them and removes the folder.
 */
export async function clearLeftovers(folder, patience = 10_000) {
  const runningProcesses = await leftoversIn(folder, patience);
  const sentences = runningProcesses.map(({ id, command }) => `The tests left a process running: ${id}, ${command}.`);
  for (const { id } of runningProcesses) end(id, 'SIGINT');
  for (const { id } of await leftoversIn(folder, runningProcesses.length > 0 ? 5000 : 0)) end(id, 'SIGKILL');
  for (const name of readdirSync(folder)) sentences.push(`The tests left ${name} in their temporary folder.`);
  rmSync(folder, { recursive: true, force: true, maxRetries: 3 });
  return sentences;
}

async function leftoversIn(folder, patience) {
  const since = Date.now();
  for (;;) {
    const runningProcesses = processesOf(folder);
    if (runningProcesses.length === 0 || Date.now() - since >= patience) return runningProcesses;
    await pause(100);
  }
}

/** Those that were started with the folder as their TMPDIR, or are told of it on their command line. */
function processesOf(folder) {
  const processes = process.platform === 'linux' ? linuxProcesses() : otherProcesses();
  return processes
    .filter(({ id, text }) => id !== process.pid && text.includes(folder))
    .map(({ id, command }) => ({ id, command: command.slice(0, 200) }));
}

function linuxProcesses() {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map((name) => {
      const command = read(`/proc/${name}/cmdline`);
      return { id: Number(name), command: command.trim(), text: command + read(`/proc/${name}/environ`) };
    });
}

/** The process may have ended meanwhile or belong to another user: ignore it. */
function read(file) {
  try {
    return readFileSync(file, 'utf8').replaceAll('\0', ' ');
  } catch {
    return '';
  }
}

/** The processes with their commands and environments. */
function otherProcesses() {
  const { stdout } = spawnSync('ps', ['axeww', '-o', 'pid=,command='], {
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  });
  return (stdout ?? '').split('\n').map((line) => {
    const [, id, command] = /^\s*(\d+) (.*)$/.exec(line) ?? [];
    return { id: Number(id), command: command ?? '', text: line };
  });
}

function end(id, signal) {
  try {
    process.kill(id, signal);
  } catch (error) {
    if (error.code !== 'ESRCH') throw error;
  }
}
