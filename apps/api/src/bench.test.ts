import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { testFolder } from './testing/test-folder.ts';

const bench = join(import.meta.dirname, '../../../tools/bench.ts');

// This test does not judge the speed: other tests run at the same time.
test('the bench answers a line for each work with what it measured', async () => {
  const folder = testFolder();
  const short = ['--json', '--orders', '1000', '--seconds', '0.3', '--rounds', '1', '--data-dir', folder];
  const clients = ['--few-clients', '100', '--clients', '400'];
  const options = ['--disable-warning=ExperimentalWarning', bench, ...short, ...clients];
  const { stdout } = await promisify(execFile)(process.execPath, options);
  const line = (work: string) => ({
    work,
    ours: expect.any(Number) as number,
    floor: expect.any(Number) as number,
    ratio: expect.any(Number) as number,
    reach: expect.any(String) as string,
    holds: expect.any(Boolean) as boolean,
  });
  expect(JSON.parse(stdout)).toEqual([
    line('order list, first page'),
    line('order list, last page'),
    line('order search by client'),
    line('order detail'),
    line('placing an order'),
    line('changing an order'),
    line('a step of an order'),
    { ...line('saving a dish of 1,000 standing orders'), floor: null, ratio: null },
    { ...line('client search, 400 clients'), floor: null, ratio: null },
  ]);
});
