import type { InvitationInput, NewInvitation } from '@traiteur/contract/access/administrators.ts';
import { invitationLinkOf } from '@traiteur/contract/access/sign-in-addresses.ts';
import type { Context } from '../../core/context.ts';
import { Refusal } from '../../core/refusal.ts';
import { afterCommit } from '../../database/rows/transactions.ts';
import { remove } from '../../database/rows/versioned-rows.ts';
import { getAdministrator, rowOf } from './administrator-rows.ts';
import { invitationMail } from './invitation-mail.ts';
import { openInvitation } from './invitation-rows.ts';
import { lockOwner } from './owner-rows.ts';

type Call = Context<'administrators:write'>;

/** @throws {Refusal} `administrator-exists`, `not-allowed` */
export async function inviteAdministrator(input: InvitationInput, call: Call): Promise<NewInvitation> {
  await lockOwner(call.db, call.caller.id);
  const { id } = await call.db
    .insertInto('administrators')
    .values({ ...rowOf({ ...input, active: false }), password_hash: null })
    .returning('id')
    .executeTakeFirstOrThrow();
  return sendInvitation(id, call);
}

/** @throws {Refusal} `not-found`, `invitation-accepted`, `not-allowed` */
export async function renewInvitation(id: number, call: Call): Promise<NewInvitation> {
  await lockOwner(call.db, call.caller.id);
  await lockInvitedAccount(id, call);
  return sendInvitation(id, call);
}

/** @throws {Refusal} `not-found`, `invitation-accepted` */
export async function withdrawInvitation(id: number, call: Call): Promise<void> {
  await lockInvitedAccount(id, call);
  await remove(call.db, 'administrators', id);
}

/** Locked, since the invited person may choose a password at the same moment. */
async function lockInvitedAccount(id: number, { db }: Call): Promise<void> {
  const account = db.selectFrom('administrators').select('password_hash').where('id', '=', id).forUpdate();
  const row = await account.executeTakeFirst();
  if (!row) throw new Refusal('not-found');
  if (row.password_hash !== null) throw new Refusal('invitation-accepted');
}

async function sendInvitation(id: number, { db, caller, clock, mailer, ...house }: Call): Promise<NewInvitation> {
  const token = await openInvitation(db, id, caller.id, clock());
  const administrator = await getAdministrator(db, id, clock());
  const link = invitationLinkOf(house.publicUrl, administrator.locale, token);
  const mail = invitationMail(administrator, { by: caller.name, link, brand: house.brand });
  afterCommit(db, () => mailer.post(async () => mail));
  // A mailed link is shown only in that mailbox.
  return { ...administrator, link: mailer.leaves ? null : link };
}
