import { refuseEasyPassword } from '../../access/administrators/password-strength.ts';
import { hashPassword } from '../../access/administrators/passwords.ts';
import { insertAuditEntry } from '../../access/audit-entries/insert-audit-entry.ts';
import { changeClientPassword, lockClientPassword } from '../../clients/client-accounts/account-rows.ts';
import { notifyClientOfNewPassword } from '../../clients/client-accounts/client-account-mails.ts';
import {
  isUnprovenTwice,
  unprovenAccountOf,
  unprovenHash,
} from '../../clients/client-accounts/unproven-account-rows.ts';
import { accountOf, personOf } from '../../core/caller.ts';
import type { Context } from '../../core/context.ts';
import { Refusal } from '../../core/refusal.ts';
import { inTransaction } from '../../database/rows/transactions.ts';
import { confirmSession } from '../../access/sessions/session-rows.ts';
import { countSignIn, forgetAttempts } from '../../access/sign-in/attempts.ts';
import { proveCaller, wrongPassword } from '../../access/sign-in/confirm-sign-in.ts';
import type { Credentials } from '../../access/sign-in/prove-password.ts';

/** Replaces a client's own password, of which they know the one in use. Their sessions elsewhere end. */
export async function changeOwnPassword(
  { current, password }: { current: string; password: string },
  { db, caller, clock, request, ...house }: Context<'client'>,
): Promise<void> {
  const currentHash = await proveCaller(current, 'current', { db, caller });
  const unprovenAccount = await unprovenAccountOf(db, caller.clientId);
  // An address that is not shown to be theirs is another's perhaps, whose wrong passwords they may have tried.
  if (!unprovenAccount) await forgetAttempts(db, { kind: 'client', account: caller.email });
  if (password === current)
    throw new Refusal('invalid-input', { faults: [{ field: 'password', code: 'same-password' }] });
  await refuseEasyPassword(password, accountOf(caller));
  const hash = await (unprovenAccount
    ? hashUnproven({ email: unprovenAccount.email, password }, { db, request })
    : hashPassword(password));
  const now = clock();
  await inTransaction(db, async (transaction) => {
    // Whoever has the mailbox may have chosen another one while this was hashed, or the account be gone: who knew the one of before has no say any more.
    if (!(await lockClientPassword(transaction, caller.clientId, currentHash))) throw wrongPassword('current');
    const change = { hash, now, saveOne: caller.sessionId };
    await changeClientPassword(transaction, caller.clientId, change).catch(refuseAnothers);
    await confirmSession(transaction, caller.sessionId, now);
    if (caller.email !== '') notifyClientOfNewPassword(transaction, caller, house);
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

/** Another account of that unproven address may have the very password: choosing it tells so, and is counted as trying to sign in with it. */
async function hashUnproven(
  credentials: Credentials,
  { db, request }: Pick<Context, 'db' | 'request'>,
): Promise<string> {
  await countSignIn(db, { kind: 'client', account: credentials.email, address: request.address, device: undefined });
  return unprovenHash(db, credentials, request.address);
}

/** What two people choose for one address is easily guessed. */
function refuseAnothers(error: unknown): never {
  throw isUnprovenTwice(error)
    ? new Refusal('invalid-input', { faults: [{ field: 'password', code: 'too-easy' }] })
    : error;
}
