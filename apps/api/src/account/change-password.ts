import type { Administrator } from '@traiteur/contract/administrators.ts';
import { hashPassword, isPassword } from '../administrators/passwords.ts';
import { countAttempt, forgetAttempts } from '../auth/attempts.ts';
import { endSessionsOf } from '../sessions/session-rows.ts';
import { inTransaction } from '../database/transactions.ts';
import { keepAuditEntry } from '../http/audit.ts';
import type { Context } from '../http/context.ts';
import { Refusal } from '../http/refusal.ts';
import { keepPassword, passwordHashOf } from './account-rows.ts';

interface PasswordChange {
  current: string;
  password: string;
}

/**
 * Replaces one's own password. Whoever found an open window cannot: the password in use must be known, and guessing it is limited as
 * signing in is. The sessions elsewhere end.
 */
export async function changePassword(
  { current, password }: PasswordChange,
  { db, caller, clock, request }: Context,
): Promise<Administrator> {
  const account = caller.email.toLowerCase();
  await countAttempt(db, account, request.address);
  if (!(await isPassword(await passwordHashOf(db, caller.id), current)))
    throw new Refusal('invalid-input', { faults: [{ field: 'current', code: 'wrong-password' }] });
  await forgetAttempts(db, account);
  const hash = await hashPassword(password);
  const now = clock();
  return inTransaction(db, async (transaction) => {
    const saved = await keepPassword(transaction, caller.id, hash, now);
    await endSessionsOf(transaction, caller.id, now, caller.sessionId);
    await keepAuditEntry(transaction, {
      at: now,
      by: caller,
      tag: 'account',
      operation: 'changePassword',
      thing: { id: String(caller.id), name: caller.name },
    });
    return saved;
  });
}
