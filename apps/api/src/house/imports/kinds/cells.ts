import type { FileCellCode, RowFault } from '../row-faults.ts';

export interface Line {
  number: number;
  cells: readonly string[];
}

/** The cells of a line by what its columns mean, and what cannot be read in them. */
export interface Cells {
  /** Trimmed; empty where the file has no such column. */
  text: (column: string) => string;
  /** Undefined where the cell is empty, or not read: then that is a fault. */
  read: <Value>(column: string, reader: (text: string) => Value | undefined, code: FileCellCode) => Value | undefined;
  fault: (column: string | null, code: RowFault['code'], text?: string) => void;
  faults: RowFault[];
}

export function cellsOf({ cells }: Line, mapping: readonly (string | null)[]): Cells {
  const faults: RowFault[] = [];
  const texts = new Map(mapping.flatMap((key, index) => (key === null ? [] : [[key, cells[index] ?? ''] as const])));
  const fault: Cells['fault'] = (column, code, text) => {
    faults.push({ column, code, ...(text !== undefined && { text: text.slice(0, 80) }) });
  };
  // What begins with the sign of a formula is text to us, and a formula to whoever opens our next export.
  for (const [column, text] of texts) if (text.startsWith('=')) fault(column, 'formula', text);
  const text = (column: string) => texts.get(column) ?? '';
  return {
    text,
    read(column, reader, code) {
      const cell = text(column);
      if (cell === '' || cell.startsWith('=')) return undefined;
      const value = reader(cell);
      if (value === undefined) fault(column, code, cell);
      return value;
    },
    fault,
    faults,
  };
}
