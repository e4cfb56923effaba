import type { Tokens } from '@traiteur/contract/access/sign-in.ts';
import type { Context } from '../core/context.ts';
import { Refusal } from '../core/refusal.ts';
import { isPassword } from '../administrators/passwords.ts';
import { countAttempt, forgetAttempts, takeAttemptBack } from './attempts.ts';
import { openSession } from '../sessions/session-rows.ts';

interface Credentials {
  email: string;
  password: string;
}

/** Opens a session. A wrong address and a wrong password get the same answer in the same time. */
export async function openSessionWith(
  { email, password }: Credentials,
  { db, clock, request }: Pick<Context, 'db' | 'clock' | 'request'>,
): Promise<Tokens> {
  await countAttempt(db, 'sign-in', { account: email, address: request.address });
  const administrator = await db
    .selectFrom('administrators')
    .select(['id', 'password_hash'])
    .where((is) => is(is.fn('lower', ['email']), '=', email.toLowerCase()))
    .where('active', '=', true)
    .executeTakeFirst();
  const right = await isPassword(administrator?.password_hash, password);
  if (!administrator || !right) throw new Refusal('wrong-credentials');
  await forgetAttempts(db, email);
  await takeAttemptBack(db, 'sign-in', request.address);
  return openSession(db, administrator.id, request, clock());
}
