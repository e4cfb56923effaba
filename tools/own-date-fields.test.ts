import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '..');
const sources = globSync(['apps/{admin,shop}/src/**/*.{ts,tsx}', 'packages/{front,kit}/src/**/*.{ts,tsx}'], {
  cwd: root,
});
const sourcesWith = (pattern: RegExp) => sources.filter((path) => pattern.test(readFileSync(join(root, path), 'utf8')));

// The browser's own fields for dates and times speak the browser's language, whatever the page's is.
test('no screen draws the browser’s field for a date or a time', () => {
  const browsersOwn = /\btype\s*[=:]\s*\{?\s*["'`](?:date|datetime-local|time|month|week)["'`]/;
  expect(sources.length).toBeGreaterThan(100);
  expect(sourcesWith(browsersOwn)).toEqual([]);
});

// Translations know only `en`, not which English: `useDateFormat` knows what the house chose.
test('no screen writes dates past the house’s English', () => {
  expect(sourcesWith(/\.(?:dateTime|dateTimeRange)\(/)).toEqual([]);
});
