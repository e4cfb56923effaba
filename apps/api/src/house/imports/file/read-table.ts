import { writablePart } from '@traiteur/domain/text/text-characters.ts';
import { mostImportedRows } from '@traiteur/contract/house/imports.ts';
import { readCsv } from './read-csv.ts';
import { readExcel, type SheetRows } from './read-excel.ts';
import { UnreadableFile } from '../../../core/unreadable-file.ts';

/** Cells without trailing blanks; empty lines are left out, the others keep the number that they have in the file. */
interface FileLine {
  number: number;
  cells: string[];
}

interface FileSheet extends Pick<SheetRows, 'name' | 'formula'> {
  lines: FileLine[];
}

const mostColumns = 200;
/** Lines of headings and titles above the rows. */
const mostLines = mostImportedRows + 20;
/** Of all sheets. */
const mostLinesInAll = 2 * mostLines;
/** No field holds more: what is cut is too long all the same. */
const longestCell = 5000;

/** What a file is, its first bytes say: names and media types lie. A CSV file is one sheet. @throws {UnreadableFile} */
export async function readTable(bytes: Uint8Array<ArrayBuffer>): Promise<FileSheet[]> {
  const sheets = startsWith(bytes, [0x50, 0x4b])
    ? await readExcel(bytes)
    : [{ name: '', formula: undefined, rows: readCsv(checkedText(bytes)) }];
  const filledSheets = sheets
    .map(({ name, formula, rows }) => ({ name, formula, lines: linesOf(rows) }))
    .filter(({ formula, lines }) => formula !== undefined || lines.length > 0);
  if (filledSheets.every(({ lines }) => lines.length === 0)) throw new UnreadableFile('file-empty');
  const count = filledSheets.reduce((sum, { lines }) => sum + lines.length, 0);
  if (count > mostLinesInAll || filledSheets.some(({ lines }) => lines.length > mostLines))
    throw new UnreadableFile('file-too-many-rows');
  if (filledSheets.some(({ lines }) => lines.some(({ cells }) => cells.length > mostColumns)))
    throw new UnreadableFile('file-too-many-columns');
  return filledSheets;
}

const linesOf = (rows: readonly string[][]): FileLine[] =>
  rows.flatMap((row, index) => {
    const cells = row.map(cellOf);
    cells.length = cells.findLastIndex((cell) => cell !== '') + 1;
    return cells.length > 0 ? [{ number: index + 1, cells }] : [];
  });

/** Before Excel 2007, and a workbook behind a password. */
const oldOffice = [0xd0, 0xcf, 0x11, 0xe0];
const pictures = [
  [0x89, 0x50, 0x4e, 0x47],
  [0xff, 0xd8, 0xff],
  [0x47, 0x49, 0x46, 0x38],
  [0x25, 0x50, 0x44, 0x46],
];

function checkedText(bytes: Uint8Array): Uint8Array {
  if (startsWith(bytes, oldOffice)) throw new UnreadableFile('file-old-format');
  if (pictures.some((sign) => startsWith(bytes, sign))) throw new UnreadableFile('file-not-a-table');
  return bytes;
}

const startsWith = (bytes: Uint8Array, sign: readonly number[]) => sign.every((byte, index) => bytes[index] === byte);

/** `="0612"` is how some programs keep a text from being a number. */
const cellOf = (text: string): string =>
  writablePart(text.slice(0, longestCell).replace(/^="(.*)"$/s, '$1'))
    .replace(/^[\s\u00a0]+|[\s\u00a0]+$/g, '')
    .normalize('NFC');
