import { randomBytes } from 'node:crypto';
import { mkdir, readdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Readable } from 'node:stream';

let count = 0;

/** Writes an .eml file, complete before it gets its name. Names sort by time, then by turn. */
export async function writeToOutbox(folder: string, message: Uint8Array | Readable, now: Date): Promise<void> {
  const turn = String(count++).padStart(9, '0');
  // Links in mails open accounts: other users of the machine must not read them.
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const name = `${now.toISOString().replaceAll(':', '-')}-${turn}-${randomBytes(4).toString('hex')}.eml`;
  const unfinishedFile = join(folder, `.${name}`);
  await writeFile(unfinishedFile, message, { mode: 0o600 });
  await rename(unfinishedFile, join(folder, name));
}

export interface KeptLetter {
  /** Name of its file. */
  name: string;
  at: string;
  to: string;
  subject: string;
  text: string;
}

/** The newest first. */
export async function readNewest(folder: string, most: number): Promise<KeptLetter[]> {
  // Of the demonstration alone, where its owner looks at mails.
  const { default: PostalMime } = await import('postal-mime');
  const names = await readdir(folder).catch((): string[] => []);
  // A name with a leading dot is still being written.
  const newest = names
    .filter((name) => name.endsWith('.eml') && !name.startsWith('.'))
    .toSorted()
    .toReversed()
    .slice(0, most);
  return Promise.all(
    newest.map(async (name) => {
      const { to = [], subject = '', text = '' } = await PostalMime.parse(await readFile(join(folder, name)));
      const at = `${name.slice(0, 13)}:${name.slice(14, 16)}:${name.slice(17, 24)}`;
      return { name, at, to: to.map(({ address }) => address).join(', '), subject, text: text.trim() };
    }),
  );
}
