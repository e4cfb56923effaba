import { Worker } from 'node:worker_threads';
import { writablePart } from '@traiteur/domain/text/text-characters.ts';
import type { Cell, SpreadsheetColumn } from './spreadsheet-columns.ts';

/** One of several sheets of a file, small enough to be held: a report's, not a history's. */
export interface Sheet {
  name: string;
  /** Every heading once. */
  columns: readonly Omit<SpreadsheetColumn<never>, 'value'>[];
  rows: readonly (readonly Cell[])[];
  /** How dates are shown that stand among texts. */
  dayFormat?: string;
}

/** A sheet of these rows. */
export const sheetOf = <Row>(
  name: string,
  rows: readonly Row[],
  columns: readonly SpreadsheetColumn<Row>[],
): Sheet => ({
  name,
  // What is written aside takes data alone, no functions.
  columns: columns.map(({ heading, width, format, wraps = false }) => ({ heading, width, format, wraps })),
  rows: rows.map((row) => columns.map(({ value }) => value(row))),
});

export interface Workbook {
  sheets: readonly Sheet[];
}

/** An Excel file of these sheets, each a table with filters. Written aside, so that nobody waits for it but who asked. */
export function workbookOf(sheets: readonly Sheet[]): Promise<Uint8Array> {
  const workbook: Workbook = { sheets: sheets.map(writable) };
  const worker = new Worker(new URL('./workbook-worker.ts', import.meta.url), { execArgv: [], workerData: workbook });
  const { promise, resolve, reject } = Promise.withResolvers<Uint8Array>();
  worker.once('message', resolve);
  worker.once('error', reject);
  worker.once('exit', () => reject(new Error('The workbook was never finished.')));
  return promise;
}

// Older texts may hold characters that are refused today: a single one would make the whole file unreadable.
const writable = (sheet: Sheet): Sheet => ({
  ...sheet,
  rows: sheet.rows.map((row) => row.map((cell) => (typeof cell === 'string' ? writablePart(cell) : cell))),
});
