import type { Kysely } from 'kysely';
import { openSession } from '../apps/api/src/access/sessions/session-rows.ts';
import type { Database } from '../apps/api/src/database/schema.ts';

const email = 'claire@example.com';

/** Of a manager, who is added if need be. */
export async function benchToken(db: Kysely<Database>): Promise<string> {
  await db
    .insertInto('administrators')
    .values({
      email,
      password_hash: 'no password',
      first_name: 'Claire',
      last_name: 'Aubry',
      locale: 'fr',
      role: 'manager',
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const { id } = await db
    .selectFrom('administrators')
    .select('id')
    .where('email', '=', email)
    .executeTakeFirstOrThrow();
  const device = { userAgent: 'bench', address: '127.0.0.1' };
  return (await openSession(db, { kind: 'staff', id }, device, new Date())).access_token;
}
