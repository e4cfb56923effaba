import type { Result } from './results.ts';

const heads = ['work', 'ours', 'floor', 'ratio', 'reach', 'holds'];

export function tableOf(results: Result[]): string {
  const rows = results.map(({ work, ours, floor, ratio, reach, holds }) => [
    work,
    `${ours.toLocaleString('en')}/s`,
    floor === null ? '–' : `${floor.toLocaleString('en')}/s`,
    ratio?.toFixed(2) ?? '–',
    reach,
    holds ? 'yes' : 'no',
  ]);
  return aligned([heads, ...rows], [1, 2, 3]);
}

/** `figures` are the columns aligned to the right. */
export function aligned(rows: readonly string[][], figures: readonly number[]): string {
  const widths = (rows[0] ?? []).map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  return rows
    .map((row) =>
      row
        .map((cell, column) =>
          figures.includes(column) ? cell.padStart(widths[column] ?? 0) : cell.padEnd(widths[column] ?? 0),
        )
        .join('  '),
    )
    .join('\n');
}
