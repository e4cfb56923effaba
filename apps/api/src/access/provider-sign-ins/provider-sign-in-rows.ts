import type { SignInProviderName } from '@traiteur/contract/access/provider-sign-ins.ts';
import type { Kysely } from 'kysely';
import type { Database } from '../../database/schema.ts';
import { hashOf } from '../../core/tokens.ts';

interface StoredSignIn {
  state: string;
  provider: SignInProviderName;
  codeVerifier: string;
  nonce: string;
}

const minutes = 10;

export async function insertProviderSignIn(db: Kysely<Database>, signIn: StoredSignIn, now: Date): Promise<void> {
  await db
    .insertInto('provider_sign_ins')
    .values({
      state_hash: hashOf(signIn.state),
      provider: signIn.provider,
      code_verifier: signIn.codeVerifier,
      nonce: signIn.nonce,
      created_at: now,
      expires_at: new Date(now.getTime() + minutes * 60_000),
    })
    .execute();
}

export const consumeProviderSignIn = (db: Kysely<Database>, state: string, now: Date) =>
  db
    .deleteFrom('provider_sign_ins')
    .where('state_hash', '=', hashOf(state))
    .where('expires_at', '>', now)
    .returning(['provider', 'code_verifier as codeVerifier', 'nonce'])
    .executeTakeFirst();

export const lockActiveAccount = (db: Kysely<Database>, email: string) =>
  db
    .selectFrom('administrators')
    .select('id')
    .where((is) => is(is.fn('lower', ['email']), '=', email.toLowerCase()))
    .where('active', '=', true)
    .forNoKeyUpdate()
    .executeTakeFirst();
