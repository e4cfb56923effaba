import pg from 'pg';
import { PatientPool } from './patient-pool.ts';
import { prepareNothing } from './prepared-statements.ts';
import { endSilentLines } from './silent-lines.ts';

const { builtins } = pg.types;
const dateArray = 1182;
const int8Array = 1016;
const textArray = 1009;

/** Amounts and counts as numbers, dates as 'YYYY-MM-DD'; pg's defaults are strings and local midnights. */
const parsers: Record<number, (value: string) => unknown> = {
  [builtins.INT8]: exactNumber,
  [builtins.DATE]: (value) => value,
  [int8Array]: (value) => texts(value).map(exactNumber),
  [dateArray]: texts,
};

/** Milliseconds until a connection that nobody asks is closed, and with it what it has prepared: a calm hour lasts. */
const idleTime = 600_000;

interface PoolOptions {
  /** Called for each broken connection; the pool replaces it. */
  onBroken?: () => void;
  most?: number;
  /** How many are kept while nobody asks. */
  least?: number;
  /** Milliseconds that a query waits for a connection. */
  patience?: number;
  /** Whether its connections keep the plans of statements that come again. */
  prepares?: boolean;
  /** Of any server, a replica too: writes are refused. */
  readsOnly?: boolean;
}

/** `int8` is a number (RangeError past 2^53), `date` 'YYYY-MM-DD', `timestamptz` a Date, `numeric` a string. */
export function openPool(
  url: string,
  {
    onBroken = () => undefined,
    most = 10,
    least = 0,
    patience = 10_000,
    prepares = true,
    readsOnly = false,
  }: PoolOptions = {},
): PatientPool {
  const pool = new PatientPool({
    connectionString: url,
    readsOnly,
    max: most,
    min: least,
    connectionTimeoutMillis: patience,
    idleTimeoutMillis: idleTime,
    // Without network, an idle one is noticed within half a minute.
    keepAlive: true,
    keepAliveInitialDelayMillis: 20_000,
    application_name: 'traiteur',
    types: { getTypeParser: parserOf as typeof pg.types.getTypeParser },
  });
  if (!prepares) prepareNothing(pool);
  endSilentLines(pool, url, { readsOnly });
  // A lent, idle connection breaks silently: the pool does not report it.
  pool.on('connect', (client) => client.on('error', () => onBroken()));
  // An unheard error would end the process.
  pool.on('error', () => undefined);
  pool.on('release', (error) => {
    if (error) onBroken();
  });
  return pool;
}

/** pg's overloads tie a type's number to its result, which a table of parsers cannot express: hence the cast above. */
function parserOf(type: number, format?: 'text' | 'binary'): (value: string) => unknown {
  const parser = format === 'binary' ? undefined : parsers[type];
  return parser ?? (pg.types.getTypeParser(type, format) as (value: string) => unknown);
}

function texts(value: string): string[] {
  return parserOf(textArray)(value) as string[];
}

function exactNumber(value: string): number {
  const number = Number(value);
  if (!Number.isSafeInteger(number)) throw new RangeError(`${value} is too large for a JavaScript number`);
  return number;
}
