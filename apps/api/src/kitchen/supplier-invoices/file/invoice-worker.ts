import { parentPort, workerData } from 'node:worker_threads';
import { UnreadableFile } from '../../../core/unreadable-file.ts';
import { readInvoiceFile } from './read-invoice-file.ts';

try {
  parentPort?.postMessage(readInvoiceFile(workerData as Uint8Array));
} catch (error) {
  parentPort?.postMessage({ code: error instanceof UnreadableFile ? error.code : 'file-not-an-invoice' });
}
