import { createHash } from 'node:crypto';
import { chownSync, lstatSync, mkdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { StartError } from '../../core/start-error.ts';
import type { ServerUser } from './embedded-user.ts';

/** The kernel's limit of a socket path (104 bytes on macOS, 108 on Linux), less PostgreSQL's file name. */
const longestFolder = 103 - '/.s.PGSQL.5432'.length;

/** In the cluster's folder, or a short private folder when that path is too long. */
export function socketFolder(cluster: string, user: ServerUser): string {
  if (Buffer.byteLength(cluster) <= longestFolder) return cluster;
  const key = createHash('sha256').update(cluster).digest('hex').slice(0, 16);
  const folder = join(tmpdir(), `traiteur-${key}`);
  const owner = user?.uid ?? process.getuid?.();
  if (!lstatSync(folder, { throwIfNoEntry: false })) {
    mkdirSync(folder, { mode: 0o700 });
    if (user) chownSync(folder, user.uid, user.gid);
  }
  // In a public folder: another user's program could pose as our server.
  const status = lstatSync(folder);
  if (!status.isDirectory() || status.uid !== owner || (status.mode & 0o077) !== 0) {
    throw new StartError(`The folder ${folder} belongs to another user: remove it, or set DATA_DIR to a shorter path.`);
  }
  return folder;
}
