import { type Kysely, sql } from 'kysely';
import type { Database } from '../database/schema.ts';
import { Refusal } from '../http/refusal.ts';

const windowSeconds = 15 * 60;

/** Wrong passwords in a window: for one account wherever they come from, and from one address whatever the account. */
const mostPerAccount = 10;
const mostPerAddress = 100;

/** @throws {Refusal} `too-many-attempts` */
export async function countAttempt(db: Kysely<Database>, account: string, address: string): Promise<void> {
  const ofAccount = await count(db, keyOf(account));
  await countAttemptFrom(db, address);
  if (ofAccount > mostPerAccount) throw new Refusal('too-many-attempts');
}

/** Counts an attempt that names no account. @throws {Refusal} `too-many-attempts` */
export async function countAttemptFrom(db: Kysely<Database>, address: string): Promise<void> {
  if ((await count(db, `address ${address}`)) > mostPerAddress) throw new Refusal('too-many-attempts');
}

export async function forgetAttempts(db: Kysely<Database>, account: string): Promise<void> {
  await sql`delete from sign_in_attempts where key = ${keyOf(account)}`.execute(db);
}

const keyOf = (account: string) => `account ${account}`;

async function count(db: Kysely<Database>, key: string): Promise<number> {
  const { rows } = await sql<{ attempts: number }>`
    insert into sign_in_attempts as kept (key, attempts, since) values (${key}, 1, now())
    on conflict (key) do update set
      attempts = case when kept.since < now() - make_interval(secs => ${windowSeconds}) then 1 else kept.attempts + 1 end,
      since = case when kept.since < now() - make_interval(secs => ${windowSeconds}) then now() else kept.since end
    returning attempts`.execute(db);
  return rows[0]?.attempts ?? 0;
}
