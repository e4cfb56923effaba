import type { signIn } from '@traiteur/contract/access/sign-in.ts';
import type { Answer, Received } from '@traiteur/contract/statement/operation.ts';
import { findInvitation, consumeInvitation } from '../administrators/invitation-rows.ts';
import { openAccount } from '../administrators/password-rows.ts';
import { refuseEasyPassword } from '../administrators/password-strength.ts';
import { hashPassword } from '../administrators/passwords.ts';
import { insertAuditEntry } from '../audit-entries/insert-audit-entry.ts';
import type { Context } from '../../core/context.ts';
import { Refusal } from '../../core/refusal.ts';
import { inTransaction } from '../../database/rows/transactions.ts';
import type { OpenedSession } from '../sessions/session-rows.ts';
import { countMadeUp } from './attempts.ts';
import { openOnDevice } from './open-on-device.ts';

type Operations = (typeof signIn)['operations'];
type Sent<Name extends keyof Operations> = Received<Operations[Name]>['body'];

/** @throws {Refusal} `invitation-ended` for a link that is unknown, expired, used or withdrawn; `too-many-attempts` */
export async function readInvitation(
  { token }: Sent<'readInvitation'>,
  context: Context,
): Promise<Answer<Operations['readInvitation']>> {
  const { firstName, email, inviterFirstName, inviterLastName, expiresAt } = await goodInvitation(token, context);
  return { firstName, email, invitedBy: `${inviterFirstName} ${inviterLastName}`, expiresAt: expiresAt.toISOString() };
}

/** Signs in too, as the link proves the mailbox. @throws {Refusal} as {@link readInvitation} */
export async function acceptInvitation(
  { token, password }: Sent<'acceptInvitation'>,
  context: Context,
): Promise<OpenedSession> {
  // First, since hashing is slow on purpose: a made-up link must not cause it.
  await goodInvitation(token, context);
  await refuseEasyPassword(password, context.request);
  const hash = await hashPassword(password);
  const now = context.clock();
  return inTransaction(context.db, async (transaction) => {
    const administrator = await consumeInvitation(transaction, token, now);
    if (!administrator) throw new Refusal('invitation-ended');
    const { id, firstName, lastName } = administrator;
    await openAccount(transaction, id, hash, now);
    const name = `${firstName} ${lastName}`;
    await insertAuditEntry(transaction, {
      at: now,
      by: { id, name },
      tag: 'sign-in',
      operation: 'acceptInvitation',
      record: { id: String(id), name },
    });
    return openOnDevice({ kind: 'staff', id }, { ...context, db: transaction });
  });
}

async function goodInvitation(token: string, { db, clock, request }: Context) {
  const invitation = await findInvitation(db, token, clock());
  if (invitation) return invitation;
  await countMadeUp(db, 'invitation', request.address);
  throw new Refusal('invitation-ended');
}
