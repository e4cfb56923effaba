import type { Context } from '../../core/context.ts';
import { Refusal } from '../../core/refusal.ts';
import { lockPassword } from '../administrators/password-rows.ts';
import { inTransaction } from '../../database/rows/transactions.ts';
import { openOnDevice } from './open-on-device.ts';
import { type Credentials, provePassword } from './prove-password.ts';
import { neededFactor } from '../second-factor/needed-factor.ts';
import type { OpenedSession } from '../sessions/session-rows.ts';

/** Opens an administrator's session. A wrong address and a wrong password get the same answer in the same time. */
export async function openSessionWith(
  credentials: Credentials,
  context: Pick<Context, 'db' | 'clock' | 'request' | 'cookies' | 'sealer'>,
): Promise<OpenedSession> {
  const { db, clock } = context;
  const administrator = await db
    .selectFrom('administrators')
    // Who was invited has no password yet, and is not active.
    .select(['id', 'password_hash as passwordHash'])
    .where((is) => is(is.fn('lower', ['email']), '=', credentials.email.toLowerCase()))
    .where('active', '=', true)
    .executeTakeFirst();
  const { id, passwordHash } = await provePassword('staff', administrator, credentials, context);
  const { session, secondFactor } = await inTransaction(db, async (transaction) => {
    // Somebody may have changed it while this was waiting: the new one ended what the one before had opened, and this would be more.
    if (!(await lockPassword(transaction, id, passwordHash))) throw new Refusal('wrong-credentials', { account: id });
    const secondFactor = await neededFactor(transaction, id, clock());
    if (secondFactor) return { secondFactor };
    return { session: await openOnDevice({ kind: 'staff', id }, { ...context, db: transaction }) };
  });
  // Thrown within the transaction, it would take the ticket back.
  if (secondFactor) throw new Refusal('second-factor-needed', { secondFactor });
  return session;
}
