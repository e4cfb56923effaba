import type { Context } from '../../core/context.ts';
import { Refusal } from '../../core/refusal.ts';
import { inTransaction } from '../../database/rows/transactions.ts';
import type { OpenedSession } from '../../access/sessions/session-rows.ts';
import { openOnDevice } from '../../access/sign-in/open-on-device.ts';
import { type Credentials, provePassword } from '../../access/sign-in/prove-password.ts';
import { findClientAccount, lockClientPassword } from './account-rows.ts';
import { findUnprovenAccount } from './unproven-account-rows.ts';

/** @throws {Refusal} `wrong-credentials`, `too-many-attempts` */
export async function signInClient(credentials: Credentials, context: Context<'public'>): Promise<OpenedSession> {
  const { db, request } = context;
  const account = await findClientAccount(db, credentials.email);
  const findUnproven = () => findUnprovenAccount(db, credentials, request.address);
  const { id, passwordHash } = await provePassword('client', account, credentials, context, findUnproven);
  return inTransaction(db, async (transaction) => {
    // The password may have changed meanwhile.
    if (!(await lockClientPassword(transaction, id, passwordHash))) throw new Refusal('wrong-credentials');
    return openOnDevice({ kind: 'client', id }, { ...context, db: transaction });
  });
}
