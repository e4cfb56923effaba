import { expect, test } from 'vitest';
import { closingLine } from './closing-line.mjs';

const count = { passed: 12, failed: 0, skipped: 0 };

test.each([
  ['12 passed, 0 failed', count, { failed: 0, code: 0 }],
  ['12 passed, 0 failed, 1 skipped', { ...count, skipped: 1 }, { failed: 0, code: 0 }],
  ['12 passed, 3 failed', { ...count, failed: 1 }, { failed: 2, code: 1 }],
])('%s', (line, tests, beside) => {
  expect(closingLine(tests, beside)).toBe(line);
});

test('a run that left something behind is no success, though every test passed', () => {
  expect(closingLine(count, { failed: 1, code: 0 })).toBe('12 passed, 1 failed');
});

test('nor is one that failed without a failed test, or never came to its end', () => {
  expect(closingLine(count, { failed: 0, code: 1 })).toBe('12 passed, 1 failed');
  expect(closingLine(undefined, { failed: 0, code: 0 })).toBe('0 passed, 1 failed');
});
