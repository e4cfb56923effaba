import type { BatchAnswer } from '@traiteur/contract/statement/batches.ts';
import { largestBatch } from '@traiteur/contract/statement/batches.ts';
import type pg from 'pg';
import { buildApp } from '../apps/api/src/app.ts';
import { openPool } from '../apps/api/src/database/server/pool.ts';
import { appOptions } from './app-options.ts';
import { medianOf } from './median.ts';
import { listen, type Statement } from './record.ts';
import { preparedAs } from './ladder/replay.ts';
import type { Result } from './results.ts';

interface Plan {
  url: string;
  origin: string;
  token: string;
  rounds: number;
  orders: number;
}

interface Slot {
  scheduleId: number;
  date: string;
}

type Move = (ids: readonly number[], slot: Slot) => Promise<BatchAnswer>;

/** Fifty per request, there and back. The floor runs the same statements on one connection, without requests. */
export async function measureMovingMany({ url, origin, token, rounds, orders }: Plan): Promise<Result> {
  const pool = openPool(url);
  try {
    const slots = (await pool.query<Slot>(twoSlots)).rows as [Slot, Slot];
    // Some orders cannot move: the other day lacks a dish or its portions.
    const { rows } = await pool.query<{ id: number }>(someOrders, [6 * orders]);
    const overTheWire: Move = (ids, slot) => call(`${origin}/api/order-batches/slot`, { ids, slot });
    const movable = await moveAll(
      overTheWire,
      rows.map(({ id }) => id),
      slots[0],
    );
    const movedOrders = movable.slice(0, orders);
    const statements = await statementsOf(url, token, movedOrders, slots);
    const [ourTimes, floorTimes] = [[] as number[], [] as number[]];
    for (let round = 0; round <= rounds; round++) {
      const floorTime = await timeOf(() => replay(pool, statements));
      const ourTime = await timeOf(async () => {
        for (const slot of slots.toReversed()) await moveAll(overTheWire, movedOrders, slot);
      });
      if (round === 0) continue;
      ourTimes.push((2 * movedOrders.length) / ourTime);
      floorTimes.push((2 * movedOrders.length) / floorTime);
    }
    const ratio = Math.round((medianOf(ourTimes) / medianOf(floorTimes)) * 100) / 100;
    return {
      work: `moving ${movedOrders.length} orders at once`,
      ours: Math.round(medianOf(ourTimes)),
      floor: Math.round(medianOf(floorTimes)),
      ratio,
      reach: '≥ 40 % of the floor',
      holds: ratio >= 0.4,
    };
  } finally {
    await pool.end();
  }

  async function call(address: string, body: object): Promise<BatchAnswer> {
    const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
    const answer = await fetch(address, { method: 'POST', headers, body: JSON.stringify(body) });
    if (!answer.ok) throw new Error(`${address} answers ${answer.status}: ${await answer.text()}`);
    return answer.json() as Promise<BatchAnswer>;
  }
}

async function moveAll(move: Move, ids: readonly number[], slot: Slot): Promise<number[]> {
  const movedIds: number[] = [];
  for (let from = 0; from < ids.length; from += largestBatch) {
    const { done } = await move(ids.slice(from, from + largestBatch), slot);
    movedIds.push(...done.map(({ id }) => id));
  }
  if (movedIds.length === 0) throw new Error('the bench has no order that can be moved');
  return movedIds;
}

async function statementsOf(url: string, token: string, ids: readonly number[], slots: [Slot, Slot]) {
  const pool = openPool(url);
  const statements: Statement[] = [];
  pool.on('connect', (client) => listen(client, (statement) => statements.push(statement)));
  const app = await buildApp(appOptions(pool));
  try {
    const inject: Move = async (batch, slot) => {
      const headers = { authorization: `Bearer ${token}` };
      const body = { ids: batch, slot };
      const answer = await app.inject({ method: 'POST', url: '/api/order-batches/slot', headers, body });
      if (answer.statusCode !== 200) throw new Error(`moving answers ${answer.statusCode}: ${answer.body}`);
      return answer.json<BatchAnswer>();
    };
    for (const slot of slots.toReversed()) await moveAll(inject, ids, slot);
    return statements;
  } finally {
    await app.close();
    await pool.end();
  }
}

async function replay(pool: pg.Pool, statements: readonly Statement[]): Promise<void> {
  const client = await pool.connect();
  try {
    for (const statement of statements) await client.query(preparedAs(statement));
  } finally {
    client.release();
  }
}

/** In seconds. */
async function timeOf(work: () => Promise<unknown>): Promise<number> {
  const start = performance.now();
  await work();
  return (performance.now() - start) / 1000;
}

/** Two working days, each with a slot without a limit. */
const twoSlots = `
  select distinct on (date) s.id as "scheduleId", to_char(date, 'YYYY-MM-DD') as date
  from generate_series(current_date + 3, current_date + 11, interval '1 day') as date
  join delivery_schedules s on s.weekday = extract(isodow from date) and s.capacity is null
  where extract(isodow from date) <= 5 order by date, s.id desc limit 2`;

const someOrders = `
  select id from orders
  where status in ('pending', 'confirmed') and delivery_date >= current_date + 3
  order by id desc limit $1`;
