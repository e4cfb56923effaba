import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root, runNpm, Stop } from './run.mjs';

/** Folders with a lock of their own: the house's, and that of a tool which few people run. */
export const lockedFolders = { house: root, mutants: join(root, 'tools/mutants/rules') };

/** Installs a folder's dependencies when those at hand are not the locked ones. */
export async function install(folder = lockedFolders.house) {
  if (isInstalled(folder)) return;
  console.log('Installing the dependencies…');
  // Not `npm ci`: it refuses a lock made where the registry does not carry the packages of every other system.
  const { code, output } = await runNpm(['install', '--no-save', '--no-audit', '--no-fund'], folder);
  if (code === 0 && isInstalled(folder)) return;
  throw new Stop(
    `${output.trim()}\nThe locked dependencies could not be installed: see the lines above, or try again.`,
  );
}

function isInstalled(folder) {
  const installed = join(folder, 'node_modules/.package-lock.json');
  if (!existsSync(installed)) return false;
  // npm writes what it has installed into a lock file of its own, last of all.
  return differences(packagesIn(join(folder, 'package-lock.json')), packagesIn(installed)).length === 0;
}

const thisSystem = {
  platform: process.platform,
  arch: process.arch,
  libc: existsSync('/etc/alpine-release') ? 'musl' : 'glibc',
};

/**
 * Paths of the locked packages that are not installed in that version. One for another system need not be;
 * npm takes the same liberty with one for this system that it failed to fetch, so that is looked at here.
 */
export function differences(lockedPackages, installed, system = thisSystem) {
  return Object.entries(lockedPackages)
    .filter(([path]) => path.includes('node_modules/'))
    .filter(([path, lock]) => {
      const copy = installed[path];
      return copy ? copy.version !== lock.version : !lock.optional || isMadeFor(system, lock);
    })
    .map(([path]) => path);
}

function isMadeFor(system, { os, cpu, libc }) {
  return Boolean(os?.includes(system.platform) && cpu?.includes(system.arch) && (!libc || libc.includes(system.libc)));
}

function packagesIn(file) {
  return JSON.parse(readFileSync(file, 'utf8')).packages;
}
