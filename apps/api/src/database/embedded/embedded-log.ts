import { chmodSync, closeSync, fstatSync, openSync, renameSync, rmSync, statSync, writeSync } from 'node:fs';

/** In bytes; one more file of that size holds what came before. */
const largest = 1024 * 1024;

/** What the embedded server says, in files that never grow beyond a bound. */
export interface ServerLog {
  path: string;
  add: (text: Buffer) => void;
  close: () => void;
}

/** Opens the log of a data folder and goes on where the last start ended. Only the user who starts Traiteur may read it. */
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
      // The system may have given the file's number to another one since.
      if (isClosed) return;
      try {
        if (size > 0 && size + text.length > limit) turn();
        size += writeSync(file, text);
      } catch {
        // A full disk is the server's to complain about, and no reason to end it.
      }
    },
    close() {
      if (!isClosed) closeSync(file);
      isClosed = true;
    },
  };
}

function openPrivate(path: string, limit: number): number {
  // Older versions let it grow, and others read it.
  if ((statSync(path, { throwIfNoEntry: false })?.size ?? 0) > limit) rmSync(path);
  const file = openSync(path, 'a', 0o600);
  chmodSync(path, 0o600);
  return file;
}
