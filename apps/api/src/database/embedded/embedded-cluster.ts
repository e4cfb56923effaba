import { execFile } from 'node:child_process';
import { chmodSync, existsSync, mkdirSync, mkdtempSync, realpathSync, renameSync, rmSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { StartError } from '../../core/start-error.ts';
import { type Binaries, embeddedBinaries, systemFolder } from './embedded-binaries.ts';
import { bareEnvironment } from './embedded-environment.ts';
import { roles } from './embedded-roles.ts';
import { canEnter, changeOwner, type ServerUser, serverUser } from './embedded-user.ts';

export interface Cluster {
  folder: string;
  user: ServerUser;
  binaries: Binaries;
}

/** `postgres` in the data folder, or a link of that name when the server's user cannot enter the data folder. */
export async function openCluster(dataDir: string): Promise<Cluster> {
  const place = join(dataDir, 'postgres');
  const user = serverUser(place);
  const binaries = embeddedBinaries(user);
  if (!existsSync(place)) await makeCluster(place, dataDir, user, binaries);
  const folder = realpathSync(place);
  changeOwner(user, folder);
  if (!canEnter(user, folder)) {
    throw new StartError(
      `The system user that runs PostgreSQL cannot enter ${folder}: give the folders above it the mode o+x, or set DATA_DIR to another folder.`,
    );
  }
  // PostgreSQL refuses a folder that others can read, as after a restored backup.
  chmodSync(folder, 0o700);
  return { folder, user, binaries };
}

/** Built beside its final place: an interrupted start leaves nothing that looks like a cluster. */
async function makeCluster(place: string, dataDir: string, user: ServerUser, binaries: Binaries): Promise<void> {
  if (canEnter(user, dataDir)) {
    const unfinishedPlace = `${place}.unfinished`;
    rmSync(unfinishedPlace, { recursive: true, force: true });
    mkdirSync(unfinishedPlace, { mode: 0o700 });
    await initialise(unfinishedPlace, user, binaries);
    renameSync(unfinishedPlace, place);
  } else {
    mkdirSync(systemFolder, { recursive: true, mode: 0o755 });
    const elsewhere = mkdtempSync(join(systemFolder, 'data-'));
    await initialise(elsewhere, user, binaries);
    symlinkSync(elsewhere, place);
  }
}

async function initialise(folder: string, user: ServerUser, { initdb }: Binaries): Promise<void> {
  changeOwner(user, folder);
  const ctype = process.platform === 'darwin' ? 'UTF-8' : 'C.UTF-8';
  // Sorts by code point, the same on every machine; names are sorted by ICU collation where shown.
  const locale = [
    '--encoding=UTF8',
    '--locale-provider=builtin',
    '--builtin-locale=C.UTF-8',
    '--locale=C',
    `--lc-ctype=${ctype}`,
  ];
  // No password: only the socket is open, and only to this user.
  const access = [`--username=${roles.superuser}`, '--auth-local=trust', '--auth-host=reject'];
  try {
    await promisify(execFile)(initdb, ['-D', folder, ...access, ...locale], {
      ...user,
      cwd: '/',
      env: bareEnvironment,
    });
  } catch (error) {
    throw new StartError(`The embedded database could not be made in ${folder}: ${lastLineOf(error)}`, {
      cause: error,
    });
  }
}

function lastLineOf(error: unknown): string {
  const output = error instanceof Error && 'stderr' in error ? String(error.stderr) : '';
  const lines = output.split('\n').filter((line) => /error|fatal|could not/i.test(line));
  return lines.at(-1) ?? String(error);
}
