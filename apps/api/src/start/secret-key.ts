import { randomBytes } from 'node:crypto';
import { linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { codeOf, StartError } from '../core/start-error.ts';

/** In characters. */
export const shortestSecretKey = 32;

/**
 * The key that secrets in the database are sealed with, where no setting says one: a file of the data folder that only this user reads,
 * made at the first start. A database that is copied without it gives nothing away.
 */
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
  // Its text is the key, as it is where the setting says one: either may take the other's place.
  const key = readFileSync(place, 'utf8').trim();
  if (key.length < shortestSecretKey) throw new Error('not a key');
  return Buffer.from(key);
}

/** A file of that name is never half written, and of two that start at once the first makes it. */
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
