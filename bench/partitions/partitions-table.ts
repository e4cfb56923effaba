import { aligned } from '../table.ts';
import type { Partitioned } from './measure-partitions.ts';

export function partitionsTable({ months, sizes, journal, works }: Partitioned): string {
  const bytes = sizes.map(({ table, rows, indexes }) => [table, ...[rows, indexes, rows + indexes].map(digits)]);
  const sum = (key: 'rows' | 'indexes') => sizes.reduce((total, size) => total + size[key], 0);
  const [rows, indexes] = [sum('rows'), sum('indexes')];
  const sums = ['all', digits(rows), digits(indexes), digits(rows + indexes)];
  const times = works.map(({ work, oneTable, byMonth }) => [
    work,
    oneTable.toFixed(1),
    byMonth.toFixed(1),
    (byMonth / oneTable).toFixed(2),
  ]);
  const { afterCheckpoint, later } = journal;
  return [
    aligned([['bytes an order', 'rows', 'indexes', 'both'], ...bytes, sums], [1, 2, 3]),
    `Journal of an order that is placed: ${digits(afterCheckpoint)} bytes right after a checkpoint, ${digits(later)} later.`,
    aligned([['milliseconds', 'one table', `${months} months`, 'times'], ...times], [1, 2, 3]),
  ].join('\n\n');
}

const digits = (bytes: number): string => Math.round(bytes).toLocaleString('en');
