import { execFileSync } from 'node:child_process';
import { statSync } from 'node:fs';
import { StartError } from '../../core/start-error.ts';
import { bareEnvironment } from './embedded-environment.ts';

/** The system user that runs the embedded server; undefined is the user who starts Traiteur. */
export type ServerUser = { uid: number; gid: number } | undefined;

/**
 * PostgreSQL refuses to run as root: then it runs as the owner of an existing cluster, or as the system user
 * `postgres`, made where it is missing.
 */
export function serverUser(cluster: string): ServerUser {
  if (process.getuid?.() !== 0) return undefined;
  const owner = statSync(cluster, { throwIfNoEntry: false });
  return owner && owner.uid !== 0 ? { uid: owner.uid, gid: owner.gid } : postgresUser();
}

/** Hands a folder and all in it to the server's user. */
export function changeOwner(user: ServerUser, folder: string): void {
  if (!user || statSync(folder).uid === user.uid) return;
  execFileSync('chown', ['-R', `${user.uid}:${user.gid}`, folder]);
}

/** Whether that user can make its way into the folder: a checkout under /root is closed to others. */
export const canEnter = (user: ServerUser, folder: string): boolean =>
  canRun(user, '/bin/sh', ['-c', 'cd -- "$1"', 'sh', folder]);

/** Whether a program runs as that user, and ends well. */
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
