import { accessSync, chmodSync, constants, existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { codeOf, StartError } from '../../core/start-error.ts';

/** Returns a function that unlocks the folder. @throws {StartError} when it is unusable or locked */
export function lockDataFolder(dataDir: string): () => void {
  makeFolder(dataDir);
  return lock(dataDir);
}

function makeFolder(dataDir: string): void {
  try {
    // Other users may pass through to their folder inside, but not list it.
    mkdirSync(dataDir, { recursive: true, mode: 0o711 });
    accessSync(dataDir, constants.R_OK | constants.W_OK | constants.X_OK);
  } catch (error) {
    throw new StartError(sentenceFor(codeOf(error), dataDir), { cause: error });
  }
}

function sentenceFor(code: string, dataDir: string): string {
  switch (code) {
    case 'EEXIST':
    case 'ENOTDIR':
      return `The data folder ${dataDir} is a file, or lies under one: remove it, or set DATA_DIR to another folder.`;
    case 'EROFS':
      return `The data folder ${dataDir} is on a read-only disk: set DATA_DIR to a folder that can be written.`;
    case 'ENOSPC':
      return `The disk of the data folder ${dataDir} is full: make room, or set DATA_DIR to another folder.`;
    default:
      return `The data folder ${dataDir} cannot be read and written by this user: change its owner, or set DATA_DIR to another folder.`;
  }
}

/** Milliseconds: enough for a Traiteur that is stopping. */
const patience = 500;

/** By SQLite, as Node has no file lock. The kernel releases it however the process ends: never stale. */
function lock(dataDir: string): () => void {
  const path = join(dataDir, 'lock');
  try {
    // SQLite's default mode lets others read it, and a reader may lock it. Never open a locked file again: closing it
    // would unlock.
    if (!existsSync(path)) writeFileSync(path, '', { mode: 0o600 });
    chmodSync(path, 0o600);
    const file = new DatabaseSync(path, { timeout: patience });
    file.exec('PRAGMA journal_mode = MEMORY; BEGIN EXCLUSIVE');
    return () => file.close();
  } catch (error) {
    const sentence = isHeld(error)
      ? `Another Traiteur is using the data folder ${dataDir}: stop it first, or set DATA_DIR to another folder.`
      : sentenceFor(codeOf(error), dataDir);
    throw new StartError(sentence, { cause: error });
  }
}

/** SQLITE_BUSY; all errors of node:sqlite share one code. */
function isHeld(error: unknown): boolean {
  return error instanceof Error && 'errcode' in error && error.errcode === 5;
}
