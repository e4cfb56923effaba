import type { Cell as StyledCell, WriteSheet } from 'hucre/xlsx';
import type { Sheet } from './workbook.ts';

export function writeSheetOf({ name, columns, rows, dayFormat }: Sheet, index: number): WriteSheet {
  const headings = distinctHeadings(columns.map(({ heading }) => heading));
  return {
    name,
    columns: columns.map(({ width, format, wraps }) => ({
      width,
      numFmt: format,
      ...(wraps && { style: { alignment: { wrapText: true, vertical: 'top' } } }),
    })),
    rows: [headings, ...rows.map((row) => [...row])],
    cells: new Map<string, Partial<StyledCell>>([
      ...headings.map((_, column) => [`0,${column}`, { style: { font: { bold: true } } }] as const),
      ...(dayFormat ? daysAmong(rows).map((place) => [place, { style: { numFmt: dayFormat } }] as const) : []),
    ]),
    freezePane: { rows: 1 },
    // Excel repairs files whose table has no rows.
    ...(rows.length > 0 && {
      tables: [{ name: `Table${index + 1}`, columns: headings.map((heading) => ({ name: heading })) }],
    }),
  };
}

const daysAmong = (rows: Sheet['rows']) =>
  rows.flatMap((row, index) => row.flatMap((cell, column) => (cell instanceof Date ? [`${index + 1},${column}`] : [])));

/** Excel compares headings without case: repeats get a number. */
function distinctHeadings(headings: readonly string[]): string[] {
  const counts = new Map<string, number>();
  return headings.map((heading) => {
    const count = (counts.get(heading.toLowerCase()) ?? 0) + 1;
    counts.set(heading.toLowerCase(), count);
    return count === 1 ? heading : `${heading} (${count})`;
  });
}
