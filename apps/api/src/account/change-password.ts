import type { Administrator } from '@traiteur/contract/access/administrators.ts';
import { getAdministrator } from '../administrators/administrator-rows.ts';
import { changePassword as replacePassword, passwordHashOf } from '../administrators/password-rows.ts';
import { hashPassword, isPassword } from '../administrators/passwords.ts';
import { countAttempt, forgetAttempts, takeAttemptBack } from '../sign-in/attempts.ts';
import { inTransaction } from '../database/rows/transactions.ts';
import { keepAuditEntry } from '../audit-entries/keep-audit-entry.ts';
import { personOf } from '../core/caller.ts';
import type { Context } from '../core/context.ts';
import { Refusal } from '../core/refusal.ts';

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
  { db, caller, clock, request }: Context<'staff'>,
): Promise<Administrator> {
  await countAttempt(db, 'sign-in', { account: caller.email, address: request.address });
  if (!(await isPassword(await passwordHashOf(db, caller.id), current)))
    throw new Refusal('invalid-input', { faults: [{ field: 'current', code: 'wrong-password' }] });
  await forgetAttempts(db, caller.email);
  await takeAttemptBack(db, 'sign-in', request.address);
  const hash = await hashPassword(password);
  const now = clock();
  return inTransaction(db, async (transaction) => {
    await replacePassword(transaction, caller.id, hash, now, caller.sessionId);
    await keepAuditEntry(transaction, {
      at: now,
      by: personOf(caller),
      tag: 'account',
      operation: 'changePassword',
      record: { id: String(caller.id), name: caller.name },
    });
    return getAdministrator(transaction, caller.id);
  });
}
