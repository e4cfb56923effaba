import { randomUUID } from 'node:crypto';
import type pg from 'pg';
import { draw, preparedAs, type RecordedOrder, withValues } from './replay.ts';

const idsOf = new WeakMap<pg.Client, number[]>();

/** Numbers are drawn beforehand, many at once: within one flush nothing can ask what an earlier statement answered. */
export async function placeInOneFlush(
  client: pg.Client,
  { statements, placed: placedOrder }: RecordedOrder,
): Promise<unknown> {
  const ids = idsOf.get(client) ?? [];
  if (ids.length === 0) {
    const more = `select nextval('orders_id_seq') as id from generate_series(1, 200)`;
    ids.push(...(await client.query<{ id: string }>(more)).rows.map(({ id }) => Number(id)));
    idsOf.set(client, ids);
  }
  const id = ids.shift() ?? 0;
  const fresh = new Map<unknown, unknown>([[placedOrder.key, randomUUID()]]);
  draw(fresh, placedOrder, id, id);
  return Promise.all(statements.map((statement) => client.query(preparedAs(withValues(statement, fresh)))));
}
