import { readInThread } from '../../../core/read-in-thread.ts';
import { openTurns } from '../../../core/turns.ts';
import type { readInvoiceFile } from './read-invoice-file.ts';

type InvoiceFile = ReturnType<typeof readInvoiceFile>;

const inTurn = openTurns({ atOnce: 1, mostWaiting: 20 });

/** @throws {Refusal} `file-…`, `not-ready` while many others are being read */
export const readInvoiceAside = (file: Uint8Array): Promise<InvoiceFile> =>
  inTurn(() =>
    readInThread<InvoiceFile, InvoiceFile>({
      script: new URL('./invoice-worker.ts', import.meta.url),
      file,
      mostMegabytes: 400,
      // Milliseconds; the largest file takes a tenth.
      patience: 10_000,
      exhausted: 'file-unpacks-too-large',
      onMessage: (message, answer) => answer(message),
    }),
  );
