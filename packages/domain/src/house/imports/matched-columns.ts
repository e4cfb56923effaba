import { plainWords } from './typed-cells.ts';

interface NamedColumn {
  key: string;
  /** How files call it, in both languages. */
  names: readonly string[];
}

/** Lines of which one may hold the headings: files begin with a title, a date, an empty line. */
const mostLines = 20;

/** For each heading the column that it means; each column once, exact names first, then how a heading begins. */
export function matchedColumns(headings: readonly string[], columns: readonly NamedColumn[]): (string | null)[] {
  const plainHeadings = headings.map(plainWords);
  const matches: (string | null)[] = headings.map(() => null);
  const columnsLeft = new Map(columns.map((column) => [column.key, column.names.map(plainWords)]));
  const match = (fits: (heading: string, name: string) => boolean) =>
    plainHeadings.forEach((heading, index) => {
      if (heading === '' || matches[index] !== null) return;
      const fitting = [...columnsLeft].flatMap(([key, names]) =>
        names.filter((name) => fits(heading, name)).map((name) => ({ key, length: name.length })),
      );
      const [longest] = fitting.toSorted((first, second) => second.length - first.length);
      if (!longest) return;
      matches[index] = longest.key;
      columnsLeft.delete(longest.key);
    });
  match((heading, name) => heading === name);
  match((heading, name) => singular(heading) === singular(name));
  match((heading, name) => name !== '' && heading.startsWith(`${name} `));
  return matches;
}

const singular = (words: string) =>
  words.replace(/(?<=\p{L}{3})[sx]\b/gu, '').replace(/\b(?:de|du|d|des|la|le|les|l|of|the) /g, '');

/** Index of the line that names most columns; of none the first with two cells. */
export function headingLine(lines: readonly (readonly string[])[], columns: readonly NamedColumn[]): number {
  const counts = lines
    .slice(0, mostLines)
    .map((cells) => matchedColumns(cells, columns).filter((key) => key !== null).length);
  const most = Math.max(0, ...counts);
  if (most > 0) return counts.indexOf(most);
  return Math.max(
    0,
    lines.slice(0, mostLines).findIndex((cells) => cells.filter((cell) => cell !== '').length > 1),
  );
}
