import { execFileSync } from 'node:child_process';
import { statSync } from 'node:fs';
import { StartError } from '../../core/start-error.ts';
import { bareEnvironment } from './embedded-environment.ts';

/** The embedded server's system user; undefined for the current user. */
export type ServerUser = { uid: number; gid: number } | undefined;

/** PostgreSQL refuses root: the cluster's owner, or the system user `postgres`, created if missing. */
export function serverUser(cluster: string): ServerUser {
  if (process.getuid?.() !== 0) return undefined;
  const owner = statSync(cluster, { throwIfNoEntry: false });
  return owner && owner.uid !== 0 ? { uid: owner.uid, gid: owner.gid } : postgresUser();
}

export function changeOwner(user: ServerUser, folder: string): void {
  if (!user || statSync(folder).uid === user.uid) return;
  execFileSync('chown', ['-R', `${user.uid}:${user.gid}`, folder]);
}

/** Whether the user can enter the folder: a checkout under /root is closed to others. */
export const canEnter = (user: ServerUser, folder: string): boolean =>
  canRun(user, '/bin/sh', ['-c', 'cd -- "$1"', 'sh', folder]);

export function canRun(user: ServerUser, program: string, args: readonly string[]): boolean {
  try {
    execFileSync(program, args, { ...user, cwd: '/', env: bareEnvironment, stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}

function postgresUser(): ServerUser {
  try {
    return findPostgres();
  } catch {
    return makePostgres();
  }
}

function findPostgres(): ServerUser {
  const id = (flag: string) => Number(execFileSync('id', [flag, 'postgres'], { stdio: ['ignore', 'pipe', 'ignore'] }));
  return { uid: id('-u'), gid: id('-g') };
}

function makePostgres(): ServerUser {
  try {
    const shell = '/usr/sbin/nologin';
    execFileSync('useradd', ['--system', '--user-group', '--no-create-home', '--shell', shell, 'postgres'], {
      stdio: 'ignore',
    });
    return findPostgres();
  } catch (error) {
    throw new StartError(
      'PostgreSQL does not run as root and the system user "postgres" could not be made: make it, start Traiteur as an ordinary user, or set DATABASE_URL.',
      { cause: error },
    );
  }
}
