import { parentPort, workerData } from 'node:worker_threads';
import { readTable } from './read-table.ts';
import { UnreadableFile } from '../../../core/unreadable-file.ts';

/** Lines of a message: as text, which goes on into the database without being read by whoever waits. */
const linesAtOnce = 1000;

try {
  const sheets = await readTable(workerData as Uint8Array<ArrayBuffer>);
  sheets.forEach(({ lines }, sheet) => {
    for (let start = 0; start < lines.length; start += linesAtOnce)
      parentPort?.postMessage({ sheet, json: JSON.stringify(lines.slice(start, start + linesAtOnce)) });
  });
  parentPort?.postMessage({
    sheets: sheets.map(({ name, formula = null, lines }) => ({ name, formula, rows: lines.length })),
  });
} catch (error) {
  parentPort?.postMessage({ code: error instanceof UnreadableFile ? error.code : 'file-not-a-table' });
}
