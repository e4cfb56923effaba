import { chmodSync, closeSync, fstatSync, openSync, renameSync, rmSync, statSync, writeSync } from 'node:fs';

/** Bytes; one older file of that size is kept. */
const largest = 1024 * 1024;

export interface ServerLog {
  path: string;
  add: (text: Buffer) => void;
  close: () => void;
}

/** Only the user who starts Traiteur may read it. */
export function openLog(path: string, limit = largest): ServerLog {
  let file = openPrivate(path, limit);
  let size = fstatSync(file).size;
  let isClosed = false;

  function turn(): void {
    closeSync(file);
    renameSync(path, `${path}.1`);
    file = openPrivate(path, limit);
    size = 0;
  }

  return {
    path,
    add(text) {
      // The system may have reused the file's number.
      if (isClosed) return;
      try {
        if (size > 0 && size + text.length > limit) turn();
        size += writeSync(file, text);
      } catch {
        // PostgreSQL reports a full disk itself; it is no reason to exit.
      }
    },
    close() {
      if (!isClosed) closeSync(file);
      isClosed = true;
    },
  };
}

function openPrivate(path: string, limit: number): number {
  // Older versions had no size limit and no private mode.
  if ((statSync(path, { throwIfNoEntry: false })?.size ?? 0) > limit) rmSync(path);
  const file = openSync(path, 'a', 0o600);
  chmodSync(path, 0o600);
  return file;
}
