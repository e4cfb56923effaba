import type { Kysely } from 'kysely';
import { hashOf } from '../../core/tokens.ts';
import type { Database } from '../../database/schema.ts';

/** How long a passkey may take to answer, in minutes. */
export const challengeMinutes = 5;

/** Keeps a challenge until it is answered: of somebody's account, or of nobody's yet. */
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

/** Takes away the challenge that an answer signed, and gives it with whose it is; undefined where it is unknown, over or was answered. */
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

/** What the browser says that the passkey signed; whether it did is checked afterwards. */
function challengeIn(clientDataJSON: string): string | undefined {
  try {
    const data: unknown = JSON.parse(Buffer.from(clientDataJSON, 'base64url').toString());
    const { challenge } = (data ?? {}) as { challenge?: unknown };
    return typeof challenge === 'string' ? challenge : undefined;
  } catch {
    return undefined;
  }
}
