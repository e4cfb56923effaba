import type { clientAccounts } from '@traiteur/contract/clients/client-accounts.ts';
import type { Received } from '@traiteur/contract/statement/operation.ts';
import { houseCountry } from '@traiteur/domain/clients/phone-number.ts';
import { refuseEasyPassword } from '../../access/administrators/password-strength.ts';
import { insertAuditEntry } from '../../access/audit-entries/insert-audit-entry.ts';
import { withNumber } from '../clients/client-phones.ts';
import { createClient } from '../clients/client-rows.ts';
import type { Context } from '../../core/context.ts';
import { Refusal } from '../../core/refusal.ts';
import { inTransaction } from '../../database/rows/transactions.ts';
import type { OpenedSession } from '../../access/sessions/session-rows.ts';
import { countRegistration } from '../../access/sign-in/attempts.ts';
import { openOnDevice } from '../../access/sign-in/open-on-device.ts';
import { unsaidOfClient } from './registrant.ts';
import { signInClient } from './sign-in-client.ts';
import { insertUnprovenAccount, isUnprovenTwice, unprovenHash } from './unproven-account-rows.ts';

type Sent = Received<(typeof clientAccounts)['operations']['openUnprovenAccount']>['body'];

/**
 * For a house that sends no mails. Uses nothing that the house knows of the address: answer and time reveal nothing.
 * @throws {Refusal} `proof-needed` when mails leave, `too-many-attempts`, `invalid-input` (easy password, no phone)
 */
export async function openUnprovenAccount(
  { password, ...person }: Sent,
  context: Context<'public'>,
): Promise<OpenedSession> {
  const { db, mailer, request } = context;
  if (mailer.leaves) throw new Refusal('proof-needed');
  const { email } = person;
  await countRegistration(db, { account: email, address: request.address });
  const { phone } = withNumber({ phone: person.phone, country: houseCountry });
  await refuseEasyPassword(password, request);
  const credentials = { email, password };
  // A registration also tries a password, and counts as an attempt.
  const knownSession = await signInClient(credentials, context).catch(unknownTo);
  if (knownSession) return knownSession;
  const passwordHash = await unprovenHash(db, credentials, request.address);
  const newSession = await openAccount({ ...person, phone, passwordHash }, context).catch(alreadyOpened);
  return newSession ?? signInClient(credentials, context);
}

interface Registrant extends Omit<Sent, 'password'> {
  passwordHash: string;
}

const openAccount = ({ email, passwordHash, ...person }: Registrant, context: Context<'public'>) =>
  inTransaction(context.db, async (db) => {
    const now = context.clock();
    const { id } = await createClient(db, { ...unsaidOfClient, ...person, email: '' }, now);
    await insertUnprovenAccount(db, { clientId: id, email, passwordHash, now });
    const name = `${person.firstName} ${person.lastName}`;
    await insertAuditEntry(db, {
      at: now,
      by: { id: null, name, clientId: id },
      tag: 'clients',
      operation: 'openUnprovenAccount',
      record: { id: String(id), name },
    });
    return openOnDevice({ kind: 'client', id }, { ...context, db });
  });

function unknownTo(error: unknown): undefined {
  if (error instanceof Refusal && error.code === 'wrong-credentials') return undefined;
  throw error;
}

/** The same form was sent twice at once, and the other request was faster. */
function alreadyOpened(error: unknown): undefined {
  if (isUnprovenTwice(error)) return undefined;
  throw error;
}
