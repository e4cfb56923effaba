import { readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { testFolder } from '../../testing/test-folder.ts';
import { openLog } from './embedded-log.ts';

const lines = (count: number) => Array.from({ length: count }, (_, number) => `FATAL: line ${number}\n`);

test('the log of the server never grows beyond its bound, and keeps the last of what was said', () => {
  const path = join(testFolder(), 'postgres.log');
  const log = openLog(path, 1000);
  for (const line of lines(500)) log.add(Buffer.from(line));
  log.close();
  for (const file of [path, `${path}.1`]) {
    expect(statSync(file).size).toBeLessThanOrEqual(1000);
    expect(statSync(file).mode & 0o777).toBe(0o600);
  }
  const lastText = readFileSync(`${path}.1`, 'utf8') + readFileSync(path, 'utf8');
  expect(lines(500).join('')).toContain(lastText);
  expect(lastText).toMatch(/FATAL: line 499\n$/);
});

test('a start goes on where the last one ended', () => {
  const path = join(testFolder(), 'postgres.log');
  for (const line of lines(2)) {
    const log = openLog(path);
    log.add(Buffer.from(line));
    log.close();
  }
  expect(readFileSync(path, 'utf8')).toBe(lines(2).join(''));
});

test('one that grew without a bound, and that others could read, does so no longer', () => {
  const path = join(testFolder(), 'postgres.log');
  writeFileSync(path, 'FATAL: long ago\n'.repeat(100), { mode: 0o644 });
  const log = openLog(path, 1000);
  log.add(Buffer.from('LOG: now\n'));
  log.close();
  expect(readFileSync(path, 'utf8')).toBe('LOG: now\n');
  expect(statSync(path).mode & 0o777).toBe(0o600);
});
