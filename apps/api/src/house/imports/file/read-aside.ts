import type { ImportSheet } from '@traiteur/contract/house/imports.ts';
import { readInThread } from '../../../core/read-in-thread.ts';
import { openTurns } from '../../../core/turns.ts';

type Message = { sheet: number; json: string } | { sheets: ImportSheet[] };

interface Reader {
  /** Lines of a sheet, as JSON. */
  write: (sheet: number, json: string) => Promise<void>;
}

const inTurn = openTurns({ atOnce: 1, mostWaiting: 3 });

/**
 * Reads a file in a thread of its own, so that nobody waits, and hands its lines on, a part at a time.
 * @returns its sheets
 * @throws {Refusal} `file-…`, `not-ready` while others are being read
 */
export const readAside = (file: Uint8Array, { write }: Reader): Promise<ImportSheet[]> =>
  inTurn(() => {
    let writing: Promise<void> = Promise.resolve();
    return readInThread<Message, ImportSheet[]>({
      script: new URL('./read-worker.ts', import.meta.url),
      file,
      // The largest file that is let in takes half of it, and a tenth of the time.
      mostMegabytes: 900,
      patience: 60_000,
      exhausted: 'file-too-large',
      onMessage(message, answer) {
        if ('json' in message) writing = writing.then(() => write(message.sheet, message.json));
        else answer(writing.then(() => message.sheets));
      },
    });
  });
