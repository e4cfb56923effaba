import type { signIn } from '@traiteur/contract/access/sign-in.ts';
import type { Received } from '@traiteur/contract/statement/operation.ts';
import { changePassword } from '../administrators/password-rows.ts';
import { refuseEasyPassword } from '../administrators/password-strength.ts';
import { notifyOfNewPassword } from '../administrators/account-mails.ts';
import { hashPassword } from '../administrators/passwords.ts';
import { inTransaction } from '../../database/rows/transactions.ts';
import { insertAuditEntry } from '../audit-entries/insert-audit-entry.ts';
import type { Context } from '../../core/context.ts';
import { Refusal } from '../../core/refusal.ts';
import { countMadeUp, countRecovery, forgetAttempts } from './attempts.ts';
import { rememberDevice } from './devices.ts';
import { accountOfReset, openPasswordReset, consumePasswordReset } from './password-reset-rows.ts';
import { resetMail } from './reset-mail.ts';

type Sent<Name extends keyof typeof signIn.operations> = Received<(typeof signIn.operations)[Name]>['body'];

/** Finds the account in the background, so that neither the answer nor its time reveals whether there is one. */
export async function requestPasswordReset(
  { email }: Sent<'requestPasswordReset'>,
  { db, clock, mailer, request, ...house }: Context,
): Promise<void> {
  await countRecovery(db, { kind: 'staff', account: email, address: request.address });
  mailer.post(async () => {
    const reset = await openPasswordReset(db, 'staff', email, clock());
    return reset && resetMail(reset.account, reset.token, house);
  });
}

/** @throws {Refusal} `reset-link-ended` for a link that is unknown, expired or used; `too-many-attempts` */
export async function resetPassword(
  { token, password }: Sent<'resetPassword'>,
  { db, clock, request, cookies, ...house }: Context,
): Promise<void> {
  // First, since hashing is slow on purpose: a made-up link must not cause it.
  if (!(await accountOfReset(db, 'staff', token, clock()))) {
    await countMadeUp(db, 'reset-link', request.address);
    throw new Refusal('reset-link-ended');
  }
  await refuseEasyPassword(password, request);
  const hash = await hashPassword(password);
  const id = await inTransaction(db, async (transaction) => {
    const account = await consumePasswordReset(transaction, 'staff', token, clock());
    if (!account) throw new Refusal('reset-link-ended');
    await changePassword(transaction, account.id, { hash, origin: 'own' }, clock());
    notifyOfNewPassword(transaction, account, house);
    await forgetAttempts(transaction, { kind: 'staff', account: account.email });
    await insertAuditEntry(transaction, {
      at: clock(),
      by: { id: account.id, name: `${account.firstName} ${account.lastName}`.trim() },
      tag: 'sign-in',
      operation: 'resetPassword',
    });
    return account.id;
  });
  // The reader of the mailbox can then sign in, whatever others try meanwhile.
  rememberDevice({ cookies, clock, sealer: house.sealer }, { kind: 'staff', id });
}
