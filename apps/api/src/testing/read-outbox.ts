import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import PostalMime, { type Email } from 'postal-mime';

export async function readOutbox(folder: string): Promise<Email[]> {
  const names = existsSync(folder) ? readdirSync(folder).sort() : [];
  // A name with a leading dot is still being written.
  const mails = names.filter((name) => !name.startsWith('.'));
  return Promise.all(mails.map((name) => PostalMime.parse(readFileSync(join(folder, name)))));
}
