import type { User } from '@traiteur/contract/access/sign-in.ts';
import type { Kysely } from 'kysely';
import type { Caller } from '../../core/caller.ts';
import type { Database } from '../../database/schema.ts';

export async function userOf(db: Kysely<Database>, caller: Caller): Promise<User> {
  const { firstName, lastName, email, locale } = caller;
  const person = { firstName, lastName, email, locale };
  if (caller.kind === 'staff') {
    const { id, scopes, passwordOrigin, secondFactorMissing } = caller;
    return { id, ...person, cartId: null, scope: [...scopes], passwordOrigin, secondFactorMissing };
  }
  const { clientId } = caller;
  const cart = await db.selectFrom('carts').select('id').where('client_id', '=', clientId).executeTakeFirst();
  const passwordFacts = { passwordOrigin: 'own', secondFactorMissing: false } as const;
  return { id: clientId, ...person, cartId: cart?.id ?? null, scope: [], ...passwordFacts };
}
