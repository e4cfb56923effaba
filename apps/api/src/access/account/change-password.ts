import type { Administrator } from '@traiteur/contract/access/administrators.ts';
import { notifyOfNewPassword } from '../administrators/account-mails.ts';
import { getAdministrator } from '../administrators/administrator-rows.ts';
import { changePassword as replacePassword, lockPassword } from '../administrators/password-rows.ts';
import { refuseEasyPassword } from '../administrators/password-strength.ts';
import { hashPassword } from '../administrators/passwords.ts';
import { forgetAttempts } from '../sign-in/attempts.ts';
import { proveCaller, wrongPassword } from '../sign-in/confirm-sign-in.ts';
import { confirmSession } from '../sessions/session-rows.ts';
import { inTransaction } from '../../database/rows/transactions.ts';
import { insertAuditEntry } from '../audit-entries/insert-audit-entry.ts';
import { accountOf, personOf } from '../../core/caller.ts';
import type { Context } from '../../core/context.ts';
import { Refusal } from '../../core/refusal.ts';

interface PasswordChange {
  current: string;
  password: string;
}

/** Asks for the current password, as an open window is not enough; guesses are limited. Other sessions end. */
export async function changePassword(
  { current, password }: PasswordChange,
  { db, caller, clock, ...house }: Context<'staff'>,
): Promise<Administrator> {
  const currentHash = await proveCaller(current, 'current', { db, caller });
  await forgetAttempts(db, { kind: 'staff', account: caller.email });
  if (password === current)
    throw new Refusal('invalid-input', { faults: [{ field: 'password', code: 'same-password' }] });
  await refuseEasyPassword(password, accountOf(caller));
  const hash = await hashPassword(password);
  const now = clock();
  return inTransaction(db, async (transaction) => {
    // A reset by mail may have replaced the password while this was hashed: the old one then counts no more.
    if (!(await lockPassword(transaction, caller.id, currentHash))) throw wrongPassword('current');
    await replacePassword(transaction, caller.id, { hash, origin: 'own' }, now, caller.sessionId);
    await confirmSession(transaction, caller.sessionId, now);
    notifyOfNewPassword(transaction, caller, house);
    await insertAuditEntry(transaction, {
      at: now,
      by: personOf(caller),
      tag: 'account',
      operation: 'changePassword',
      record: { id: String(caller.id), name: caller.name },
    });
    return getAdministrator(transaction, caller.id, now);
  });
}
