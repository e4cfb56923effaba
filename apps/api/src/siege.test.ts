import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { testFolder } from './testing/test-folder.ts';

const siege = join(import.meta.dirname, '../../../bench/siege.ts');

interface Siege {
  dearest: { name: string; milliseconds: number }[];
  largest: { name: string; bytes: number }[];
  clerk: { requests: number; median: number };
  answered: number;
  closed: number;
  site: {
    clerk: { requests: number; median: number };
    registration: number;
    statuses: Record<string, number>;
    tangledStatuses: number[];
  };
}

// What holds a house up takes hundreds of milliseconds. `npm run siege` judges five of them and the waiting, warmed up.
test('strangers cost little, hold nobody up and are not waited for', { timeout: 600_000 }, async () => {
  const folder = testFolder();
  const short = [
    '--json',
    '--orders',
    '300',
    '--seconds',
    '1',
    '--times',
    '1',
    '--half-sent',
    '300',
    '--pages',
    '80',
    '--calm',
    '0',
  ];
  const options = ['--disable-warning=ExperimentalWarning', siege, ...short, '--data-dir', folder];
  const { stdout } = await promisify(execFile)(process.execPath, options);
  const { dearest, largest, clerk, answered, closed, site } = JSON.parse(stdout) as Siege;
  expect(dearest.filter(({ milliseconds }) => milliseconds > 40)).toEqual([]);
  expect(largest.filter(({ bytes }) => bytes > 96 * 1024)).toEqual([]);
  expect(answered).toBeGreaterThan(100);
  expect(clerk.requests).toBeGreaterThan(1);
  expect(clerk.median).toBeLessThan(3000);
  expect(closed).toBeLessThan(30);
  expect(site.clerk.requests).toBeGreaterThan(1);
  expect(site.clerk.median).toBeLessThan(3000);
  expect(site.registration).toBeLessThan(12_000);
  expect(site.statuses['200']).toBeGreaterThan(60);
  expect(Object.keys(site.statuses).filter((status) => !['200', '429', '503'].includes(status))).toEqual([]);
  expect(new Set(site.tangledStatuses)).toEqual(new Set([422]));
});
