import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { runQuietly, Stop } from './run.mjs';

const shared = ['packages', 'package-lock.json'];

/** `last` is what the build writes last. The site is built for browsers, then for the server that renders it. */
const fronts = [
  { name: 'admin', last: 'index.html', builds: [['apps/admin']] },
  { name: 'shop', last: 'server/server.js', builds: [['apps/shop'], ['apps/shop', '--ssr', 'src/server.tsx']] },
];

const programConfig = 'tools/program.config.ts';
const program = { name: 'api', last: 'main.js', builds: [['--config', programConfig]], more: ['db', programConfig] };

/** Builds each front end whose sources have changed since it was last built, side by side. */
export const buildFronts = () => Promise.all(fronts.map(build));

/** Builds the server as one file where its sources have changed; `node apps/api/src/main.ts` needs none of that. */
export const buildProgram = () => build(program);

async function build({ name, last, builds, more = [] }) {
  const folder = `apps/${name}`;
  const stamp = `.cache/built-${name}`;
  const sources = hashOf([folder, ...more, ...shared]);
  if (existsSync(join(folder, 'dist', last)) && existsSync(stamp) && readFileSync(stamp, 'utf8') === sources) return;
  console.log(`Building ${folder}…`);
  for (const options of builds) {
    const { code, output } = await runQuietly('node', ['node_modules/vite/bin/vite.js', 'build', ...options]);
    if (code !== 0) throw new Stop(`${output.trim()}\nBuilding ${folder} failed: see the lines above.`);
  }
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
  if (/\.(?:json|ts)$/.test(place)) return [place];
  return readdirSync(place, { withFileTypes: true })
    .filter(({ name }) => !['node_modules', 'dist'].includes(name) && !/\.test\.tsx?$/.test(name))
    .flatMap((entry) => (entry.isDirectory() ? filesIn(join(place, entry.name)) : [join(place, entry.name)]))
    .sort();
}
