import { readdirSync, readFileSync } from 'node:fs';

/** Milliseconds of one of the ticks in which Linux counts, on every machine that Node runs on. */
const tick = 10;

/** Of a process, in milliseconds: of itself, and of its children that have ended. Null where there is no /proc. */
function timesOf(pid: number): { own: number; ofChildren: number; parent: number } | null {
  try {
    // The name, in parentheses, may hold spaces.
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8')
      .replace(/^.*\) /s, '')
      .split(' ')
      .map(Number);
    const [parent = 0, user = 0, system = 0, userOfChildren = 0, systemOfChildren = 0] = [1, 11, 12, 13, 14].map(
      (index) => fields[index],
    );
    return { parent, own: (user + system) * tick, ofChildren: (userOfChildren + systemOfChildren) * tick };
  } catch {
    return null;
  }
}

/** Of PostgreSQL with all its processes, and of those programs. Beside other work it says more than the clock. */
export function processorTime(postmaster: number, programs: readonly number[]): number | null {
  const server = timesOf(postmaster);
  if (!server) return null;
  const processes = readdirSync('/proc').flatMap((name) => (/^\d+$/.test(name) ? [timesOf(Number(name))] : []));
  const backends = processes.reduce((sum, times) => sum + (times?.parent === postmaster ? times.own : 0), 0);
  const nodes = programs.reduce((sum, pid) => sum + (timesOf(pid)?.own ?? 0), 0);
  return server.own + server.ofChildren + backends + nodes;
}
