import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '..');

// The browser's own fields for dates and times speak the browser's language, whatever the page's is.
test('no screen draws the browser’s field for a date or a time', () => {
  const browsersOwn = /\btype\s*[=:]\s*\{?\s*["'`](?:date|datetime-local|time|month|week)["'`]/;
  const sources = globSync(['apps/*/src/**/*.tsx', 'packages/*/src/**/*.tsx'], { cwd: root });
  expect(sources.length).toBeGreaterThan(100);
  expect(sources.filter((path) => browsersOwn.test(readFileSync(join(root, path), 'utf8')))).toEqual([]);
});
