import { CsvError, parse } from 'csv-parse/sync';
import { decodedText } from './decoded-text.ts';
import { UnreadableFile } from '../../../core/unreadable-file.ts';

const separators = [';', '\t', ',', '|'];

/** Beginning of a file by which its separator is known. */
const sampleLength = 20_000;

/** @throws {UnreadableFile} */
export function readCsv(bytes: Uint8Array): string[][] {
  const text = decodedText(bytes).replace(/^\uFEFF/, '');
  // Excel writes its separator into a first line of its own.
  const [line, separatorSaid] = /^"?sep=(.)"?\r?\n/i.exec(text) ?? [];
  const body = line === undefined ? text : text.slice(line.length);
  const delimiter = separatorSaid ?? separatorOf(body);
  try {
    const rows = rowsIn(body, delimiter);
    if (rows.some((row) => hidesLine(row, delimiter))) throw new UnreadableFile('file-open-quote');
    return line === undefined ? rows : [[], ...rows];
  } catch (cause) {
    if (cause instanceof UnreadableFile) throw cause;
    const isOpen = cause instanceof CsvError && cause.code === 'CSV_QUOTE_NOT_CLOSED';
    throw new UnreadableFile(isOpen ? 'file-open-quote' : 'file-not-a-table', { cause });
  }
}

/** A quote that is closed lines later swallows them: then a cell holds lines with as many separators as its own. */
const hidesLine = (row: readonly string[], delimiter: string) =>
  row.some(
    (cell) =>
      cell.includes('\n') && cell.split('\n').some((part) => part.split(delimiter).length >= Math.max(3, row.length)),
  );

const rowsIn = (text: string, delimiter: string): string[][] =>
  parse(text, {
    delimiter,
    // Files that several programs wrote mix them.
    record_delimiter: ['\r\n', '\n', '\r'],
    relax_column_count: true,
    relax_quotes: true,
    skip_empty_lines: false,
    max_record_size: 200_000,
  });

/** The one that gives most lines the same number of cells; where two do, the one that gives more. */
function separatorOf(text: string): string {
  const sample = text.slice(0, sampleLength);
  const scores = separators.map((separator) => ({ separator, score: scoreOf(sample, separator) }));
  return scores.reduce((best, next) => (next.score > best.score ? next : best)).separator;
}

function scoreOf(sample: string, delimiter: string): number {
  try {
    const widths = rowsIn(sample, delimiter)
      .slice(0, -1)
      .map(({ length }) => length)
      .filter((width) => width > 1);
    const [usual] = [...Map.groupBy(widths, (width) => width)].sort(([, a], [, b]) => b.length - a.length);
    return usual ? usual[1].length * Math.log2(usual[0] + 1) : 0;
  } catch {
    return 0;
  }
}
