import type { signIn } from '@traiteur/contract/access/sign-in.ts';
import type { Received } from '@traiteur/contract/statement/operation.ts';
import { changePassword } from '../administrators/password-rows.ts';
import { hashPassword } from '../administrators/passwords.ts';
import { inTransaction } from '../database/rows/transactions.ts';
import { keepAuditEntry } from '../audit-entries/keep-audit-entry.ts';
import type { Context } from '../core/context.ts';
import { Refusal } from '../core/refusal.ts';
import { countAttempt, forgetAttempts } from './attempts.ts';
import { accountOfReset, openPasswordReset, takePasswordReset } from './password-reset-rows.ts';
import { resetMail } from './reset-mail.ts';

type Sent<Name extends keyof typeof signIn.operations> = Received<(typeof signIn.operations)[Name]>['body'];

/** Mails a link to the account of that address. Whether there is one is looked up aside, so that neither the answer nor its time tells. */
export async function requestPasswordReset(
  { email }: Sent<'requestPasswordReset'>,
  { db, clock, mailer, request, ...house }: Context,
): Promise<void> {
  await countAttempt(db, 'recovery', { account: email, address: request.address });
  mailer.post(async () => {
    const opened = await openPasswordReset(db, email, clock());
    return opened && resetMail(opened.account, opened.token, house);
  });
}

/** @throws {Refusal} `reset-link-ended` when the link is unknown, too old or used; `too-many-attempts` */
export async function resetPassword(
  { token, password }: Sent<'resetPassword'>,
  { db, clock, request }: Pick<Context, 'db' | 'clock' | 'request'>,
): Promise<void> {
  await countAttempt(db, 'recovery', { address: request.address });
  // Hashing is slow, so a false link must not start it.
  if (!(await accountOfReset(db, token, clock()))) throw new Refusal('reset-link-ended');
  const passwordHash = await hashPassword(password);
  await inTransaction(db, async (transaction) => {
    const account = await takePasswordReset(transaction, token, clock());
    if (!account) throw new Refusal('reset-link-ended');
    await changePassword(transaction, account.id, passwordHash, clock());
    await forgetAttempts(transaction, account.email);
    await keepAuditEntry(transaction, {
      at: clock(),
      by: { id: account.id, name: `${account.first_name} ${account.last_name}` },
      tag: 'sign-in',
      operation: 'resetPassword',
    });
  });
}
