import { randomBytes } from 'node:crypto';
import { type Kysely, sql } from 'kysely';
import type { Database } from '../database/schema.ts';
import { inTransaction } from '../database/rows/transactions.ts';
import { hashOf } from '../core/token-hash.ts';

/** How long a link is good, in minutes. */
export const resetMinutes = 30;

/**
 * Makes the token of a link for an active account; undefined where the address has none. Links mailed before stay good until one is used: who
 * asks need not be who reads them.
 */
export const openPasswordReset = (db: Kysely<Database>, email: string, now: Date) =>
  inTransaction(db, async (transaction) => {
    const account = await transaction
      .selectFrom('administrators')
      .select(['id', 'email', 'first_name as firstName', 'last_name as lastName', 'locale'])
      .where(sql`lower(email)`, '=', email.toLowerCase())
      .where('active', '=', true)
      .forNoKeyUpdate()
      .executeTakeFirst();
    if (!account) return undefined;
    const token = randomBytes(32).toString('base64url');
    await transaction
      .insertInto('password_resets')
      .values({
        hash: hashOf(token),
        administrator_id: account.id,
        created_at: now,
        expires_at: new Date(now.getTime() + resetMinutes * 60_000),
      })
      .execute();
    return { account, token };
  });

/** The account whose link is good now. */
export const accountOfReset = (db: Kysely<Database>, token: string, now: Date) =>
  goodReset(db, token, now).executeTakeFirst();

/** Uses a link up, and says whose it was; undefined when it was worth nothing. Of two uses at once the second waits, and finds it used. */
export async function takePasswordReset(db: Kysely<Database>, token: string, now: Date) {
  const account = await goodReset(db, token, now).forUpdate().executeTakeFirst();
  if (account)
    await db.updateTable('password_resets').set({ used_at: now }).where('hash', '=', hashOf(token)).execute();
  return account;
}

/** Takes away the links that are good no longer. */
export async function clearPasswordResets(db: Kysely<Database>, now: Date): Promise<void> {
  await db
    .deleteFrom('password_resets')
    .where((is) => is.or([is('expires_at', '<=', now), is('used_at', 'is not', null)]))
    .execute();
}

const goodReset = (db: Kysely<Database>, token: string, now: Date) =>
  db
    .selectFrom('administrators')
    .innerJoin('password_resets', 'password_resets.administrator_id', 'administrators.id')
    .select(['administrators.id', 'email', 'first_name as firstName', 'last_name as lastName', 'locale'])
    .where('hash', '=', hashOf(token))
    .where('expires_at', '>', now)
    .where('used_at', 'is', null)
    .where('active', '=', true);
