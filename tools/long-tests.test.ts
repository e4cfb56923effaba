import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { longTests } from './long-tests.ts';

test('every long test is a file', () => {
  const root = join(import.meta.dirname, '..');
  expect(longTests.filter((path) => !existsSync(join(root, path)))).toEqual([]);
});
