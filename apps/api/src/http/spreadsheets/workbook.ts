import { Worker } from 'node:worker_threads';
import { writablePart } from '@traiteur/domain/text/text-characters.ts';
import type { Cell, SpreadsheetColumn } from './spreadsheet-columns.ts';

export interface Sheet {
  name: string;
  /** Headings are unique. */
  columns: readonly Omit<SpreadsheetColumn<never>, 'value'>[];
  rows: readonly (readonly Cell[])[];
  dayFormat?: string;
}

export const sheetOf = <Row>(
  name: string,
  rows: readonly Row[],
  columns: readonly SpreadsheetColumn<Row>[],
): Sheet => ({
  name,
  // Worker threads take data, not functions.
  columns: columns.map(({ heading, width, format, wraps = false }) => ({ heading, width, format, wraps })),
  rows: rows.map((row) => columns.map(({ value }) => value(row))),
});

export interface Workbook {
  sheets: readonly Sheet[];
}

/** In a worker, so that other requests do not wait. */
export function workbookOf(sheets: readonly Sheet[]): Promise<Uint8Array> {
  const workbook: Workbook = { sheets: sheets.map(writable) };
  const worker = new Worker(new URL('./workbook-worker.ts', import.meta.url), { execArgv: [], workerData: workbook });
  const { promise, resolve, reject } = Promise.withResolvers<Uint8Array>();
  worker.once('message', resolve);
  worker.once('error', reject);
  worker.once('exit', () => reject(new Error('The workbook was never finished.')));
  return promise;
}

// One character that is invalid in XML makes the whole file unreadable, and older texts may contain some.
const writable = (sheet: Sheet): Sheet => ({
  ...sheet,
  rows: sheet.rows.map((row) => row.map((cell) => (typeof cell === 'string' ? writablePart(cell) : cell))),
});
