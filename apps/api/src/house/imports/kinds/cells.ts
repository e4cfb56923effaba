import type { FileCellCode, RowFault } from '../row-faults.ts';

export interface Line {
  number: number;
  cells: readonly string[];
  /** The first line of the same record; null where there is one alone. */
  record_line: number | null;
  /** The line of the file that it is one of several records of. */
  from_line?: number | null;
}

/** What the columns of a file mean. */
export interface Columns {
  headings: readonly string[];
  mapping: readonly (string | null)[];
  /** Places of columns that seem to be about allergies, and are not read as such. */
  doubtful: ReadonlySet<number>;
}

/** The cells of a line by what its columns mean, and what cannot be read in them. */
export interface Cells {
  /** Trimmed; several columns that mean the same are parted by semicolons; empty where the file has no such column. */
  text: (column: string) => string;
  /** Undefined where the cell is empty, or not read: then that is a fault. */
  read: <Value>(column: string, reader: (text: string) => Value | undefined, code: FileCellCode) => Value | undefined;
  fault: (column: string | null, code: RowFault['code'], text?: string) => void;
  faults: RowFault[];
  /** Filled cells that mean none of these columns. */
  others: (columns: ReadonlySet<string>) => { text: string; heading: string; isDoubtful: boolean }[];
}

/** What Excel writes where a formula failed, in either language. */
const excelError = /^#(?:N\/[AD]|REF!|VALUE!|VALEUR!|NAME\?|NOM\?|DIV\/0!|NUM!|NOMBRE!|NULL!|NUL!|SPILL!|CALC!)/i;

/** What begins with the sign of a formula is text to us, and a formula to whoever opens our next export. */
const isBroken = (text: string) => text.startsWith('=') || excelError.test(text);

export function cellsOf({ cells }: Line, { mapping, headings, doubtful }: Columns): Cells {
  const faults: RowFault[] = [];
  const texts = new Map<string, string>();
  mapping.forEach((key, index) => {
    const cell = cells[index] ?? '';
    if (key === null || cell === '') return;
    const earlierText = texts.get(key);
    texts.set(key, earlierText === undefined ? cell : `${earlierText} ; ${cell}`);
    if (isBroken(cell)) fault(key, cell.startsWith('=') ? 'formula' : 'cell-error', cell);
  });
  function fault(column: string | null, code: RowFault['code'], text?: string): void {
    faults.push({ column, code, ...(text !== undefined && { text: text.slice(0, 80) }) });
  }
  const text = (column: string) => texts.get(column) ?? '';
  return {
    text,
    read(column, reader, code) {
      const cell = text(column);
      if (cell === '' || isBroken(cell)) return undefined;
      const value = reader(cell);
      if (value === undefined) fault(column, code, cell);
      return value;
    },
    fault,
    faults,
    others: (columns) =>
      cells.flatMap((cell, index) =>
        cell === '' || columns.has(mapping[index] ?? '')
          ? []
          : [{ text: cell, heading: headings[index] ?? '', isDoubtful: doubtful.has(index) }],
      ),
  };
}
