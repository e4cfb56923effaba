import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type pg from 'pg';
import { withServer } from '../../apps/api/src/testing/database/test-template.ts';
import { type OpenHouse, openHouse, timesOf } from '../lists.ts';
import { chooseSample, type Sample } from '../sample.ts';
import { requestsOf } from '../works.ts';
import { journalOf, type Size, sizesOf } from './sizes.ts';

export interface Partitioned {
  months: number;
  sizes: Size[];
  /** Bytes of the journal for each order that is placed, right after a checkpoint and later. */
  journal: { afterCheckpoint: number; later: number };
  /** Middle times in milliseconds, of one table and of one a month. */
  works: { work: string; oneTable: number; byMonth: number }[];
}

interface Plan {
  url: string;
  rounds: number;
  say: (line: string) => void;
}

const twins = readFileSync(join(import.meta.dirname, 'by-month.sql'), 'utf8');

/** Where the journal has no pages of theirs yet, the first orders after a checkpoint write those whole. */
const placings = 100;

/** What refers to others first. */
const tables = ['order_events', 'order_lines', 'orders'] as const;

/** The same requests of the same orders, kept in one table and in one for each month of delivery. */
export const measurePartitions = ({ url, rounds, say }: Plan): Promise<Partitioned> =>
  withServer(url, async (client) => {
    const sizes = await sizesOf(client);
    const { sample, journal } = await placeOrders(client, url, say);
    say('Sharing out the orders by months…');
    await client.query(twins);
    for (const table of tables) await client.query(`vacuum analyze by_month.${table}`);
    say('Asking both…');
    // A session ends while tables are filled: both begin now.
    const house = await openHouse(url);
    const monthlyHouse = await openHouse(`${url}&options=${encodeURIComponent('-c search_path=by_month,public')}`);
    const times = await timesOf([house, monthlyHouse], await worksOf(client, sample), rounds);
    await Promise.all([house.close(), monthlyHouse.close()]);
    return {
      months: (await monthsOf(client)).length,
      sizes,
      journal,
      works: [
        ...[...times].map(([work, [oneTable, byMonth]]) => ({ work, oneTable, byMonth })),
        { work: 'the oldest month leaves', ...(await leaving(client)) },
      ],
    };
  });

async function placeOrders(client: pg.Client, url: string, say: Plan['say']) {
  const house = await openHouse(url);
  say('Choosing what is asked…');
  const sample = await chooseSample(house.pool, house.get);
  say('Placing orders…');
  await client.query('checkpoint');
  const afterCheckpoint = await journalOf(client, () => place(house, sample));
  const later = await journalOf(client, () => place(house, sample));
  await house.close();
  return { sample, journal: { afterCheckpoint: afterCheckpoint / placings, later: later / placings } };
}

async function place({ post }: OpenHouse, sample: Sample): Promise<void> {
  const requests = requestsOf(sample).placing;
  for (let n = 0; n < placings; n++) {
    const request = requests[n % requests.length];
    if (request) await post(request.path, request.body ?? {});
  }
}

async function worksOf(client: pg.Client, { lastPage, orders: [order] }: Sample) {
  const { rows } = await client.query<{ day: string; client: number }>(
    `select (current_date - 30)::text as day, (select client_id from orders group by 1 order by count(*) desc limit 1) as client`,
  );
  const [{ day, client: regular }] = rows as [{ day: string; client: number }];
  const paths = {
    'order list, first page': '/api/orders',
    'order list, last page': `/api/orders?after=${lastPage}`,
    'order list by delivery': '/api/orders?sort=delivery',
    'orders of a day': `/api/orders?deliveryFrom=${day}&deliveryTo=${day}`,
    'orders of a regular': `/api/orders?clientId=${regular}`,
    'order search by name': '/api/orders?search=martin%20claire',
    'order search by number': '/api/orders?search=2026-0001',
    'order detail': `/api/orders/${order}`,
    'timeline of an order': `/api/orders/${order}/events`,
    'delivery report of a day': `/api/delivery-report?date=${day}`,
    'home page': '/api/dashboard',
    'sales report of a year': '/api/sales-report?period=thisYear',
  };
  return new Map(Object.entries(paths).map(([work, path]) => [work, [path, path] as const]));
}

const monthsOf = async (client: pg.Client): Promise<string[]> =>
  (
    await client.query<{ month: string }>(
      `select right(inhrelid::regclass::text, 7) as month from pg_inherits where inhparent = 'by_month.orders'::regclass order by 1`,
    )
  ).rows.map(({ month }) => month);

/** Rows of the three tables alone: what refers to them is as long in both. */
async function leaving(client: pg.Client) {
  const [month = ''] = await monthsOf(client);
  const dates = `delivery_date < '${month.replace('_', '-')}-01'::date + interval '1 month'`;
  const oneTable = await timeOf(client, [
    'set local session_replication_role = replica',
    `delete from order_events using orders o where o.id = order_id and ${dates}`,
    `delete from order_lines using orders o where o.id = order_id and ${dates}`,
    `delete from orders where ${dates}`,
  ]);
  const byMonth = await timeOf(
    client,
    tables.flatMap((table) => [
      `alter table by_month.${table} detach partition by_month.${table}_${month}`,
      `drop table by_month.${table}_${month}`,
    ]),
  );
  return { oneTable, byMonth };
}

async function timeOf(client: pg.Client, statements: readonly string[]): Promise<number> {
  const start = performance.now();
  await client.query('begin');
  for (const statement of statements) await client.query(statement);
  await client.query('commit');
  return performance.now() - start;
}
