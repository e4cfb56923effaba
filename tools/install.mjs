import { existsSync, readFileSync } from 'node:fs';
import { runNpm, Stop } from './run.mjs';

/** Installs the dependencies when those at hand are not the locked ones. */
export async function install() {
  if (isInstalled()) return;
  console.log('Installing the dependencies…');
  const { code, output } = await runNpm(['ci', '--no-audit', '--no-fund']);
  if (code !== 0) throw new Stop(`${output.trim()}\nThe dependencies could not be installed: see the lines above.`);
}

/** npm writes what it has installed into a lock file of its own, last of all. Packages for other systems are not in it. */
function isInstalled() {
  const installed = 'node_modules/.package-lock.json';
  if (!existsSync(installed)) return false;
  const locked = packagesIn('package-lock.json');
  const found = packagesIn(installed);
  return Object.entries(locked)
    .filter(([path]) => path.includes('node_modules/'))
    .every(([path, { version, optional }]) => (found[path] ? found[path].version === version : optional));
}

function packagesIn(file) {
  return JSON.parse(readFileSync(file, 'utf8')).packages;
}
