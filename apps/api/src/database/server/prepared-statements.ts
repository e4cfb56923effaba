import { createHash } from 'node:crypto';
import type pg from 'pg';

/** Of each connection: the server keeps what it prepared until the connection ends. */
const mostOnConnection = 300;

/** A longer one writes many rows at once, and is another for another number of rows. */
const longestText = 20_000;

const mostTexts = 2000;

/** `explain`, `begin` and the like have no plan to keep. */
const isPlanned = /^\s*(?:select|insert|update|delete|with)\b/i;

/** Of searched words a plan that knows them is worth its time: one for all of them reads a whole table for some. */
const dependsOnValues = /\bsearchable\(|\bi?like\b/;

/** By text, the one used last at the end. Null until it comes a second time: what is asked once needs no name. */
const names = new Map<string, string | null>();

/** Undefined: planned anew for its values. By its text, so that behind a pooler no name is another statement's. */
export function statementName(text: string): string | undefined {
  if (text.length > longestText || !isPlanned.test(text) || dependsOnValues.test(text)) return undefined;
  const formerName = names.get(text);
  names.delete(text);
  const name = formerName === undefined ? null : (formerName ?? createHash('sha256').update(text).digest('base64url'));
  names.set(text, name);
  const [oldest] = names.keys();
  if (names.size > mostTexts && oldest !== undefined) names.delete(oldest);
  return name ?? undefined;
}

const unpreparedPools = new WeakSet<pg.Pool>();

/** For a pooler in front of the server that knows no prepared statements. */
export function prepareNothing(pool: pg.Pool): void {
  unpreparedPools.add(pool);
}

export const isPreparing = (pool: pg.Pool): boolean => !unpreparedPools.has(pool);

const namesOn = new WeakMap<pg.PoolClient, Set<string>>();

/** Each connection prepares so many; what does not fit stays without a name until the connection is replaced. */
export function nameOn(client: pg.PoolClient, text: string): string | undefined {
  const name = statementName(text);
  if (name === undefined) return undefined;
  const present = namesOn.get(client) ?? new Set();
  namesOn.set(client, present);
  if (present.size >= mostOnConnection && !present.has(name)) return undefined;
  present.add(name);
  return name;
}

/** No room for the name of another statement: a new connection has it for those that are asked now. */
export const isFull = (client: pg.PoolClient): boolean => (namesOn.get(client)?.size ?? 0) >= mostOnConnection;

/**
 * What was prepared is gone or no longer fits its tables: discarded, on a connection that a pooler has changed, or from
 * before a newer node migrated. Nothing of the statement was done.
 */
export function isOutdated(error: unknown): boolean {
  const { code, routine } = error as { code?: unknown; routine?: unknown };
  // The message of 0A000 is in the language of the server; `routine` never is.
  return code === '26000' || code === '42P05' || (code === '0A000' && routine === 'RevalidateCachedQuery');
}
