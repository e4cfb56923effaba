import { randomUUID } from 'node:crypto';
import type { Tokens } from '@traiteur/contract/access/sign-in.ts';
import type { Kysely } from 'kysely';
import type { Database } from '../../database/schema.ts';
import { inTransaction } from '../../database/rows/transactions.ts';
import { insertAuditEntry } from '../audit-entries/insert-audit-entry.ts';
import type { Account } from '../../core/caller.ts';
import { hashOf, newToken } from '../../core/tokens.ts';
import { accountColumns, columnsOf, holderOf } from './accounts.ts';
import { endSession } from './session-ends.ts';

const accessSeconds = 15 * 60;

/** From the sign-in: a renewal does not make it longer. */
export const sessionDays = 5;

/** `refresh_token` is `secret.key`: the secret is good once, the key stays the same as long as the session. */
export type OpenedSession = Tokens & { refresh_token: string };

interface Device {
  userAgent: string;
  address: string;
}

export type OnReuse = (transaction: Kysely<Database>, account: { id: number; name: string }) => Promise<void>;

export const openSession = (
  db: Kysely<Database>,
  account: Account,
  device: Device,
  now: Date,
): Promise<OpenedSession> =>
  inTransaction(db, async (transaction) => {
    const tokens = newTokens(newToken(), account.kind);
    const id = randomUUID();
    await transaction
      .insertInto('sessions')
      .values({
        id,
        ...columnsOf(account),
        access_hash: hashOf(tokens.access_token),
        access_expires_at: addSeconds(now, accessSeconds),
        expires_at: addSeconds(now, sessionDays * 86_400),
        created_at: now,
        last_used_at: now,
        confirmed_at: now,
        user_agent: device.userAgent,
        address: device.address,
      })
      .execute();
    await insertRefreshToken(transaction, tokens.refresh_token, id, now);
    if (account.kind === 'client') return tokens;
    const name = (await holderOf(transaction, account)) ?? '';
    await insertAuditEntry(transaction, {
      at: now,
      by: { id: account.id, name },
      tag: 'sign-in',
      operation: 'login',
      record: { id: String(account.id), name },
      // Sessions are removed when they are over; this stays.
      after: { address: device.address, userAgent: device.userAgent },
    });
    return tokens;
  });

/** Undefined for a bad token. A used one may be a copy: ends the session, and calls `onReuse` in the transaction. */
export const renewSession = (
  db: Kysely<Database>,
  kind: Account['kind'],
  refreshToken: string,
  now: Date,
  onReuse: OnReuse,
): Promise<OpenedSession | undefined> =>
  inTransaction(db, async (transaction) => {
    const row = await transaction
      .selectFrom('refresh_tokens')
      .innerJoin('sessions', 'sessions.id', 'session_id')
      .select(['session_id', 'used_at', accountColumns[kind]])
      .where('hash', '=', hashOf(refreshToken))
      .where('ended_at', 'is', null)
      .where('expires_at', '>', now)
      .where(accountColumns[kind], 'is not', null)
      .forUpdate('refresh_tokens')
      .executeTakeFirst();
    const id = row && idIn(row);
    const name = id && (await holderOf(transaction, { kind, id }));
    if (!row || !id || !name) return undefined;
    if (row.used_at) {
      await endSession(transaction, row.session_id, now, 'copied');
      await onReuse(transaction, { id, name });
      return undefined;
    }
    await transaction
      .updateTable('refresh_tokens')
      .set({ used_at: now })
      .where('hash', '=', hashOf(refreshToken))
      .execute();
    const [, key = newToken()] = refreshToken.split('.');
    const tokens = newTokens(key, kind);
    await transaction
      .updateTable('sessions')
      .set({
        access_hash: hashOf(tokens.access_token),
        access_expires_at: addSeconds(now, accessSeconds),
        last_used_at: now,
      })
      .where('id', '=', row.session_id)
      .execute();
    await insertRefreshToken(transaction, tokens.refresh_token, row.session_id, now);
    return tokens;
  });

export async function confirmSession(db: Kysely<Database>, sessionId: string, now: Date): Promise<void> {
  await db.updateTable('sessions').set({ confirmed_at: now }).where('id', '=', sessionId).execute();
}

async function insertRefreshToken(db: Kysely<Database>, token: string, sessionId: string, now: Date): Promise<void> {
  await db
    .insertInto('refresh_tokens')
    .values({ hash: hashOf(token), session_id: sessionId, created_at: now, used_at: null })
    .execute();
}

const idIn = (columns: { administrator_id?: number | null; client_id?: number | null }) =>
  columns.administrator_id ?? columns.client_id ?? undefined;

/** Prefix of a client's access token: it says only where to look, and the row found there says whose it is. */
export const clientToken = 'client.';

function newTokens(key: string, kind: Account['kind']): OpenedSession {
  const token = kind === 'client' ? clientToken + newToken() : newToken();
  return {
    token,
    access_token: token,
    expires_in: accessSeconds,
    refresh_token: `${newToken()}.${key}`,
    token_type: 'Bearer',
  };
}

const addSeconds = (now: Date, seconds: number) => new Date(now.getTime() + seconds * 1000);
