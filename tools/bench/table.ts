import type { Result } from './results.ts';

const heads = ['work', 'ours', 'floor', 'ratio', 'reach', 'holds'];

/** The results in columns for a terminal. */
export function tableOf(results: Result[]): string {
  const rows = results.map(({ work, ours, floor, ratio, reach, holds }) => [
    work,
    `${ours.toLocaleString('en')}/s`,
    floor === null ? '–' : `${floor.toLocaleString('en')}/s`,
    ratio?.toFixed(2) ?? '–',
    reach,
    holds ? 'yes' : 'no',
  ]);
  const widths = heads.map((head, column) => Math.max(...[heads, ...rows].map((row) => (row[column] ?? head).length)));
  return [heads, ...rows]
    .map((row) => row.map((cell, column) => pad(cell, widths[column] ?? 0, column)).join('  '))
    .join('\n');
}

const pad = (cell: string, width: number, column: number) =>
  column >= 1 && column <= 3 ? cell.padStart(width) : cell.padEnd(width);
