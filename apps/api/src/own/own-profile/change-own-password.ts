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
import type { OwnPasswordChange } from '@traiteur/contract/own/own-profile.ts';
import { passwordHashOf } from '../../access/sessions/accounts.ts';
import { refuseUnlessRecent } from '../../core/recent-sign-in.ts';
import { accountOf, personOf } from '../../core/caller.ts';
import type { Context } from '../../core/context.ts';
import { Refusal } from '../../core/refusal.ts';
import { inTransaction } from '../../database/rows/transactions.ts';
import { confirmSession } from '../../access/sessions/session-rows.ts';
import { countSignIn, forgetAttempts } from '../../access/sign-in/attempts.ts';
import { proveCaller, wrongPassword } from '../../access/sign-in/confirm-sign-in.ts';
import type { Credentials } from '../../access/sign-in/prove-password.ts';

/**
 * Ends the client's other sessions.
 * @throws {Refusal} `recent-sign-in-needed` for a first password, else as `proveCaller`
 */
export async function changeOwnPassword(
  { current, password }: OwnPasswordChange,
  { db, caller, clock, request, ...house }: Context<'client'>,
): Promise<void> {
  const currentHash = await currentHashOf(current, { db, caller, clock });
  const unprovenAccount = await unprovenAccountOf(db, caller.clientId);
  // An unproven address may belong to another person: do not reset the count of their failed attempts.
  if (!unprovenAccount) await forgetAttempts(db, { kind: 'client', account: caller.email });
  if (password === current)
    throw new Refusal('invalid-input', { faults: [{ field: 'password', code: 'same-password' }] });
  await refuseEasyPassword(password, accountOf(caller));
  const hash = await (unprovenAccount
    ? hashUnproven({ email: unprovenAccount.email, password }, { db, request })
    : hashPassword(password));
  const now = clock();
  await inTransaction(db, async (transaction) => {
    // Meanwhile the owner of the mailbox may have set another password, or the account may have been removed.
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

/** Null where the client chooses their first password: a recent code then stands for the one of before. */
async function currentHashOf(
  current: string | undefined,
  { db, caller, clock }: Pick<Context<'client'>, 'db' | 'caller' | 'clock'>,
): Promise<string | null> {
  if (!(await passwordHashOf(db, accountOf(caller)))) {
    refuseUnlessRecent(caller, clock());
    return null;
  }
  if (current === undefined) throw new Refusal('invalid-input', { faults: [{ field: 'current', code: 'required' }] });
  return proveCaller(current, 'current', { db, caller });
}

/** Another account of this unproven address may have the same password: finding that out counts as a sign-in. */
async function hashUnproven(
  credentials: Credentials,
  { db, request }: Pick<Context, 'db' | 'request'>,
): Promise<string> {
  await countSignIn(db, { kind: 'client', account: credentials.email, address: request.address, device: undefined });
  return unprovenHash(db, credentials, request.address);
}

function refuseAnothers(error: unknown): never {
  throw isUnprovenTwice(error)
    ? new Refusal('invalid-input', { faults: [{ field: 'password', code: 'too-easy' }] })
    : error;
}
