import type { clientAccounts } from '@traiteur/contract/clients/client-accounts.ts';
import type { Received } from '@traiteur/contract/statement/operation.ts';
import { refuseEasyPassword } from '../../access/administrators/password-strength.ts';
import { hashPassword } from '../../access/administrators/passwords.ts';
import { insertAuditEntry } from '../../access/audit-entries/insert-audit-entry.ts';
import type { Context } from '../../core/context.ts';
import { Refusal } from '../../core/refusal.ts';
import { inTransaction } from '../../database/rows/transactions.ts';
import type { OpenedSession } from '../../access/sessions/session-rows.ts';
import { countMadeUp, countRecovery, forgetAttempts } from '../../access/sign-in/attempts.ts';
import { openOnDevice } from '../../access/sign-in/open-on-device.ts';
import { accountOfReset, openPasswordReset, consumePasswordReset } from '../../access/sign-in/password-reset-rows.ts';
import { saveClientPassword } from './account-rows.ts';
import { accountClaimMail, notifyClientOfNewPassword } from './client-account-mails.ts';

type Operations = (typeof clientAccounts)['operations'];
type Sent<Name extends keyof Operations> = Received<Operations[Name]>['body'];

/** Finds the client in the background, so that neither the answer nor its time reveals whether there is one. */
export async function requestAccountLink(
  { email }: Sent<'requestAccountLink'>,
  { db, clock, mailer, request, ...house }: Context<'public'>,
): Promise<void> {
  await countRecovery(db, { kind: 'client', account: email, address: request.address });
  mailer.post(async () => {
    const reset = await openPasswordReset(db, 'client', email, clock());
    return reset && accountClaimMail(reset.account, reset.token, house);
  });
}

/** The link proves the mailbox. @throws {Refusal} `reset-link-ended` (unknown, expired, used), `too-many-attempts` */
export async function claimAccount(
  { token, password }: Sent<'claimAccount'>,
  context: Context<'public'>,
): Promise<OpenedSession> {
  const { db, clock, request } = context;
  // First, since hashing is slow on purpose: a made-up link must not cause it.
  if (!(await accountOfReset(db, 'client', token, clock()))) {
    await countMadeUp(db, 'reset-link', request.address);
    throw new Refusal('reset-link-ended');
  }
  await refuseEasyPassword(password, request);
  const hash = await hashPassword(password);
  const now = clock();
  return inTransaction(db, async (transaction) => {
    const client = await consumePasswordReset(transaction, 'client', token, now);
    if (!client) throw new Refusal('reset-link-ended');
    const { id, email, firstName, lastName } = client;
    const hadAccount = await saveClientPassword(transaction, id, hash, now);
    if (hadAccount) notifyClientOfNewPassword(transaction, client, context);
    await forgetAttempts(transaction, { kind: 'client', account: email });
    const name = `${firstName} ${lastName}`;
    await insertAuditEntry(transaction, {
      at: now,
      by: { id: null, name, clientId: id },
      tag: 'clients',
      operation: 'claimAccount',
      record: { id: String(id), name },
    });
    return openOnDevice({ kind: 'client', id }, { ...context, db: transaction });
  });
}
