import { refuseEasyPassword } from '../../access/administrators/password-strength.ts';
import { hashPassword } from '../../access/administrators/passwords.ts';
import { insertAuditEntry } from '../../access/audit-entries/insert-audit-entry.ts';
import { saveClientPassword, lockClientPassword } from '../../clients/client-accounts/account-rows.ts';
import { notifyClientOfNewPassword } from '../../clients/client-accounts/client-account-mails.ts';
import { accountOf, personOf } from '../../core/caller.ts';
import type { Context } from '../../core/context.ts';
import { Refusal } from '../../core/refusal.ts';
import { inTransaction } from '../../database/rows/transactions.ts';
import { confirmSession } from '../../access/sessions/session-rows.ts';
import { forgetAttempts } from '../../access/sign-in/attempts.ts';
import { proveCaller, wrongPassword } from '../../access/sign-in/confirm-sign-in.ts';

/** Replaces a client's own password, of which they know the one in use. Their sessions elsewhere end. */
export async function changeOwnPassword(
  { current, password }: { current: string; password: string },
  { db, caller, clock, ...house }: Context<'client'>,
): Promise<void> {
  const currentHash = await proveCaller(current, 'current', { db, caller });
  await forgetAttempts(db, { kind: 'client', account: caller.email });
  if (password === current)
    throw new Refusal('invalid-input', { faults: [{ field: 'password', code: 'same-password' }] });
  await refuseEasyPassword(password, accountOf(caller));
  const hash = await hashPassword(password);
  const now = clock();
  await inTransaction(db, async (transaction) => {
    // Whoever has the mailbox may have chosen another one while this was hashed, or the account be gone: who knew the one of before has no say any more.
    if (!(await lockClientPassword(transaction, caller.clientId, currentHash))) throw wrongPassword('current');
    await saveClientPassword(transaction, caller.clientId, hash, now, caller.sessionId);
    await confirmSession(transaction, caller.sessionId, now);
    notifyClientOfNewPassword(transaction, caller, house);
    const record = { id: String(caller.clientId), name: caller.name };
    await insertAuditEntry(transaction, {
      at: now,
      by: personOf(caller),
      tag: 'clients',
      operation: 'changePassword',
      record,
    });
  });
}
