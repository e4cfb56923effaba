import { randomBytes, randomUUID } from 'node:crypto';
import type { Tokens } from '@traiteur/contract/access/sign-in.ts';
import type { Kysely } from 'kysely';
import type { Database } from '../database/schema.ts';
import { inTransaction } from '../database/rows/transactions.ts';
import { keepAuditEntry } from '../audit-entries/keep-audit-entry.ts';
import { hashOf } from '../core/token-hash.ts';

/** How long an access token is valid, in seconds. */
const accessSeconds = 15 * 60;

/** How long a session lives without signing in again, in days. */
const sessionDays = 5;

interface Device {
  userAgent: string;
  address: string;
}

/** Opens a session and leaves an audit entry that it did. */
export const openSession = (
  db: Kysely<Database>,
  administratorId: number,
  device: Device,
  now: Date,
): Promise<Tokens> =>
  inTransaction(db, async (transaction) => {
    const tokens = newTokens();
    const id = randomUUID();
    await transaction
      .insertInto('sessions')
      .values({
        id,
        administrator_id: administratorId,
        access_hash: hashOf(tokens.access_token),
        access_expires_at: after(now, accessSeconds),
        expires_at: after(now, sessionDays * 86_400),
        created_at: now,
        last_used_at: now,
        user_agent: device.userAgent.slice(0, 300),
        address: device.address,
      })
      .execute();
    await keepRefreshToken(transaction, tokens.refresh_token, id, now);
    const who = await transaction
      .selectFrom('administrators')
      .select(['first_name', 'last_name'])
      .where('id', '=', administratorId)
      .executeTakeFirstOrThrow();
    await keepAuditEntry(transaction, {
      at: now,
      by: { id: administratorId, name: `${who.first_name} ${who.last_name}` },
      tag: 'sign-in',
      operation: 'login',
    });
    return tokens;
  });

/**
 * Exchanges a refresh token for new tokens; undefined when it is unknown, its session is over, or it was used before: then somebody else
 * may hold a copy, and the whole session ends.
 */
export const renewSession = (db: Kysely<Database>, refreshToken: string, now: Date): Promise<Tokens | undefined> =>
  db.transaction().execute(async (transaction) => {
    const used = await transaction
      .selectFrom('refresh_tokens')
      .innerJoin('sessions', 'sessions.id', 'session_id')
      .innerJoin('administrators', 'administrators.id', 'administrator_id')
      .select(['session_id', 'used_at'])
      .where('hash', '=', hashOf(refreshToken))
      .where('ended_at', 'is', null)
      .where('expires_at', '>', now)
      .where('active', '=', true)
      .forUpdate('refresh_tokens')
      .executeTakeFirst();
    if (!used) return undefined;
    if (used.used_at) {
      await endSession(transaction, used.session_id, now);
      return undefined;
    }
    await transaction
      .updateTable('refresh_tokens')
      .set({ used_at: now })
      .where('hash', '=', hashOf(refreshToken))
      .execute();
    const tokens = newTokens();
    await transaction
      .updateTable('sessions')
      .set({
        access_hash: hashOf(tokens.access_token),
        access_expires_at: after(now, accessSeconds),
        last_used_at: now,
      })
      .where('id', '=', used.session_id)
      .execute();
    await keepRefreshToken(transaction, tokens.refresh_token, used.session_id, now);
    return tokens;
  });

export async function endSession(db: Kysely<Database>, sessionId: string, now: Date): Promise<void> {
  await db
    .updateTable('sessions')
    .set({ ended_at: now })
    .where('id', '=', sessionId)
    .where('ended_at', 'is', null)
    .execute();
}

/** Ends everything somebody is signed in with, save one session where it is named. */
export async function endSessionsOf(
  db: Kysely<Database>,
  administratorId: number,
  now: Date,
  saveOne?: string,
): Promise<void> {
  let sessions = db.updateTable('sessions').set({ ended_at: now }).where('administrator_id', '=', administratorId);
  if (saveOne) sessions = sessions.where('id', '!=', saveOne);
  await sessions.where('ended_at', 'is', null).execute();
}

/** Takes away the sessions that are over, with their refresh tokens: none of them can come back. */
export async function clearSessions(db: Kysely<Database>, now: Date): Promise<void> {
  await db
    .deleteFrom('sessions')
    .where((is) => is.or([is('expires_at', '<=', now), is('ended_at', 'is not', null)]))
    .execute();
}

async function keepRefreshToken(db: Kysely<Database>, token: string, sessionId: string, now: Date): Promise<void> {
  await db
    .insertInto('refresh_tokens')
    .values({ hash: hashOf(token), session_id: sessionId, created_at: now, used_at: null })
    .execute();
}

function newTokens(): Tokens {
  const token = randomBytes(32).toString('base64url');
  return {
    token,
    access_token: token,
    expires_in: accessSeconds,
    refresh_token: randomBytes(32).toString('base64url'),
    token_type: 'Bearer',
  };
}

const after = (now: Date, seconds: number) => new Date(now.getTime() + seconds * 1000);
