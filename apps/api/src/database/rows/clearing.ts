import { type Kysely, sql } from 'kysely';
import type { Database } from '../schema.ts';

/** Rows that one statement takes away, so that it never holds many at once. */
const rowsAtOnce = 1000;

/** Takes away the rows of a table that are older than so many months, a bounded batch at a time; another node's batch is left to it. */
export async function clearOld(
  db: Kysely<Database>,
  table: 'audit_entries' | 'mails',
  now: Date,
  months: number,
): Promise<void> {
  for (;;) {
    const removal = await sql`delete from ${sql.table(table)} where id in (
      select id from ${sql.table(table)} where at < ${now}::timestamptz - make_interval(months => ${months}::integer)
      order by at, id limit ${sql.lit(rowsAtOnce)} for update skip locked)`.execute(db);
    if (Number(removal.numAffectedRows) < rowsAtOnce) return;
  }
}

/** Tables whose rows say when they are over. */
const expiringTables = [
  // With their refresh tokens. Those that were ended stay as long, to say why.
  'sessions',
  // Who was invited stays, to be invited again.
  'invitations',
  'client_registrations',
  'sign_in_tickets',
  'passkey_challenges',
  'provider_sign_ins',
  'payment_links',
] as const satisfies (keyof Database)[];

/** Takes away the rows that are over. */
export async function clearExpired(db: Kysely<Database>, now: Date): Promise<void> {
  for (const table of expiringTables) await sql`delete from ${sql.table(table)} where expires_at <= ${now}`.execute(db);
}
