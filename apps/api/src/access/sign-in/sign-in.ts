import type { Context } from '../../core/context.ts';
import { Refusal } from '../../core/refusal.ts';
import { lockPassword } from '../administrators/password-rows.ts';
import { inTransaction } from '../../database/rows/transactions.ts';
import { openOnDevice } from './open-on-device.ts';
import { type Credentials, provePassword } from './prove-password.ts';
import { neededFactor } from '../second-factor/needed-factor.ts';
import type { OpenedSession } from '../sessions/session-rows.ts';

/** A wrong address and a wrong password get the same answer in the same time. */
export async function openSessionWith(
  credentials: Credentials,
  context: Pick<Context, 'db' | 'clock' | 'request' | 'cookies' | 'sealer'>,
): Promise<OpenedSession> {
  const { db, clock } = context;
  const administrator = await db
    .selectFrom('administrators')
    .select(['id', 'password_hash as passwordHash'])
    .where((is) => is(is.fn('lower', ['email']), '=', credentials.email.toLowerCase()))
    .where('active', '=', true)
    .executeTakeFirst();
  const { id, passwordHash } = await provePassword('staff', administrator, credentials, context);
  const { session, secondFactor } = await inTransaction(db, async (transaction) => {
    // The password may have changed meanwhile, which ended the sessions of the old one: it must not open another.
    if (!(await lockPassword(transaction, id, passwordHash))) throw new Refusal('wrong-credentials', { account: id });
    const secondFactor = await neededFactor(transaction, id, clock());
    if (secondFactor) return { secondFactor };
    return { session: await openOnDevice({ kind: 'staff', id }, { ...context, db: transaction }) };
  });
  // Not in the transaction: a rollback would remove the ticket.
  if (secondFactor) throw new Refusal('second-factor-needed', { secondFactor });
  return session;
}
