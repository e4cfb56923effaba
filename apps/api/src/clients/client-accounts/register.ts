import type { clientAccounts } from '@traiteur/contract/clients/client-accounts.ts';
import type { Answer, Received } from '@traiteur/contract/statement/operation.ts';
import { houseCountry } from '@traiteur/domain/clients/phone-number.ts';
import { refuseEasyPassword } from '../../access/administrators/password-strength.ts';
import { hashStrangersPassword, isStrangersPassword } from '../../access/administrators/passwords.ts';
import { insertAuditEntry } from '../../access/audit-entries/insert-audit-entry.ts';
import { withNumber } from '../clients/client-phones.ts';
import { createClient } from '../clients/client-rows.ts';
import type { Context } from '../../core/context.ts';
import { Refusal } from '../../core/refusal.ts';
import { hashOf, newToken } from '../../core/tokens.ts';
import { refusalOf } from '../../database/rows/constraints.ts';
import { inTransaction, Overtaken } from '../../database/rows/transactions.ts';
import type { OpenedSession } from '../../access/sessions/session-rows.ts';
import { countLinkPassword, countMadeUp, countRegistration } from '../../access/sign-in/attempts.ts';
import { openOnDevice } from '../../access/sign-in/open-on-device.ts';
import { saveClientPassword, lockClientWith } from './account-rows.ts';
import { registrationMail, notifyClientOfNewPassword } from './client-account-mails.ts';
import { unsaidOfClient } from './registrant.ts';
import { proveAddress } from './prove-address.ts';
import { findRegistration, insertRegistration, type Registration, consumeRegistration } from './registration-rows.ts';

type Operations = (typeof clientAccounts)['operations'];
type Sent<Name extends keyof Operations> = Received<Operations[Name]>['body'];

/** Finds the client in the background, to reveal none. @throws {Refusal} `too-many-attempts`, `invalid-input` */
export async function registerClient(
  { password, ...person }: Sent<'registerClient'>,
  { db, clock, mailer, request, ...house }: Context<'public'>,
): Promise<Answer<Operations['registerClient']>> {
  await countRegistration(db, { account: person.email, address: request.address });
  const { phone } = withNumber({ phone: person.phone, country: houseCountry });
  await refuseEasyPassword(password, request);
  const passwordHash = await hashStrangersPassword(password, request.address);
  const [token, key] = [newToken(), newToken()];
  await insertRegistration(db, { ...person, phone, passwordHash, clientId: null }, { token, key }, clock());
  const { email, locale } = person;
  mailer.post(async () => {
    const isKnown = (await lockClientWith(db, email)) !== undefined;
    return registrationMail({ email, locale, isKnown }, token, house);
  });
  return { registrationKey: key };
}

/**
 * The link is not enough: a stranger may register this address with their own password, and let its owner open it.
 * @throws {Refusal} `registration-ended`, `too-many-attempts`, `invalid-input` for a password that is missing or wrong
 */
export async function confirmRegistration(
  { token, ...proof }: Sent<'confirmRegistration'>,
  context: Context<'public'>,
): Promise<OpenedSession> {
  const { db, clock, request } = context;
  const now = clock();
  const registration = await findRegistration(db, token, now);
  if (!registration) {
    await countMadeUp(db, 'registration', request.address);
    throw new Refusal('registration-ended');
  }
  await proveRegistrant(proof, { ...registration, token }, context);
  return inTransaction(db, async (transaction) => {
    if (!(await consumeRegistration(transaction, token, registration.email))) throw new Refusal('registration-ended');
    const call = { ...context, db: transaction };
    const id = registration.clientId
      ? await proveAddress({ ...registration, clientId: registration.clientId }, call)
      : await openRegistered(registration, call);
    return openOnDevice({ kind: 'client', id }, call);
  });
}

async function openRegistered(registration: Registration, context: Context<'public'>): Promise<number> {
  const { db, clock } = context;
  const now = clock();
  const { id, isKnown } = await clientOf(registration, context);
  const hadAccount = await saveClientPassword(db, id, registration.passwordHash, now);
  if (hadAccount) notifyClientOfNewPassword(db, registration, context);
  const name = `${registration.firstName} ${registration.lastName}`;
  await insertAuditEntry(db, {
    at: now,
    by: { id: null, name, clientId: id },
    tag: 'clients',
    operation: isKnown ? 'claimAccount' : 'confirmRegistration',
    record: { id: String(id), name },
  });
  return id;
}

async function proveRegistrant(
  { registrationKey, password }: Omit<Sent<'confirmRegistration'>, 'token'>,
  { token, keyHash, passwordHash }: Registration & { token: string; keyHash: Buffer },
  { db, request }: Pick<Context, 'db' | 'request'>,
): Promise<void> {
  if (registrationKey !== undefined && hashOf(registrationKey).equals(keyHash)) return;
  if (password === undefined) throw new Refusal('invalid-input', { faults: [{ field: 'password', code: 'required' }] });
  await countLinkPassword(db, hashOf(token));
  if (!(await isStrangersPassword(passwordHash, password, request.address)))
    throw new Refusal('invalid-input', { faults: [{ field: 'password', code: 'wrong-password' }] });
}

/** The house may know the client, by phone for example: what it wrote about them stays. */
async function clientOf(
  { email, firstName, lastName, phone, locale }: Registration,
  { db, clock }: Pick<Context, 'db' | 'clock'>,
): Promise<{ id: number; isKnown: boolean }> {
  const client = await lockClientWith(db, email);
  if (client) {
    if (client.phone === '')
      await db
        .updateTable('clients')
        .set((is) => ({ phone, version: is('version', '+', 1), updated_at: clock() }))
        .where('id', '=', client.id)
        .execute();
    return { id: client.id, isKnown: true };
  }
  const person = { firstName, lastName, email, phone, locale };
  const { id } = await createClient(db, { ...unsaidOfClient, ...person }, clock()).catch((error: unknown) => {
    // Another record got this address meanwhile.
    throw refusalOf(error, {})?.code === 'already-taken' ? new Overtaken() : error;
  });
  return { id, isKnown: false };
}
