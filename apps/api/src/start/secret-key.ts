import { randomBytes } from 'node:crypto';
import { linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { codeOf, StartError } from '../core/start-error.ts';

/** Characters. */
export const shortestSecretKey = 32;

/** A private file, made at the first start, when no setting gives a key: a copied database alone reveals nothing. */
export function secretKeyIn(dataDir: string): Buffer {
  const place = join(dataDir, 'secret.key');
  try {
    return readKey(place);
  } catch (error) {
    if (codeOf(error) !== 'ENOENT') throw unusable(place, error);
  }
  try {
    makeKey(dataDir, place);
    return readKey(place);
  } catch (error) {
    throw unusable(place, error);
  }
}

function readKey(place: string): Buffer {
  // The file's text is the key, as in the setting: each can replace the other.
  const key = readFileSync(place, 'utf8').trim();
  if (key.length < shortestSecretKey) throw new Error('not a key');
  return Buffer.from(key);
}

/** Written atomically; of two simultaneous starts, the first wins. */
function makeKey(dataDir: string, place: string): void {
  mkdirSync(dataDir, { recursive: true, mode: 0o711 });
  const unfinishedFile = join(dataDir, `.secret.key-${randomBytes(4).toString('hex')}`);
  writeFileSync(unfinishedFile, `${randomBytes(32).toString('base64')}\n`, { mode: 0o600, flush: true });
  try {
    linkSync(unfinishedFile, place);
  } catch (error) {
    if (codeOf(error) !== 'EEXIST') throw error;
  } finally {
    rmSync(unfinishedFile);
  }
}

const unusable = (place: string, cause: unknown) =>
  new StartError(
    `The key in ${place} cannot be read or made: bring back the one that was there, or set SECRET_KEY to it.`,
    { cause },
  );
