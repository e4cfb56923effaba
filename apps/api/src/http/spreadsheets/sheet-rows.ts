import { writablePart } from '@traiteur/domain/text/text-characters.ts';
import type { Cell } from './spreadsheet-columns.ts';

/** Markup that is given on at once, in characters. */
const chunkLength = 65_536;

interface Rows {
  cells: AsyncIterator<readonly Cell[], undefined>;
  /** How many there are at most; the rest stays for the next sheet. */
  most: number;
  /** The number of each column's style. */
  styles: readonly string[];
}

/** The rows of a sheet as SpreadsheetML, the first one below the headings. */
export async function* sheetRows({ cells, most, styles }: Rows): AsyncGenerator<string, undefined> {
  let chunk = '';
  for (let row = 2; row < most + 2; row++) {
    const { done, value } = await cells.next();
    if (done) break;
    chunk += `<row r="${row}">${value.map((cell, column) => cellOf(cell, `r="${nameOf(column)}${row}" s="${styles[column]}"`)).join('')}</row>`;
    if (chunk.length < chunkLength) continue;
    yield chunk;
    chunk = '';
  }
  yield chunk;
}

function cellOf(cell: Cell, attributes: string): string {
  if (cell === null) return `<c ${attributes}/>`;
  if (typeof cell === 'string')
    return `<c ${attributes} t="inlineStr"><is><t xml:space="preserve">${escape(cell)}</t></is></c>`;
  return `<c ${attributes}><v>${cell instanceof Date ? serialOf(cell) : cell}</v></c>`;
}

/** Days since the end of 1899, as spreadsheets count them. */
const serialOf = (clock: Date) => clock.getTime() / 86_400_000 + 25_569;

const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '\r': '&#13;' };

// Older texts may hold characters that are refused today: a single one would make the whole file unreadable.
const escape = (text: string) => writablePart(text).replace(/[&<>\r]/g, (character) => entities[character] ?? '');

/** The letters of a column: A, Z, AA. */
export function nameOf(column: number): string {
  const letter = String.fromCharCode(65 + (column % 26));
  return column < 26 ? letter : nameOf(Math.floor(column / 26) - 1) + letter;
}
