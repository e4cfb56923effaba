// Loaded into the program before it starts: says on demand what it holds once its garbage is collected.
import { readdirSync, readFileSync, readlinkSync } from 'node:fs';
import { isMainThread } from 'node:worker_threads';

export interface Holdings {
  /** MB: resident, of the heap, of buffers and what stands beside the heap. */
  memory: number;
  heap: number;
  outside: number;
  /** Open files and sockets by what they are, without numbers. */
  files: Record<string, number>;
}

const megabyte = 1024 * 1024;

if (isMainThread) process.on('message', (question) => void (question === 'holdings' && process.send?.(holdings())));

function holdings(): Holdings {
  for (let time = 0; time < 3; time++) globalThis.gc?.();
  const { heapUsed, external } = process.memoryUsage();
  const resident = Number(/VmRSS:\s+(\d+)/.exec(readFileSync('/proc/self/status', 'utf8'))?.[1]) * 1024;
  return { memory: resident / megabyte, heap: heapUsed / megabyte, outside: external / megabyte, files: openFiles() };
}

function openFiles(): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const descriptor of readdirSync('/proc/self/fd')) {
    const kind = kindOf(descriptor);
    if (kind !== undefined) counts[kind] = (counts[kind] ?? 0) + 1;
  }
  return counts;
}

/** Undefined for the folder that is being read. */
function kindOf(descriptor: string): string | undefined {
  try {
    return readlinkSync(`/proc/self/fd/${descriptor}`).replace(/\[?\d+\]?$/, '');
  } catch {
    return undefined;
  }
}
