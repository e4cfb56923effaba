import { createHash } from 'node:crypto';
import type { Kysely } from 'kysely';
import { Refusal } from '../../core/refusal.ts';
import type { Database } from '../../database/schema.ts';

/** The operation with all its input, as zod parsed it. */
type KeyedRequest = object;

/** `owner`: the client who sent the key; null for staff, who share theirs. */
export interface OwnedKey {
  owner: number | null;
  key: string;
}

export const staffKey = (key: string): OwnedKey => ({ owner: null, key });

/**
 * A second request waits here until the first is committed or has failed. False if this very request is done already.
 * @throws {Refusal} `idempotency-key-reused` for another request
 */
export async function claimKey(
  db: Kysely<Database>,
  { owner, key }: OwnedKey,
  request: KeyedRequest,
  now: Date,
): Promise<boolean> {
  const hash = hashOf(request);
  const claim = await db
    .insertInto('idempotency_keys')
    .values({ owner, key, request_hash: hash, created_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  if (claim.numInsertedOrUpdatedRows) return true;
  const first = await db
    .selectFrom('idempotency_keys')
    .select('request_hash')
    .where('key', '=', key)
    .where('owner', 'is not distinct from', owner)
    .executeTakeFirst();
  if (first?.request_hash !== hash) throw new Refusal('idempotency-key-reused', { field: 'Idempotency-Key' });
  return false;
}

// Zod writes a parsed object's keys in the schema's order, so the same request always gives the same text.
const hashOf = (request: KeyedRequest) => createHash('sha256').update(JSON.stringify(request)).digest('base64url');
