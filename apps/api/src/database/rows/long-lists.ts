import type { CompiledQuery, Kysely } from 'kysely';
import type { Database } from '../schema.ts';

/** Milliseconds. */
const lifetime = 60_000;

const room = 500;

interface LongList {
  total: number;
  until: number;
}

const listsOf = new WeakMap<Kysely<Database>, Map<string, LongList>>();

/**
 * The estimated total of a list that is too long to be counted, for a minute: asking for another estimate costs more
 * than its page. What can be counted is counted each time.
 */
export async function totalOfLongList<Total extends { total: number; totalIsEstimate: boolean }>(
  db: Kysely<Database>,
  { sql, parameters }: CompiledQuery,
  count: () => Promise<Total>,
): Promise<Total | { total: number; totalIsEstimate: true }> {
  const lists = listsOf.get(db) ?? new Map<string, LongList>();
  listsOf.set(db, lists);
  const key = JSON.stringify([sql, parameters]);
  const list = lists.get(key);
  const now = performance.now();
  if (list && list.until > now) return { total: list.total, totalIsEstimate: true };
  // Inserted anew, so that the map stays ordered by age.
  lists.delete(key);
  const newTotal = await count();
  if (!newTotal.totalIsEstimate) return newTotal;
  lists.set(key, { total: newTotal.total, until: now + lifetime });
  const [oldest] = lists.keys();
  if (lists.size > room && oldest !== undefined) lists.delete(oldest);
  return newTotal;
}
