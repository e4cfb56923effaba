import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '..');
const documents = [
  'README.md',
  ...readdirSync(join(root, 'docs'), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.md'))
    .map((name) => `docs/${name}`),
];

/** Paths as documents write them: in backticks or as a link’s target; patterns, placeholders and builds are none. */
const pathsIn = (text: string): string[] =>
  [...text.matchAll(/[`(\s]((?:apps|packages|db|docs|e2e|bench|tools)\/[\w./*<>-]+)/g)]
    .map(([, path = '']) => path.replace(/[.,;:]$/, ''))
    .filter((path) => !/[*<]|\/dist\//.test(path));

test.each(documents)('%s names only paths that exist', (document) => {
  const namedPaths = pathsIn(readFileSync(join(root, document), 'utf8'));
  expect(namedPaths.filter((path) => !existsSync(join(root, path)))).toEqual([]);
});

test('documents do name paths', () => {
  expect(pathsIn(readFileSync(join(root, 'docs/architecture.md'), 'utf8')).length).toBeGreaterThan(10);
});

test('the README keeps to 80 lines', () => {
  expect(readFileSync(join(root, 'README.md'), 'utf8').split('\n').length).toBeLessThanOrEqual(81);
});

test('a decision record keeps to 40 lines', () => {
  const records = documents.filter((name) => name.startsWith('docs/decisions/'));
  expect(records.filter((name) => readFileSync(join(root, name), 'utf8').split('\n').length > 41)).toEqual([]);
});
