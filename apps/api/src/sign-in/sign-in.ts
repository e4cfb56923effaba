import type { Context } from '../core/context.ts';
import { Refusal } from '../core/refusal.ts';
import { holdPassword } from '../administrators/password-rows.ts';
import { isPassword, isStrangersPassword } from '../administrators/passwords.ts';
import { inTransaction } from '../database/rows/transactions.ts';
import { countSignIn, takeSignInBack } from './attempts.ts';
import { knownDevice } from './devices.ts';
import { openOnDevice } from './open-on-device.ts';
import { neededFactor } from '../second-factor/needed-factor.ts';
import type { OpenedSession } from '../sessions/session-rows.ts';

interface Credentials {
  email: string;
  password: string;
}

/** Opens a session. A wrong address and a wrong password get the same answer in the same time. */
export async function openSessionWith(
  { email, password }: Credentials,
  context: Pick<Context, 'db' | 'clock' | 'request' | 'cookies' | 'sealer'>,
): Promise<OpenedSession> {
  const { db, clock, request } = context;
  const administrator = await db
    .selectFrom('administrators')
    .select(['id', 'password_hash'])
    .where((is) => is(is.fn('lower', ['email']), '=', email.toLowerCase()))
    .where('active', '=', true)
    .executeTakeFirst();
  const device = administrator && knownDevice(context, administrator.id);
  const counts = await countSignIn(db, {
    account: email,
    id: administrator?.id,
    address: request.address,
    device,
  });
  // Who was invited has none yet, and is not active.
  const stored = administrator?.password_hash ?? undefined;
  const right = await (device === undefined
    ? isStrangersPassword(stored, password, request.address)
    : isPassword(stored, password));
  if (!administrator || !stored || !right) throw new Refusal('wrong-credentials', { account: administrator?.id });
  await takeSignInBack(db, counts);
  const { id } = administrator;
  const { session, secondFactor } = await inTransaction(db, async (transaction) => {
    // Somebody may have changed it while this was waiting: the new one ended what the one before had opened, and this would be more.
    if (!(await holdPassword(transaction, id, stored))) throw new Refusal('wrong-credentials', { account: id });
    const secondFactor = await neededFactor(transaction, id, clock());
    return secondFactor ? { secondFactor } : { session: await openOnDevice(id, { ...context, db: transaction }) };
  });
  // Thrown within the transaction, it would take the ticket back.
  if (secondFactor) throw new Refusal('second-factor-needed', { secondFactor });
  return session;
}
