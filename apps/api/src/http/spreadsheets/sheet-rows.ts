import { writablePart } from '@traiteur/domain/text/text-characters.ts';
import type { Cell } from './spreadsheet-columns.ts';

const chunkLength = 65_536;

interface Rows {
  cells: AsyncIterator<readonly Cell[], undefined>;
  most: number;
  styles: readonly string[];
}

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

/** Days since 1899-12-30, as spreadsheets count. */
const serialOf = (clock: Date) => clock.getTime() / 86_400_000 + 25_569;

const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '\r': '&#13;' };

// One character that is invalid in XML makes the whole file unreadable, and older texts may contain some.
const escape = (text: string) => writablePart(text).replace(/[&<>\r]/g, (character) => entities[character] ?? '');

export function nameOf(column: number): string {
  const letter = String.fromCharCode(65 + (column % 26));
  return column < 26 ? letter : nameOf(Math.floor(column / 26) - 1) + letter;
}
