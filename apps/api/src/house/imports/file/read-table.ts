import { writablePart } from '@traiteur/domain/text/text-characters.ts';
import { mostImportedRows } from '@traiteur/contract/house/imports.ts';
import { readCsv } from './read-csv.ts';
import { readExcel } from './read-excel.ts';
import { UnreadableFile } from './unreadable-file.ts';

/** Cells without trailing blanks; empty lines are left out, the others keep the number that they have in the file. */
interface FileLine {
  number: number;
  cells: string[];
}

const mostColumns = 200;
/** Lines of headings and titles above the rows. */
const mostLines = mostImportedRows + 20;
/** No field holds more: what is cut is too long all the same. */
const longestCell = 5000;

/** What a file is, its first bytes say: names and media types lie. @throws {UnreadableFile} */
export async function readTable(bytes: Uint8Array<ArrayBuffer>): Promise<FileLine[]> {
  const rows = startsWith(bytes, [0x50, 0x4b]) ? await readExcel(bytes) : readCsv(checkedText(bytes));
  const lines = rows.flatMap((row, index) => {
    const cells = row.map(cellOf);
    cells.length = cells.findLastIndex((cell) => cell !== '') + 1;
    return cells.length > 0 ? [{ number: index + 1, cells }] : [];
  });
  if (lines.length === 0) throw new UnreadableFile('file-empty');
  if (lines.length > mostLines) throw new UnreadableFile('file-too-many-rows');
  if (lines.some(({ cells }) => cells.length > mostColumns)) throw new UnreadableFile('file-too-many-columns');
  return lines;
}

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
  writablePart(text.slice(0, longestCell).replace(/^="(.*)"$/s, '$1')).replace(/^[\s\u00a0]+|[\s\u00a0]+$/g, '');
