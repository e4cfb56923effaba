import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { runQuietly, Stop } from './run.mjs';

const shared = ['packages', 'package-lock.json'];

/** Builds each front end whose sources have changed since it was last built. */
export async function buildFronts() {
  for (const name of ['admin', 'shop']) await buildFront(name);
}

async function buildFront(name) {
  const folder = `apps/${name}`;
  if (!existsSync(join(folder, 'index.html'))) return;
  const stamp = `.cache/built-${name}`;
  const sources = hashOf([folder, ...shared]);
  if (existsSync(join(folder, 'dist/index.html')) && existsSync(stamp) && readFileSync(stamp, 'utf8') === sources)
    return;
  console.log(`Building ${folder}…`);
  const { code, output } = await runQuietly('node', ['node_modules/vite/bin/vite.js', 'build', folder]);
  if (code !== 0) throw new Stop(`${output.trim()}\nBuilding ${folder} failed: see the lines above.`);
  mkdirSync('.cache', { recursive: true });
  writeFileSync(stamp, sources);
}

function hashOf(places) {
  const hash = createHash('sha256');
  for (const place of places) {
    for (const file of filesIn(place)) hash.update(file).update('\0').update(readFileSync(file)).update('\0');
  }
  return hash.digest('hex');
}

function filesIn(place) {
  if (!existsSync(place)) return [];
  if (place.endsWith('.json')) return [place];
  return readdirSync(place, { withFileTypes: true })
    .filter(({ name }) => !['node_modules', 'dist'].includes(name) && !/\.test\.tsx?$/.test(name))
    .flatMap((entry) => (entry.isDirectory() ? filesIn(join(place, entry.name)) : [join(place, entry.name)]))
    .sort();
}
