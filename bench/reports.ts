import { deflateRawSync } from 'node:zlib';
import { addDays } from '@traiteur/domain/dates/calendar.ts';
import { statementsOn } from '../apps/api/src/database/rows/statements.ts';
import { openPool } from '../apps/api/src/database/server/pool.ts';
import { chooseOrders } from '../apps/api/src/orders/export/exported-orders.ts';
import { withServer } from '../apps/api/src/testing/database/test-template.ts';
import { benchToken } from './bench-token.ts';
import { medianOf } from './median.ts';
import { percentile } from './percentile.ts';
import type { Result } from './results.ts';
import { startOurs } from './servers.ts';

/** 99th percentiles, in milliseconds. */
const limits = { sales: 50, deliveries: 150, home: 60 } as const;
/** In times of the middle time in the small house. */
const growth = 1.2;
/** In times of its rows, read and deflated; and the milliseconds until it begins. */
const file = { times: 3, start: 100 } as const;

interface Plan {
  origin: string;
  token: string;
  url: string;
  /** A house of few orders, whose report of a year is the measure. */
  fewUrl: string;
  rounds: number;
}

interface Times {
  /** Until the first byte. */
  first: number[];
  last: number[];
}

/** What the house reads of its orders at once: of a year, of a day, of now, and of a month as a file. */
export async function measureReports({ origin, token, url, fewUrl, rounds }: Plan): Promise<Result[]> {
  const { today, day } = await datesOf(url);
  const year = `/sales-report?from=${addDays(today, -365)}&to=${addDays(today, -1)}`;
  const program = { origin, token };
  const few = await openFew(fewUrl);
  const sales = await timesOf(program, year, rounds * 20);
  const fewSales = await timesOf(few, year, rounds * 20);
  await few.stop();
  const ratio = medianOf(sales.last) / medianOf(fewSales.last);
  const slowest = percentile(sales.last, 0.99);
  const growthText = `≤ ${growth} × that of few orders: ${ratio.toFixed(2)}`;
  return [
    {
      ...rateOf('sales report of a year', sales),
      reach: `p99 ≤ ${limits.sales} ms: ${slowest.toFixed(0)}; ${growthText}`,
      holds: slowest <= limits.sales && ratio <= growth,
    },
    resultOf(
      `delivery report of ${day.orders.toLocaleString('en')} orders`,
      await timesOf(program, `/delivery-report?date=${day.date}`, rounds * 10),
      limits.deliveries,
    ),
    resultOf('home page', await timesOf(program, '/dashboard', rounds * 20), limits.home),
    await fileOf(program, url, { deliveryFrom: addDays(today, -30), deliveryTo: addDays(today, -1) }, rounds),
  ];
}

async function openFew(url: string) {
  const pool = openPool(url);
  const token = await benchToken(statementsOn(pool));
  await pool.end();
  return { ...(await startOurs({ url })), token };
}

/** Today, and the day of this week with most orders. */
const datesOf = (url: string) =>
  withServer(url, async (client) => {
    const { rows } = await client.query<{ today: string; date: string; orders: number }>(`
      select current_date::text as today, delivery_date::text as date, count(*)::integer as orders from orders
      where delivery_date between current_date - 6 and current_date and status <> 'cancelled' group by 2 order by 3 desc limit 1`);
    const [day] = rows;
    if (!day) throw new Error('nothing is delivered this week in the bench');
    return { today: day.today, day };
  });

interface Program {
  origin: string;
  token: string;
}

/** The first ones warm up. */
async function timesOf(program: Program, path: string, count: number): Promise<Times> {
  const times: Times = { first: [], last: [] };
  for (let round = -2; round < count; round++) {
    const { first, last } = await timeOf(program, path);
    if (round < 0) continue;
    times.first.push(first);
    times.last.push(last);
  }
  return times;
}

async function timeOf({ origin, token }: Program, path: string) {
  const start = performance.now();
  const answer = await fetch(`${origin}/api${path}`, { headers: { authorization: `Bearer ${token}` } });
  if (!answer.ok || !answer.body) throw new Error(`${path} answers ${answer.status}: ${await answer.text()}`);
  let first: number | undefined;
  for await (const _piece of answer.body) first ??= performance.now() - start;
  const last = performance.now() - start;
  return { first: first ?? last, last };
}

const rateOf = (work: string, { last }: Times) => ({
  work,
  ours: Math.round(100_000 / medianOf(last)) / 100,
  floor: null,
  ratio: null,
});

function resultOf(work: string, times: Times, limit: number): Result {
  const slowest = percentile(times.last, 0.99);
  return {
    ...rateOf(work, times),
    reach: `p99 ≤ ${limit} ms: ${slowest.toFixed(0)}, middle ${medianOf(times.last).toFixed(0)}`,
    holds: slowest <= limit,
  };
}

interface Days {
  deliveryFrom: string;
  deliveryTo: string;
}

/** Both in turn; the first round warms up. */
async function fileOf(program: Program, url: string, days: Days, rounds: number): Promise<Result> {
  const pool = openPool(url);
  const db = statementsOn(pool);
  const [firsts, times, floors]: [number[], number[], number[]] = [[], [], []];
  let rowCount = 0;
  for (let round = 0; round <= rounds; round++) {
    const start = performance.now();
    const { rows } = await chooseOrders(db, days, { byContact: true, timeZone: 'Europe/Paris' });
    const orders = await rows.execute();
    deflateRawSync(JSON.stringify(orders));
    const floor = performance.now() - start;
    rowCount = orders.length;
    const { first, last } = await timeOf(program, `/exports/orders?${new URLSearchParams({ ...days })}`);
    if (round === 0) continue;
    floors.push(floor);
    times.push(last);
    firsts.push(first);
  }
  await pool.end();
  const [floor, time, first] = [medianOf(floors), medianOf(times), medianOf(firsts)];
  return {
    work: `Excel of ${rowCount.toLocaleString('en')} orders`,
    ours: Math.round(100_000 / time) / 100,
    floor: Math.round(100_000 / floor) / 100,
    ratio: Math.round((100 * floor) / time) / 100,
    reach: `≤ ${file.times} × its rows read and deflated: ${(time / floor).toFixed(2)}; begun within ${file.start} ms: ${first.toFixed(0)}`,
    holds: time <= file.times * floor && first <= file.start,
  };
}
