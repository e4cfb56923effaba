import { readSheet } from 'read-excel-file/universal';
import { checkArchive } from './checked-archive.ts';
import { UnreadableFile } from '../../../core/unreadable-file.ts';
import type { WorkbookSheet } from './workbook-sheets.ts';

export interface SheetRows {
  name: string;
  rows: string[][];
  /** Where its first formula stands: then nothing of it is read. */
  formula: string | undefined;
}

/** More are a book, no list. */
const mostSheets = 20;
/** Of a sheet of Excel. */
const mostRows = 1_048_576;

/** Those that are seen by whoever opens the workbook. @throws {UnreadableFile} */
export async function readExcel(bytes: Uint8Array<ArrayBuffer>): Promise<SheetRows[]> {
  const sheets = checkArchive(bytes).filter(({ isHidden }) => !isHidden);
  if (sheets.length > 0 && sheets.every(({ formula }) => formula !== undefined))
    throw new UnreadableFile('file-with-formulas');
  const rowsOfSheets: SheetRows[] = [];
  for (const { name, formula, ...marks } of sheets.slice(0, mostSheets))
    rowsOfSheets.push({ name, formula, rows: formula === undefined ? await rowsOf(bytes, name, marks) : [] });
  return rowsOfSheets;
}

async function rowsOf(
  bytes: Uint8Array<ArrayBuffer>,
  name: string,
  { errors, merges }: Pick<WorkbookSheet, 'errors' | 'merges'>,
): Promise<string[][]> {
  const data = await readSheet(bytes.buffer, name).catch((cause: unknown) => {
    throw new UnreadableFile('file-not-a-table', { cause });
  });
  const rows = data.map((row) => row.map(textOf));
  for (const { row, column, text } of errors) {
    // Its reader drops lines that hold nothing else.
    while (rows.length <= row && row < mostRows) rows.push([]);
    if (rows[row]) rows[row][column] = text;
  }
  for (const { row, column, lastRow } of merges)
    for (const below of rows.slice(row + 1, lastRow + 1)) below[column] ||= rows[row]?.[column] ?? '';
  return rows.map((row) => Array.from(row, (text) => text ?? ''));
}

/** Days without their time, numbers without the noise of binary fractions. */
function textOf(value: unknown): string {
  if (typeof value === 'number') return String(Number(value.toPrecision(15)));
  if (value instanceof Date) return Number.isNaN(value.getTime()) ? '' : value.toISOString().slice(0, 10);
  if (typeof value === 'boolean') return value ? '1' : '0';
  return typeof value === 'string' ? value : '';
}
