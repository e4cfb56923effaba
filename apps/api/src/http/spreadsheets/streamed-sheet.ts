import { Readable } from 'node:stream';
import type { ReadableStream } from 'node:stream/web';
import { writablePart } from '@traiteur/domain/text-characters.ts';
import { writeXlsxStream } from 'hucre/xlsx';
import type { SpreadsheetColumn } from './spreadsheet-columns.ts';

/**
 * An Excel file with a frozen row of headings, written while it is read: rows are asked for one at a time and never kept. Destroying it ends the
 * rows. Past Excel's 1 048 576 rows it goes on in a second sheet.
 */
export function xlsxOf<Row>(
  rows: AsyncIterable<Row>,
  name: string,
  columns: readonly SpreadsheetColumn<Row>[],
): Readable {
  const stream = writeXlsxStream(cellsOf(rows, columns), {
    name,
    freezePane: { rows: 1 },
    columns: columns.map(({ heading, width, format }) => ({ header: heading, width, numFmt: format })),
  });
  // The library means the browser's type, Node its own: at run time they are the same.
  return Readable.fromWeb(stream as ReadableStream<Uint8Array>);
}

async function* cellsOf<Row>(rows: AsyncIterable<Row>, columns: readonly SpreadsheetColumn<Row>[]) {
  for await (const row of rows) yield columns.map(({ value }) => writableCell(value(row)));
}

// Kept before such characters were refused, a single one would make the whole file unreadable.
const writableCell = <Cell>(cell: Cell) => (typeof cell === 'string' ? writablePart(cell) : cell);
