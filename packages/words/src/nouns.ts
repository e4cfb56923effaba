import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Phrases } from './phrases/phrase.ts';

/**
 * Each file adds its own texts, so that a new noun needs no line in a list:
 * `declare module './nouns.ts' { interface NounWords { tags: typeof tags } }`.
 */
export interface NounWords {}

/** For the build and tests only: a browser loads one language. */
export async function readNounWords(): Promise<NounWords> {
  const files = readdirSync(import.meta.dirname, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts'))
    .map((name) => join(import.meta.dirname, name))
    .filter((file) => /^declare module '.*nouns\.ts'/m.test(readFileSync(file, 'utf8')));
  const modules = await Promise.all(files.map(async (file) => (await import(file)) as Phrases));
  // A test compares the exports with `NounWords`.
  return Object.assign({}, ...modules) as NounWords;
}
