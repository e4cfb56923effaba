import { expect, test } from 'vitest';
import { afterSecondRun, filesToRepeat } from './second-run.mjs';

const browserFile = 'e2e/admin/finder.test.ts';
const failure = `FAILED ${browserFile} > finds: expected 1 to be 2`;
const first = { passed: 11, failed: 1, skipped: 0, failures: [failure], failedFiles: [browserFile] };

test('a browser file that failed is run once more, however many of its tests did', () => {
  expect(filesToRepeat({ ...first, failed: 2, failedFiles: [browserFile, browserFile] })).toEqual([browserFile]);
});

test.each([
  ['a file without a browser failed', [browserFile, 'apps/api/src/money/money.test.ts']],
  ['something failed outside the tests', [browserFile, '']],
  ['many failed', ['e2e/a.test.ts', 'e2e/b.test.ts', 'e2e/c.test.ts']],
  ['nothing failed', []],
])('nothing is repeated where %s', (_, failedFiles) => {
  expect(filesToRepeat({ ...first, failedFiles })).toEqual([]);
});

test('nor where the run never came to its end', () => {
  expect(filesToRepeat(undefined)).toEqual([]);
});

test('what passes alone counts, and is told', () => {
  expect(afterSecondRun(first, { failed: 0, failures: [] })).toMatchObject({
    passed: 12,
    failed: 0,
    failures: [`LATE, passed alone, to be mended: ${browserFile} > finds: expected 1 to be 2`],
  });
});

test('what fails again stays failed', () => {
  expect(afterSecondRun(first, { failed: 1, failures: [failure] })).toMatchObject({ passed: 11, failed: 1 });
  expect(afterSecondRun(first, undefined)).toMatchObject({ passed: 11, failed: 1 });
});
