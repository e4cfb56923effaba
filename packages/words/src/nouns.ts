import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Phrases } from './phrases/phrase.ts';

/**
 * The texts of every noun, by its name. Each file adds its own, so that a noun needs no line in a list:
 * `declare module './nouns.ts' { interface NounWords { tags: typeof tags } }`.
 */
export interface NounWords {}

/** Reads the nouns' texts from the files that add some. For the build and for tests: a browser gets them in its language alone. */
export async function readNounWords(): Promise<NounWords> {
  const files = readdirSync(import.meta.dirname, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts'))
    .map((name) => join(import.meta.dirname, name))
    .filter((file) => /^declare module '.*nouns\.ts'/m.test(readFileSync(file, 'utf8')));
  const modules = await Promise.all(files.map(async (file) => (await import(file)) as Phrases));
  // Each of these files declares in `NounWords` what it exports; a test compares the two.
  return Object.assign({}, ...modules) as NounWords;
}
