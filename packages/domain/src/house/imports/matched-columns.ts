import { plainWords } from './typed-cells.ts';

interface NamedColumn {
  key: string;
  /** How files call it, its own names first, in both languages. */
  names: readonly string[];
  /** Several columns of a file may mean it: their cells are read as one. */
  repeats?: boolean | undefined;
  /** A heading that holds one of these words means it, whatever else it says: an allergy is never passed over. */
  within?: RegExp | undefined;
  /** A heading that states an amount of 100 g or ml does not mean it: `Lactose (g/100 g)` says no allergen. */
  neverAmount?: boolean | undefined;
}

const amountHeading = /\b\S{0,2}g (?:(?:pour|par|per) )?100 ?(?:g|ml)$/;

/** Whose column it is, in files that shops write: `billing_city`, `Default Address City`. */
const prefixes =
  /^(?:billing|shipping|delivery|default address|customer|client|contact|variant|facturation|livraison) /;

const ownNames = 2;

/** For each heading the column that it means; exact names first, then how a heading begins. */
export function matchedColumns(headings: readonly string[], columns: readonly NamedColumn[]): (string | null)[] {
  const plainHeadings = headings.map(plainWords);
  const matches: (string | null)[] = headings.map(() => null);
  const columnsLeft = new Map(
    columns.map((column) => [column.key, { ...column, names: column.names.map(plainWords) }]),
  );
  const match = (fits: (heading: string, name: string) => boolean, mostNames = Infinity) =>
    plainHeadings.forEach((heading, index) => {
      if (heading === '' || matches[index] !== null) return;
      const isAmount = amountHeading.test(heading);
      const fitting = [...columnsLeft.values()]
        .filter(({ neverAmount }) => !(neverAmount && isAmount))
        .flatMap(({ key, names, repeats }) =>
          names
            .slice(0, mostNames)
            .filter((name) => fits(heading, name))
            .map((name) => ({ key, repeats, length: name.length })),
        );
      const [longest] = fitting.toSorted((first, second) => second.length - first.length);
      if (!longest) return;
      matches[index] = longest.key;
      if (!longest.repeats) columnsLeft.delete(longest.key);
    });
  match((heading, name) => heading === name);
  match((heading, name) => singular(heading) === singular(name), ownNames);
  match((heading, name) => singular(heading) === singular(name));
  plainHeadings.forEach((heading, index) => {
    matches[index] ??= [...columnsLeft.values()].find(({ within }) => within?.test(heading))?.key ?? null;
  });
  match((heading, name) => heading.startsWith(`${name} `));
  match((heading, name) => singular(heading.replace(prefixes, '')) === singular(name));
  return matches;
}

const singular = (words: string) =>
  words.replace(/(?<=\p{L}{3})[sx]\b/gu, '').replace(/\b(?:de|du|d|des|la|le|les|l|of|the) /g, '');

/** Index of the line that names most columns, of those with which a file begins; of none the first with two cells. */
export function headingLine(lines: readonly (readonly string[])[], columns: readonly NamedColumn[]): number {
  const counts = lines.map((cells) => namedCount(cells, columns));
  const most = Math.max(0, ...counts);
  if (most > 0) return counts.indexOf(most);
  return Math.max(
    0,
    lines.findIndex((cells) => cells.filter((cell) => cell !== '').length > 1),
  );
}

/** Long texts are no headings, whatever word they hold. */
const longestHeading = 80;

function namedCount(cells: readonly string[], columns: readonly NamedColumn[]): number {
  const headings = cells.map((cell) => (cell.length > longestHeading ? '' : cell));
  return new Set(matchedColumns(headings, columns).filter((key) => key !== null)).size;
}

/** Index of the sheet whose first lines name most columns, the first of equals, and how many. */
export function namedSheet(sheets: readonly (readonly (readonly string[])[])[], columns: readonly NamedColumn[]) {
  const counts = sheets.map((lines) => Math.max(0, ...lines.map((cells) => namedCount(cells, columns))));
  const count = Math.max(0, ...counts);
  return { index: Math.max(0, counts.indexOf(count)), count };
}
