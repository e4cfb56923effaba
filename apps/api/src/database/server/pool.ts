import pg from 'pg';

const { builtins } = pg.types;
const dateArray = 1182;
const int8Array = 1016;
const textArray = 1009;

/** Reads amounts and counts as numbers and calendar dates as 'YYYY-MM-DD'; pg's own way gives strings and local midnights. */
const parsers: Record<number, (value: string) => unknown> = {
  [builtins.INT8]: exactNumber,
  [builtins.DATE]: (value) => value,
  [int8Array]: (value) => texts(value).map(exactNumber),
  [dateArray]: texts,
};

interface PoolOptions {
  /** Told of each connection that breaks, idle or not; the pool has let go of it, and opens others as they are needed. */
  onBroken?: () => void;
  /** How many connections it has at once. */
  most?: number;
  /** How long a query waits for a connection, in milliseconds. */
  patience?: number;
}

/**
 * Opens the pool of connections every query goes through.
 * `int8` comes back as a number (RangeError past 2^53), `date` as 'YYYY-MM-DD', `timestamptz` as a Date, `numeric` as a string.
 */
export function openPool(
  url: string,
  { onBroken = () => undefined, most = 10, patience = 10_000 }: PoolOptions = {},
): pg.Pool {
  const pool = new pg.Pool({
    connectionString: url,
    max: most,
    connectionTimeoutMillis: patience,
    // A request to a server without network fails within half a minute.
    keepAlive: true,
    keepAliveInitialDelayMillis: 20_000,
    application_name: 'traiteur',
    types: { getTypeParser: parserOf as typeof pg.types.getTypeParser },
  });
  // Also of one that is lent out and asked nothing just now: the pool lets go of it without a word.
  pool.on('connect', (client) => client.on('error', () => onBroken()));
  // An `error` event without a listener would end the process.
  pool.on('error', () => undefined);
  pool.on('release', (error) => {
    if (error) onBroken();
  });
  return pool;
}

/** pg's overloads tie each type's number to its result, which a table of parsers cannot follow: hence the cast above. */
function parserOf(type: number, format?: 'text' | 'binary'): (value: string) => unknown {
  const parser = format === 'binary' ? undefined : parsers[type];
  return parser ?? (pg.types.getTypeParser(type, format) as (value: string) => unknown);
}

function texts(value: string): string[] {
  // pg types what a parser gives as any.
  return parserOf(textArray)(value) as string[];
}

function exactNumber(value: string): number {
  const number = Number(value);
  if (!Number.isSafeInteger(number)) throw new RangeError(`${value} is too large for a JavaScript number`);
  return number;
}
