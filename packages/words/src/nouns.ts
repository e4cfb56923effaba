import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Phrases } from './phrases/phrase.ts';

/**
 * The texts of every noun, by its name. Each file adds its own, so that a noun needs no line in a list:
 * `declare module './nouns.ts' { interface NounWords { tags: typeof tags } }`.
 */
export interface NounWords {}

/** Texts that are no noun's: a front end's, which `administration.ts` adds, and the server's own. */
const others = ['administration', 'nouns', 'front', 'letters', 'starting'];

/** Reads the nouns' texts from their files. For the build and for tests: a browser gets them in its language alone. */
export async function readNounWords(): Promise<NounWords> {
  const files = ['', 'access', 'clients', 'delivery', 'site'].flatMap((room) =>
    readdirSync(join(import.meta.dirname, room))
      .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts') && !others.includes(file.slice(0, -3)))
      .map((file) => join(import.meta.dirname, room, file)),
  );
  const modules = await Promise.all(files.map(async (file) => (await import(file)) as Phrases));
  // Each of these files declares in `NounWords` what it exports; a test compares the two.
  return Object.assign({}, ...modules) as NounWords;
}
