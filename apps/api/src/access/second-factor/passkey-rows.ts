import type { WebAuthnCredential } from '@simplewebauthn/server';
import type { Kysely } from 'kysely';
import type { Database } from '../../database/schema.ts';

export async function credentialsOf(db: Kysely<Database>, administratorId: number) {
  const rows = await db
    .selectFrom('passkeys')
    .select(['credential_id', 'transports'])
    .where('administrator_id', '=', administratorId)
    .orderBy('id')
    .execute();
  return rows.map(({ credential_id, transports }) => ({
    id: credential_id,
    type: 'public-key' as const,
    transports: transportsIn(transports),
  }));
}

export async function findPasskey(db: Kysely<Database>, credentialId: string) {
  const row = await db
    .selectFrom('passkeys')
    .innerJoin('administrators', 'administrators.id', 'administrator_id')
    .select(['passkeys.id', 'administrator_id', 'credential_id', 'public_key', 'counter', 'transports'])
    .where('credential_id', '=', credentialId)
    .where('active', '=', true)
    .executeTakeFirst();
  if (!row) return undefined;
  const credential: WebAuthnCredential = {
    id: row.credential_id,
    publicKey: new Uint8Array(row.public_key),
    counter: row.counter,
    transports: transportsIn(row.transports),
  };
  return { id: row.id, administratorId: row.administrator_id, credential };
}

/** False where the counter changed meanwhile, as with two devices that have the same key. */
export async function countPasskeyUse(
  db: Kysely<Database>,
  id: number,
  { before, after }: { before: number; after: number },
  now: Date,
): Promise<boolean> {
  const update = await db
    .updateTable('passkeys')
    .set({ counter: after, last_used_at: now })
    .where('id', '=', id)
    .where('counter', '=', before)
    .executeTakeFirst();
  return update.numUpdatedRows > 0n;
}

const transportsIn = (text: string) => text.split(',').filter(Boolean);
