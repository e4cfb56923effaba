import { randomUUID } from 'node:crypto';
import { orderNumber } from '@traiteur/domain/orders/order-number.ts';
import type pg from 'pg';
import { statementName } from '../../apps/api/src/database/server/prepared-statements.ts';
import type { Recorded, Statement } from '../record.ts';

type Ask = (statement: Statement) => Promise<pg.QueryResult<{ id: number; before: number }>>;

export type RecordedOrder = Recorded & Required<Pick<Recorded, 'placed'>>;

/** Prepared where ours are: the share then says what our code costs, and not the planning of PostgreSQL. */
export function preparedAs({ text, values }: Statement) {
  const name = statementName(text);
  return { text, values, ...(name !== undefined && { name }) };
}

export const isDrawn = ({ text }: Statement): boolean => text.includes(`nextval('orders_id_seq')`);

/** The same transaction for a new order: replaces the recorded key, number and id. */
export async function placeAgain({ statements, placed: placedOrder }: RecordedOrder, ask: Ask): Promise<unknown> {
  const fresh = new Map<unknown, unknown>([[placedOrder.key, randomUUID()]]);
  let order: unknown;
  for (const statement of statements) {
    const { rows } = await ask(withValues(statement, fresh));
    const [row] = rows;
    if (row && isDrawn(statement)) draw(fresh, placedOrder, Number(row.id), Number(row.id) - Number(row.before));
    if (rows.length) order = rows;
  }
  return order;
}

/** Lines and events are JSON, in which the order is named too: identifiers stand far above every amount. */
export const withValues = ({ text, values }: Statement, fresh: ReadonlyMap<unknown, unknown>): Statement => ({
  text,
  values: values.map((value) => {
    if (typeof value !== 'string' || fresh.has(value)) return fresh.get(value) ?? value;
    return [...fresh].reduce((json, [from, to]) => json.replaceAll(String(from), String(to)), value);
  }),
});

export function draw(
  fresh: Map<unknown, unknown>,
  placedOrder: RecordedOrder['placed'],
  id: number,
  place: number,
): void {
  fresh.set(placedOrder.id, id);
  fresh.set(placedOrder.number, orderNumber(Number(placedOrder.number.slice(0, 4)), place));
}
