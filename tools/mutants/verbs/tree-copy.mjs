import { cpSync, mkdirSync, readdirSync, rmSync, symlinkSync } from 'node:fs';
import { basename, join } from 'node:path';
import { root } from '../../run.mjs';

const copiedEntries = ['apps', 'packages', 'db', 'tools', 'package.json', 'tsconfig.json', 'vitest.config.ts'];

/** What is no source; the database server of earlier tests stays with the copy. */
const leftOut = new Set(['node_modules', 'dist', '.cache']);

/**
 * Copies the tree below `.cache`, as it is now, and answers where. Packages of the registry are found further up; ours
 * are linked, or the copy would run the originals.
 */
export function copyTree(place) {
  const copy = join(root, '.cache/mutants', `verbs-${place}`);
  mkdirSync(join(copy, 'node_modules/@traiteur'), { recursive: true });
  for (const entry of copiedEntries) {
    rmSync(join(copy, entry), { recursive: true, force: true });
    cpSync(join(root, entry), join(copy, entry), { recursive: true, filter: (path) => !leftOut.has(basename(path)) });
  }
  for (const folder of ['apps', 'packages'])
    for (const name of readdirSync(join(copy, folder))) {
      const link = join(copy, 'node_modules/@traiteur', name);
      rmSync(link, { force: true });
      symlinkSync(join(copy, folder, name), link, 'junction');
    }
  return copy;
}
