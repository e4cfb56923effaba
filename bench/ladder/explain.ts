import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { medianOf } from '../median.ts';
import { draw, isDrawn, type RecordedOrder, withValues } from './replay.ts';

interface Explained {
  'QUERY PLAN': [{ 'Planning Time': number; 'Execution Time': number }];
}

export interface Cost {
  statements: number;
  /** In milliseconds, of an order. */
  planning: number;
  execution: number;
  /** Bytes of the log. */
  wal: number;
}

/** What EXPLAIN says of the statements of an order, each planned anew; the middle of several orders. */
export async function costOf(url: string, orders: readonly RecordedOrder[]): Promise<Cost> {
  const client = new pg.Client(url);
  await client.connect();
  try {
    const costs: Cost[] = [];
    for (const order of orders) costs.push(await explain(client, order));
    const middle = (figure: keyof Cost) => medianOf(costs.map((cost) => cost[figure]));
    return {
      statements: middle('statements'),
      planning: middle('planning'),
      execution: middle('execution'),
      wal: middle('wal'),
    };
  } finally {
    await client.end();
  }
}

async function explain(client: pg.Client, { statements, placed: placedOrder }: RecordedOrder): Promise<Cost> {
  const fresh = new Map<unknown, unknown>([[placedOrder.key, randomUUID()]]);
  const cost = { statements: statements.length, planning: 0, execution: 0 };
  const { rows } = await client.query<{ before: string }>('select pg_current_wal_insert_lsn() as before');
  for (const statement of statements) {
    // EXPLAIN answers no number: it is drawn beside.
    if (isDrawn(statement)) {
      const numbers = await client.query<{ id: string }>(`select nextval('orders_id_seq') as id`);
      draw(fresh, placedOrder, Number(numbers.rows[0]?.id), Number(numbers.rows[0]?.id));
    }
    const { text, values } = withValues(statement, fresh);
    if (!/^\s*(?:select|insert|update|delete|with)\b/i.test(text)) {
      await client.query(text);
      continue;
    }
    const answer = await client.query<Explained>(`explain (analyze, wal, summary, format json) ${text}`, values);
    const [plan] = answer.rows[0]?.['QUERY PLAN'] ?? [];
    cost.planning += plan?.['Planning Time'] ?? 0;
    cost.execution += plan?.['Execution Time'] ?? 0;
  }
  const { rows: logs } = await client.query<{ wal: string }>(
    'select pg_wal_lsn_diff(pg_current_wal_insert_lsn(), $1) as wal',
    [rows[0]?.before],
  );
  return { ...cost, wal: Number(logs[0]?.wal) };
}
