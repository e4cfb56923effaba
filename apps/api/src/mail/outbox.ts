import { randomBytes } from 'node:crypto';
import { mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Readable } from 'node:stream';

/** Keeps a whole message as a file that any mail program opens. Names sort by time; a file of that name is never half written. */
export async function keepInOutbox(folder: string, message: Uint8Array | Readable, now: Date): Promise<void> {
  // Links in mails open accounts: neither the folder nor its files are for other users of the machine.
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const name = `${now.toISOString().replaceAll(':', '-')}-${randomBytes(4).toString('hex')}.eml`;
  const unfinished = join(folder, `.${name}`);
  await writeFile(unfinished, message, { mode: 0o600 });
  await rename(unfinished, join(folder, name));
}
