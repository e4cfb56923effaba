import { randomBytes } from 'node:crypto';
import { mkdir, rename, writeFile } from 'node:fs/promises';
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
