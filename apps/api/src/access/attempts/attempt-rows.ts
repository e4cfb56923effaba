import { type Kysely, sql } from 'kysely';
import type { Database } from '../../database/schema.ts';

/** From the first attempt of a count. */
const windowSeconds = 15 * 60;

export interface Limit {
  key: string;
  most: number;
}

export interface Count {
  key: string;
  attempts: number;
  /** Until the count starts again. */
  seconds: number;
}

export async function readCounts(db: Kysely<Database>, limits: readonly Limit[]): Promise<Count[]> {
  const { rows } = await sql<Count>`
    select key, attempts, ceil(extract(epoch from since - now()) + ${windowSeconds})::int as seconds
    from sign_in_attempts
    where key = any(${limits.map(({ key }) => key)}) and since >= now() - make_interval(secs => ${windowSeconds})`.execute(
    db,
  );
  return rows;
}

/** False where a concurrent attempt was faster and filled a count. */
export async function addAttempt(db: Kysely<Database>, limits: readonly Limit[]): Promise<boolean> {
  const [keys, most] = [limits.map(({ key }) => key), limits.map((limit) => limit.most)];
  const { rows } = await sql`
    insert into sign_in_attempts as kept (key, attempts, since, most)
    select key, 1, now(), most from unnest(${keys}::text[], ${most}::int[]) as limits (key, most)
    -- Everybody locks them in this order, so that nobody waits in a circle.
    order by key
    on conflict (key) do update set
      attempts = case when kept.since < now() - make_interval(secs => ${windowSeconds}) then 1 else kept.attempts + 1 end,
      since = case when kept.since < now() - make_interval(secs => ${windowSeconds}) then now() else kept.since end,
      most = excluded.most
    where kept.attempts < excluded.most or kept.since < now() - make_interval(secs => ${windowSeconds})
    returning key`.execute(db);
  return rows.length === limits.length;
}

/** Of the key `all` every attempt is removed. One statement, which locks in the same order as addAttempt. */
export async function removeAttempts(
  db: Kysely<Database>,
  keys: readonly string[],
  { attempts = 1, all }: { attempts?: number; all?: string } = {},
): Promise<void> {
  await sql`
    with counted as (select key from sign_in_attempts where key = any(${keys}) order by key for update)
    update sign_in_attempts as kept
    set attempts = case when kept.key = ${all ?? null} then 0 else greatest(0, kept.attempts - ${attempts}::int) end
    from counted where kept.key = counted.key`.execute(db);
}

export async function forgetCount(db: Kysely<Database>, key: string): Promise<void> {
  await sql`delete from sign_in_attempts where key = ${key}`.execute(db);
}

export async function forgetCounts(db: Kysely<Database>, beginning: string): Promise<void> {
  await sql`delete from sign_in_attempts where starts_with(key, ${beginning})`.execute(db);
}

export async function clearAttempts(db: Kysely<Database>): Promise<void> {
  await sql`delete from sign_in_attempts where since < now() - make_interval(secs => ${windowSeconds})`.execute(db);
}
