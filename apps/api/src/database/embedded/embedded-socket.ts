import { createHash } from 'node:crypto';
import { chownSync, lstatSync, mkdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { StartError } from '../../core/start-error.ts';
import type { ServerUser } from './embedded-user.ts';

/** The kernel's limit on a socket's path, 104 bytes on macOS and 108 on Linux, less the name PostgreSQL gives it. */
const longestFolder = 103 - '/.s.PGSQL.5432'.length;

/** Where the server's socket goes: among its files, or a short private folder when the path to them is too long. */
export function socketFolder(cluster: string, user: ServerUser): string {
  if (Buffer.byteLength(cluster) <= longestFolder) return cluster;
  const key = createHash('sha256').update(cluster).digest('hex').slice(0, 16);
  const folder = join(tmpdir(), `traiteur-${key}`);
  const owner = user?.uid ?? process.getuid?.();
  if (!lstatSync(folder, { throwIfNoEntry: false })) {
    mkdirSync(folder, { mode: 0o700 });
    if (user) chownSync(folder, user.uid, user.gid);
  }
  // The folder is in a public place: if another user owns it, their program could answer as our server.
  const status = lstatSync(folder);
  if (!status.isDirectory() || status.uid !== owner || (status.mode & 0o077) !== 0) {
    throw new StartError(`The folder ${folder} belongs to another user: remove it, or set DATA_DIR to a shorter path.`);
  }
  return folder;
}
