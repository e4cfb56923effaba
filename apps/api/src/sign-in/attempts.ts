import { type Kysely, sql } from 'kysely';
import type { Database } from '../database/schema.ts';
import { Refusal } from '../core/refusal.ts';

const windowSeconds = 15 * 60;

/** Most attempts in a window: for one account wherever they come from, and from one address whatever the account. */
const most = {
  'sign-in': { account: 10, address: 100 },
  recovery: { account: 5, address: 50 },
} as const;

type Kind = keyof typeof most;

/** @throws {Refusal} `too-many-attempts` */
export async function countAttempt(
  db: Kysely<Database>,
  kind: Kind,
  { account, address }: { account?: string; address: string },
): Promise<void> {
  const ofAccount = account === undefined ? 0 : await count(db, keyOf(kind, account));
  const ofAddress = await count(db, addressKeyOf(kind, address));
  if (ofAccount > most[kind].account || ofAddress > most[kind].address) throw new Refusal('too-many-attempts');
}

/** Forgets the wrong passwords of an account. */
export async function forgetAttempts(db: Kysely<Database>, account: string): Promise<void> {
  await sql`delete from sign_in_attempts where key = ${keyOf('sign-in', account)}`.execute(db);
}

/** Removes a successful attempt from the count: many people may sign in from one address. */
export async function takeAttemptBack(db: Kysely<Database>, kind: Kind, address: string): Promise<void> {
  await sql`update sign_in_attempts set attempts = attempts - 1 where key = ${addressKeyOf(kind, address)} and attempts > 0`.execute(
    db,
  );
}

/** Takes away the counts whose window is over. */
export async function clearAttempts(db: Kysely<Database>): Promise<void> {
  await sql`delete from sign_in_attempts where since < now() - make_interval(secs => ${windowSeconds})`.execute(db);
}

const addressKeyOf = (kind: Kind, address: string) => `${kind} address ${address}`;
const keyOf = (kind: Kind, account: string) => `${kind} account ${account.toLowerCase()}`;

async function count(db: Kysely<Database>, key: string): Promise<number> {
  const { rows } = await sql<{ attempts: number }>`
    insert into sign_in_attempts as kept (key, attempts, since) values (${key}, 1, now())
    on conflict (key) do update set
      attempts = case when kept.since < now() - make_interval(secs => ${windowSeconds}) then 1 else kept.attempts + 1 end,
      since = case when kept.since < now() - make_interval(secs => ${windowSeconds}) then now() else kept.since end
    returning attempts`.execute(db);
  return rows[0]?.attempts ?? 0;
}
