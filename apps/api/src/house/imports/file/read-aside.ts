import { Worker } from 'node:worker_threads';
import type { ImportSheet } from '@traiteur/contract/house/imports.ts';
import { Refusal } from '../../../core/refusal.ts';
import { openTurns } from '../../../core/turns.ts';
import type { FileFault } from './unreadable-file.ts';

type Message = { sheet: number; json: string } | { sheets: ImportSheet[] } | { code: FileFault };

interface Reader {
  /** Lines of a sheet, as JSON. */
  write: (sheet: number, json: string) => Promise<void>;
}

const inTurn = openTurns({ atOnce: 1, mostWaiting: 3 });

/** Of the thread's own heap; the largest file that is let in takes half. */
const mostMegabytes = 900;

/** Milliseconds; the largest file takes a tenth. */
const patience = 60_000;

/**
 * Reads a file in a thread of its own, so that nobody waits, and hands its lines on, a part at a time.
 * @returns its sheets
 * @throws {Refusal} `file-…`, `not-ready` while others are being read
 */
export const readAside = (file: Uint8Array, { write }: Reader): Promise<ImportSheet[]> =>
  inTurn(async () => {
    // Its own copy: the thread takes it over.
    const bytes = Uint8Array.from(file);
    const worker = new Worker(new URL('./read-worker.ts', import.meta.url), {
      execArgv: [],
      workerData: bytes,
      transferList: [bytes.buffer],
      resourceLimits: { maxOldGenerationSizeMb: mostMegabytes },
    });
    const hurry = setTimeout(() => void worker.terminate(), patience);
    const { promise, resolve, reject } = Promise.withResolvers<ImportSheet[]>();
    let writing: Promise<void> = Promise.resolve();
    worker.on('message', (message: Message) => {
      if ('json' in message) writing = writing.then(() => write(message.sheet, message.json));
      else if ('code' in message) reject(new Refusal(message.code));
      else writing.then(() => resolve(message.sheets), reject);
    });
    // Memory or time ran out: that is a file too large for us.
    worker.once('error', (cause) => reject(new Refusal('file-too-large', {}, { cause })));
    worker.once('exit', (code) => code !== 0 && reject(new Refusal('file-too-large')));
    try {
      return await promise;
    } finally {
      clearTimeout(hurry);
      await worker.terminate();
    }
  });
