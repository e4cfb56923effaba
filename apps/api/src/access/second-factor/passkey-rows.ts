import type { WebAuthnCredential } from '@simplewebauthn/server';
import type { Kysely } from 'kysely';
import type { Database } from '../../database/schema.ts';

/** What browsers need to know of somebody's passkeys. */
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

/** The passkey of that credential, of an account that may sign in. */
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

/** Keeps how often a device has signed; false where it signed as often meanwhile, which two devices with the same key would. */
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
