import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { testFolder } from './testing/test-folder.ts';

const bench = join(import.meta.dirname, '../../../bench/bench.ts');

/** The shortest bench with these options. Without a browser, which would take longer than all the rest. */
async function benchWith(options: readonly string[]): Promise<unknown> {
  const short = ['--json', '--seconds', '0.1', '--rounds', '1', '--data-dir', testFolder()];
  const program = ['--disable-warning=ExperimentalWarning', bench, ...short, ...options];
  const { CHROME: _, ...env } = process.env;
  const { stdout } = await promisify(execFile)(process.execPath, program, { env });
  return JSON.parse(stdout);
}

const line = (work: string) => ({
  work,
  ours: expect.any(Number) as number,
  floor: expect.any(Number) as number,
  ratio: expect.any(Number) as number,
  reach: expect.any(String) as string,
  holds: expect.any(Boolean) as boolean,
});

// These tests do not judge the speed: other tests run at the same time, on a busy machine for minutes.
const patience = { timeout: 600_000 };

const rungs = [
  '1: flushes of the disk',
  '2: pgbench',
  '2: pgbench -N',
  '3: one call',
  '4: one flush',
  '5: one by one',
  '5: unprepared',
];

const lines = [
  ...rungs.map((rung) => ({ ...line(`ladder ${rung}`), floor: null, ratio: null })),
  line('ladder 6: ours'),
  line('order list, first page'),
  line('order list, last page'),
  line('order search by client'),
  line('order detail'),
  line('placing an order'),
  line('placing for a regular'),
  line('changing an order'),
  line('changing for a regular'),
  line('a step of an order'),
  { ...line(''), work: expect.stringMatching(/^moving \d+ orders at once$/) as string },
  line('an event to 50 listeners'),
  { ...line('saving a dish of 1,000 standing orders'), floor: null, ratio: null },
  { ...line('cart and checkout of a client'), floor: null, ratio: null },
  { ...line('sales report of a year'), floor: null, ratio: null },
  { ...line(''), work: expect.stringMatching(/^delivery report of \d+ orders$/) as string, floor: null, ratio: null },
  { ...line('home page'), floor: null, ratio: null },
  { ...line(''), work: expect.stringMatching(/^Excel of \d+ orders$/) as string },
  ...[
    'trace of the goods that all dishes have',
    'trace of a dish over 89 days',
    'trace of a lot',
    'trace of an order',
    'production plan of a day',
    'shopping list of a week',
  ].map((work) => ({ ...line(work), floor: null, ratio: null })),
  { ...line('client search, 400 clients'), floor: null, ratio: null },
  ...['products, 200', 'clients, 400', 'postal-codes, 80'].flatMap((list) => [
    { ...line(`pages of ${list}`), floor: null, ratio: null },
    { ...line(`searches of ${list}`), floor: null, ratio: null },
  ]),
  line('Excel of 400 clients'),
  ...['clients', 'products', 'postal-codes'].map((noun) => ({
    ...line(`importing 500 ${noun}`),
    floor: null,
    ratio: null,
  })),
];

test('the bench answers a line for each work with what it measured', patience, async () => {
  const houses = ['--orders', '1000', '--few-clients', '100', '--clients', '400'];
  expect(await benchWith(houses)).toEqual(lines);
});

test(
  'the bench measures a page of the site beside a plain handler, and says what it could not look at',
  patience,
  async () => {
    expect(await benchWith(['--site'])).toEqual({
      menu: { ...line(''), work: expect.stringMatching(/^a page of the menu, [\d,]{5,} bytes$/) as string },
      paints: null,
    });
  },
);

test('the bench measures orders in one table beside orders by month of delivery', patience, async () => {
  const figure = expect.any(Number) as number;
  const works = ['order list, first page', 'order detail', 'the oldest month leaves'];
  expect(await benchWith(['--partitions', '--orders', '1000'])).toMatchObject({
    months: figure,
    journal: { afterCheckpoint: figure, later: figure },
    sizes: expect.arrayContaining([
      expect.objectContaining({ table: 'orders', rows: figure, indexes: figure }) as unknown,
    ]) as unknown,
    works: expect.arrayContaining(
      works.map((work) => expect.objectContaining({ work, oneTable: figure, byMonth: figure }) as unknown),
    ) as unknown,
  });
});
