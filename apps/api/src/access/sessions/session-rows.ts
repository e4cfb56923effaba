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

/** How long an access token is valid, in seconds. */
const accessSeconds = 15 * 60;

/** How long a session lives without signing in again, in days. */
export const sessionDays = 5;

/** The tokens of a session; `refresh_token` is its secret, good once, and its key, the same as long as it lives, joined by a dot. */
export type OpenedSession = Tokens & { refresh_token: string };

interface Device {
  userAgent: string;
  address: string;
}

export type OnReuse = (transaction: Kysely<Database>, account: { id: number; name: string }) => Promise<void>;

/** Opens a session, and leaves an audit entry of an administrator's. */
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
      // Sessions go when they are over; where they came from stays.
      after: { address: device.address, userAgent: device.userAgent },
    });
    return tokens;
  });

/**
 * Exchanges a refresh token of that kind for new tokens; undefined when it is unknown, its session is over, or it was used before: then somebody else
 * may hold a copy, and the whole session ends; `onReuse` is told whose it was, within the transaction.
 */
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

/** Notes that whoever a session belongs to has just given their password again. */
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

/** What an access token of a client begins with: it says where it is looked up, and the row that is found there whose it is. */
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
