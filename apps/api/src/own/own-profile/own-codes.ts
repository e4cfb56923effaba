import type { OwnProfile } from '@traiteur/contract/own/own-profile.ts';
import { clientLetters } from '@traiteur/words/clients/client-letters.ts';
import { translatorOf } from '@traiteur/words/phrases/translator.ts';
import type { Kysely } from 'kysely';
import { insertAuditEntry } from '../../access/audit-entries/insert-audit-entry.ts';
import { endSessionsOf } from '../../access/sessions/session-ends.ts';
import { confirmSession } from '../../access/sessions/session-rows.ts';
import { knownDevice } from '../../access/sign-in/devices.ts';
import { consumeCode, mailCode, proveCode } from '../../clients/client-accounts/mailed-codes.ts';
import { proveAccount } from '../../clients/client-accounts/unproven-account-rows.ts';
import { lockClients } from '../../clients/clients/merge/merge-rows.ts';
import { mailOwnersNewAddress } from '../../clients/clients/new-address-mail.ts';
import { accountOf, type ClientCaller, personOf } from '../../core/caller.ts';
import type { Context } from '../../core/context.ts';
import { refuseUnlessRecent } from '../../core/recent-sign-in.ts';
import { Refusal } from '../../core/refusal.ts';
import { refusalOf } from '../../database/rows/constraints.ts';
import { afterCommit, inTransaction } from '../../database/rows/transactions.ts';
import type { Database } from '../../database/schema.ts';
import { accountLetter } from '../../mail/account-letter.ts';
import { getOwnProfile } from './own-profile-rows.ts';

type Call = Context<'client'>;

/** Looks nobody up: the caller does not learn who has the address. */
export const requestOwnCode = ({ email }: { email: string }, context: Call): Promise<{ digits: number }> =>
  mailCode({ email, clientId: context.caller.clientId }, context.caller.locale, context);

/** @throws {Refusal} `invalid-input` for a wrong code, `too-many-attempts` */
export async function confirmOwnCode({ code }: { code: string }, context: Call): Promise<void> {
  const { db, caller, clock } = context;
  const mailbox = { email: caller.email, clientId: caller.clientId };
  const hash = await proveCode(mailbox, code, knownDevice(context, accountOf(caller)), context);
  await inTransaction(db, async (transaction) => {
    await consumeCode(transaction, mailbox, hash);
    await confirmSession(transaction, caller.sessionId, clock());
  });
}

/**
 * A thief of a session needs the password or a code of before, and the new mailbox; the reader of before and the
 * owners hear of it.
 * @throws {Refusal} `recent-sign-in-needed`, `already-taken` by another record, `invalid-input` for a wrong code
 */
export async function changeOwnEmail(
  { email, code }: { email: string; code: string },
  context: Call,
): Promise<OwnProfile> {
  const { db, caller, clock, ...services } = context;
  const now = clock();
  const { clientId } = caller;
  refuseUnlessRecent(caller, now);
  const mailbox = { email, clientId };
  const hash = await proveCode(mailbox, code, knownDevice(context, accountOf(caller)), context);
  return inTransaction(db, async (transaction) => {
    await consumeCode(transaction, mailbox, hash);
    const client = (await lockClients(transaction, [clientId])).get(clientId);
    if (!client || client.erased_at) throw new Refusal('not-signed-in');
    await nameAddress(transaction, clientId, email, now);
    await proveAccount(transaction, clientId);
    await transaction.deleteFrom('password_resets').where('client_id', '=', clientId).execute();
    const ending = { now, reason: 'signed-out', saveOne: caller.sessionId } as const;
    await endSessionsOf(transaction, accountOf(caller), ending);
    const record = { id: String(clientId), name: caller.name };
    const by = personOf(caller);
    await insertAuditEntry(transaction, { at: now, by, tag: 'clients', operation: 'changeOwnEmail', record });
    if (client.email.toLowerCase() !== email.toLowerCase()) {
      notifyFormerAddress(transaction, caller, services);
      const { firstName, lastName } = caller;
      await mailOwnersNewAddress(transaction, { id: clientId, firstName, lastName }, { by, now, ...services });
    }
    return getOwnProfile(transaction, caller);
  });
}

async function nameAddress(db: Kysely<Database>, id: number, email: string, now: Date): Promise<void> {
  await db
    .updateTable('clients')
    .set((is) => ({ email, version: is('version', '+', 1), updated_at: now }))
    .where('id', '=', id)
    .execute()
    .catch((error: unknown) => {
      // The caller reads this mailbox: nothing of another's is told that they could not learn by registering.
      throw refusalOf(error, {})?.code === 'already-taken' ? new Refusal('already-taken', { field: 'email' }) : error;
    });
}

/** Without the new address: its reader may be a thief, and so may this one. */
function notifyFormerAddress(
  db: Kysely<Database>,
  caller: ClientCaller,
  { brand, mailer }: Pick<Call, 'brand' | 'mailer'>,
): void {
  if (caller.email === '') return;
  const say = translatorOf(clientLetters, caller.locale);
  const mail = accountLetter(caller, {
    brand,
    subject: say('newAddress.subject', { brand: brand.name }),
    opening: [say('ownAddress.happened', { brand: brand.name })],
    closing: [say('ownAddress.otherwise')],
  });
  afterCommit(db, () => mailer.post(async () => mail));
}
