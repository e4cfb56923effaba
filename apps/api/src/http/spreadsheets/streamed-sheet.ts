import { Readable } from 'node:stream';
import { strFromU8, strToU8, unzipSync } from 'fflate';
import { nameOf, sheetRows } from './sheet-rows.ts';
import type { Cell, SpreadsheetColumn } from './spreadsheet-columns.ts';
import type { Sheet } from './workbook.ts';
import { writeSheetOf } from './write-sheet.ts';
import { type ZipPart, zipOf } from './zip-stream.ts';

/** Excel's limit, without the heading; more rows go to the next sheet. */
const mostRows = 1_048_575;

interface StreamedFile<Row> {
  rows: AsyncIterable<Row>;
  total: number;
  name: string;
  columns: readonly SpreadsheetColumn<Row>[];
  front?: readonly Sheet[];
  more?: readonly Sheet[];
}

/** Writes the file with one sample row, then streams the rows in its place. Destroying the stream ends `rows`. */
export const xlsxOf = <Row>(file: StreamedFile<Row>): Readable => Readable.from(bytesOf(file), { objectMode: false });

async function* bytesOf<Row>({ rows, total, name, columns, front = [], more = [] }: StreamedFile<Row>) {
  const count = Math.max(1, Math.ceil(total / mostRows));
  const sample = total > 0 ? [columns.map(() => 'x')] : [];
  const sheets = Array.from({ length: count }, (_, index) => ({
    name: index === 0 ? name : `${name.slice(0, 26)} ${index + 1}`,
    columns,
    rows: sample,
  }));
  // With the first export.
  const { writeXlsx } = await import('hucre/xlsx');
  const parts = unzipSync(await writeXlsx({ sheets: [...front, ...sheets, ...more].map(writeSheetOf) }));
  const cells = cellsOf(rows, columns);
  try {
    yield* zipOf(partsOf({ parts, cells, total, start: front.length, count, width: columns.length }));
  } finally {
    await cells.return(undefined);
  }
}

interface Filled {
  parts: Readonly<Record<string, Uint8Array>>;
  cells: AsyncGenerator<readonly Cell[], undefined>;
  total: number;
  start: number;
  count: number;
  width: number;
}

/** Growing parts first: their rows are counted while they are written. */
function* partsOf({ parts, cells, total, start, count, width }: Filled): Generator<ZipPart> {
  const sheets = Array.from({ length: count }, (_, index) => `xl/worksheets/sheet${start + index + 1}.xml`);
  for (const path of sheets) yield { path, data: filledSheet(strFromU8(parts[path] ?? new Uint8Array()), cells) };
  for (const [path, bytes] of Object.entries(parts)) {
    if (sheets.includes(path)) continue;
    const table = path.startsWith('xl/tables/') ? strFromU8(bytes) : '';
    // Table names use the sheet's position; part files are numbered without sheets that have no table.
    const place = Number(/ displayName="Table(\d+)"/.exec(table)?.[1]) - 1 - start;
    const isGrown = place >= 0 && place < count && total > 0;
    const last = 1 + Math.min(mostRows, total - place * mostRows);
    const grownTable = isGrown && table.replaceAll(`:${nameOf(width - 1)}2"`, `:${nameOf(width - 1)}${last}"`);
    yield { path, data: [grownTable ? strToU8(grownTable) : bytes] };
  }
}

async function* filledSheet(sheet: string, cells: Filled['cells']): AsyncGenerator<Uint8Array, undefined> {
  const [row = ''] = /<row r="2".*?<\/row>/s.exec(sheet) ?? [];
  const styles = [...row.matchAll(/<c [^>]*?s="(\d+)"/g)].map(([, number = '0']) => number);
  const [head = '', tail = ''] = row ? sheet.split(row) : [sheet];
  // The dimension is optional, and this one says two rows.
  yield strToU8(head.replace(/<dimension [^>]*\/>/, ''));
  if (row) for await (const rows of sheetRows({ cells, most: mostRows, styles })) yield strToU8(rows);
  yield strToU8(tail);
}

async function* cellsOf<Row>(
  rows: AsyncIterable<Row>,
  columns: readonly SpreadsheetColumn<Row>[],
): AsyncGenerator<readonly Cell[], undefined> {
  for await (const row of rows) yield columns.map(({ value }) => value(row));
}
