import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '..');
const file = 'docs/specification-coverage.md';

const rows = readFileSync(join(root, file), 'utf8')
  .split('\n')
  .filter((line) => line.startsWith('| ') && !/^\| (what|---)/.test(line))
  .map((line) => line.slice(2, -2).split(' | '))
  .map(([what = '', where = '', testsText = '']) => ({
    what,
    where: pathsIn(where),
    tests: pathsIn(testsText),
    held: testsText,
  }));

function pathsIn(cell: string): string[] {
  return [...cell.matchAll(/`([\w./-]+)`/g)].map(([, path = '']) => path);
}

test('the table has its lines', () => {
  expect(rows.length).toBeGreaterThan(60);
});

test.each(rows.filter(({ held }) => held !== '–'))('“$what” stands where it says, and a test holds it', (row) => {
  expect([...row.where, ...row.tests].filter((path) => !existsSync(join(root, path)))).toEqual([]);
  expect(row.where.length).toBeGreaterThan(0);
  expect(row.tests.filter((path) => /\.test\.tsx?$/.test(path))).not.toEqual([]);
});
