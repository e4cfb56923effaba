import { type Kysely, sql } from 'kysely';
import type { Database } from '../schema.ts';

/** Rows per delete, to lock few at once. */
const rowsAtOnce = 1000;

/** Deletes rows older than so many months in bounded batches; skips another node's batch. */
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

const expiringTables = [
  // With refresh tokens. Ended sessions stay as long, to say why they ended.
  'sessions',
  // The invited person stays, and can be invited again.
  'invitations',
  'client_registrations',
  'mailed_codes',
  'sign_in_tickets',
  'passkey_challenges',
  'provider_sign_ins',
  'payment_links',
] as const satisfies (keyof Database)[];

export async function clearExpired(db: Kysely<Database>, now: Date): Promise<void> {
  for (const table of expiringTables) await sql`delete from ${sql.table(table)} where expires_at <= ${now}`.execute(db);
}
