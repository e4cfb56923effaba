import { setTimeout as pause } from 'node:timers/promises';
import type { Kysely } from 'kysely';
import type pg from 'pg';
import { Refusal } from '../core/refusal.ts';
import { statementsOn } from './rows/statements.ts';
import type { Database } from './schema.ts';
import { reasonOf } from './server/absence.ts';
import { isReadOnly } from './server/database-client.ts';
import { openPool } from './server/pool.ts';

/** Seconds: a replica that lags more is not read. Twice what a report may hold up a replica as PostgreSQL is set. */
const usualOldest = 60;

/** Milliseconds in which a replica that is well has what was committed before it was asked. */
const catchUp = 200;

/** Milliseconds until one that did not answer is asked again. */
const absence = 10_000;

interface ReplicaOptions {
  primary: pg.Pool;
  prepares: boolean;
  log: (line: string) => void;
  oldest?: number;
}

interface Surroundings {
  /** Reads what the replica cannot. */
  primary: Kysely<Database>;
  /** Called where the replica was read. */
  onAge: (seconds: number) => void;
}

export type Replica = ReturnType<typeof openReplica>;

/** A streaming replica, for what may lag. Nothing is written there, and where it cannot be read the primary is. */
export function openReplica(url: string, { primary, prepares, log, oldest = usualOldest }: ReplicaOptions) {
  const pool = openPool(url, { most: 5, patience: 2000, prepares, readsOnly: true });
  const db = statementsOn(pool);
  let awayUntil = 0;
  let complaint = '';

  function note(reason: string): void {
    if (reason === complaint) return;
    complaint = reason;
    const sentence = reason ? `is not read (${reason}): the primary is` : 'is read again';
    log(`The replica of DATABASE_READ_URL ${sentence}.`);
  }

  /** Undefined where it is not to be read. */
  async function usableAge(): Promise<number | undefined> {
    if (performance.now() < awayUntil) return undefined;
    try {
      const age = await ageOf(pool, primary);
      note(age > oldest ? 'it lags' : '');
      return age > oldest ? undefined : Math.ceil(age);
    } catch (error) {
      awayUntil = performance.now() + absence;
      note(reasonOf(error));
      return undefined;
    }
  }

  return {
    /** Seconds; undefined where it does not answer, or follows another. */
    age: () => ageOf(pool, primary).catch(() => undefined),
    /** Read again from the primary where the replica fails. @throws what is refused, and where a write was tried */
    async read<T>(ask: (db: Kysely<Database>) => Promise<T>, surroundings: Surroundings): Promise<T> {
      const age = await usableAge();
      if (age === undefined) return ask(surroundings.primary);
      try {
        const answer = await ask(db);
        surroundings.onAge(age);
        return answer;
      } catch (error) {
        if (isReadOnly(error) || error instanceof Refusal) throw error;
        note(reasonOf(error));
        return ask(surroundings.primary);
      }
    },
    stop: () => pool.end(),
  };
}

interface Journal {
  system: string;
  place: string;
  time: string;
}

/** Seconds by the primary's clock; 0 where all that it had is there too. @throws where it is no replica of it */
async function ageOf(replica: pg.Pool, primary: pg.Pool): Promise<number> {
  const { rows } = await primary.query<Journal>(
    `select system_identifier::text as system, pg_current_wal_flush_lsn()::text as place, clock_timestamp()::text as time
      from pg_control_system()`,
  );
  const [journal] = rows as [Journal];
  const start = performance.now();
  for (;;) {
    const age = await ageSince(journal, replica);
    const wait = performance.now() - start;
    if (age === 0 || wait > catchUp) return age === 0 ? 0 : Math.max(0, age) + wait / 1000;
    await pause(10);
  }
}

/** Infinity as long as nothing was replayed since its start: then nobody knows. */
async function ageSince({ system, place, time }: Journal, replica: pg.Pool): Promise<number> {
  const client = await replica.connect();
  let isReplica = false;
  try {
    const { rows } = await client.query<{ follows: boolean; age: number | null }>(
      `select pg_is_in_recovery() and system_identifier::text = $1 as follows,
          case when pg_last_wal_replay_lsn() >= $2::pg_lsn then 0
            else extract(epoch from $3::timestamptz - pg_last_xact_replay_timestamp())::float8 end as age
        from pg_control_system()`,
      [system, place, time],
    );
    isReplica = rows[0]?.follows ?? false;
    if (!isReplica) throw new Error('it is no replica of the primary');
    return rows[0]?.age ?? Number.POSITIVE_INFINITY;
  } finally {
    // Of several hosts another may be one.
    client.release(!isReplica);
  }
}
