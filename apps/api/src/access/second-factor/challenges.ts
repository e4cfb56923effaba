import type { Kysely } from 'kysely';
import { hashOf } from '../../core/tokens.ts';
import type { Database } from '../../database/schema.ts';

export const challengeMinutes = 5;

/** `administratorId` is null where the account is not known yet. */
export async function insertChallenge(
  db: Kysely<Database>,
  challenge: string,
  administratorId: number | null,
  now: Date,
): Promise<void> {
  await db
    .insertInto('passkey_challenges')
    .values({
      hash: hashOf(challenge),
      administrator_id: administratorId,
      expires_at: new Date(now.getTime() + challengeMinutes * 60_000),
    })
    .execute();
}

export async function consumeChallenge(
  db: Kysely<Database>,
  clientDataJSON: string,
  now: Date,
): Promise<{ challenge: string; administratorId: number | null } | undefined> {
  const challenge = challengeIn(clientDataJSON);
  if (challenge === undefined) return undefined;
  const row = await db
    .deleteFrom('passkey_challenges')
    .where('hash', '=', hashOf(challenge))
    .where('expires_at', '>', now)
    .returning('administrator_id')
    .executeTakeFirst();
  return row && { challenge, administratorId: row.administrator_id };
}

/** Only what the browser claims: the signature is checked later. */
function challengeIn(clientDataJSON: string): string | undefined {
  try {
    const data: unknown = JSON.parse(Buffer.from(clientDataJSON, 'base64url').toString());
    const { challenge } = (data ?? {}) as { challenge?: unknown };
    return typeof challenge === 'string' ? challenge : undefined;
  } catch {
    return undefined;
  }
}
