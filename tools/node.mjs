import { spawnSync } from 'node:child_process';
import { delimiter, join } from 'node:path';
import { root, runNpm, Stop } from './run.mjs';

const version = '24.21.0';

/** Puts a Node that runs TypeScript first on the PATH: the one in use when it is recent, else one fetched from npm. */
export async function preferRecentNode() {
  if (isRecent(process.versions.node)) return;
  const system = process.platform === 'win32' ? 'win' : process.platform;
  const name = `node-${system}-${process.arch}`;
  const cache = join(root, '.cache/node');
  const folder = join(cache, 'node_modules', name, 'bin');
  process.env.PATH = folder + delimiter + process.env.PATH;
  if (versionIn(folder) === `v${version}`) return;
  console.log(`Fetching Node ${version}, since this one is ${process.versions.node}…`);
  const args = ['install', '--prefix', cache, '--ignore-scripts', '--no-save', '--no-audit', '--no-fund'];
  const { code, output } = await runNpm([...args, `${name}@${version}`]);
  if (code === 0 && versionIn(folder) === `v${version}`) return;
  throw new Stop(
    `${output.trim()}\nNode ${version} could not be fetched: install Node 24 yourself, or look at the lines above.`,
  );
}

/** 22.22 is the first whose tools all run; the odd numbers are short-lived and left out by several. */
export function isRecent(numbers) {
  const [major, minor] = numbers.split('.').map(Number);
  return major === 22 ? minor >= 22 : major >= 24;
}

function versionIn(folder) {
  return spawnSync(join(folder, 'node'), ['--version'], { encoding: 'utf8' }).stdout?.trim();
}
