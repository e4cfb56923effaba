import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

/** Stops a server whose Traiteur has died. Call it with the data folder locked: then a running server has no owner. */
export async function stopOrphan(folder: string): Promise<void> {
  const file = join(folder, 'postmaster.pid');
  const pid = pidIn(file);
  if (pid === undefined) return;
  const command = commandOf(pid);
  if (serves(command, folder)) {
    await end(pid, folder);
  } else if (command) {
    // Another program has this id now, and PostgreSQL would take it for a server. A dead id it handles itself.
    rmSync(file, { force: true });
  }
}

function pidIn(file: string): number | undefined {
  if (!existsSync(file)) return undefined;
  const pid = Number.parseInt(readFileSync(file, 'utf8'), 10);
  return pid > 0 ? pid : undefined;
}

/** A clean stop; after 20 seconds an immediate one, recovered at the next start. */
async function end(pid: number, folder: string): Promise<void> {
  process.kill(pid, 'SIGINT');
  const startedAt = Date.now();
  let serverKilled = false;
  while (serves(commandOf(pid), folder)) {
    if (!serverKilled && Date.now() - startedAt > 20_000) {
      process.kill(pid, 'SIGQUIT');
      serverKilled = true;
    }
    await pause(20);
  }
}

function serves(command: string, folder: string): boolean {
  return command.includes('postgres') && command.includes(folder);
}

/** Empty when the process is gone or a zombie. */
function commandOf(pid: number): string {
  try {
    if (process.platform === 'linux') return readFileSync(`/proc/${pid}/cmdline`, 'utf8');
    return execFileSync('ps', ['-o', 'command=', '-p', String(pid)], { encoding: 'utf8' });
  } catch {
    return '';
  }
}
