import { insertAuditEntry } from '../../access/audit-entries/insert-audit-entry.ts';
import { mergeClients } from '../clients/merge/merge-clients.ts';
import { lockClients } from '../clients/merge/merge-rows.ts';
import { endUnprovenAccount, hasProvenAccount, moveAccount } from '../clients/site-accounts.ts';
import type { Context } from '../../core/context.ts';
import { Refusal } from '../../core/refusal.ts';
import { newToken } from '../../core/tokens.ts';
import { refusalOf } from '../../database/rows/constraints.ts';
import { Overtaken } from '../../database/rows/transactions.ts';
import { countRegistration } from '../../access/sign-in/attempts.ts';
import { findClientWith, saveClientPassword } from './account-rows.ts';
import { registrationMail, notifyClientOfNewPassword } from './client-account-mails.ts';
import { insertRegistration, type Registration } from './registration-rows.ts';
import { proveAccount, unprovenAccountOf } from './unproven-account-rows.ts';
import { languageFor } from '../../database/rows/written-language.ts';

/** Opens as a registration does. @throws {Refusal} `mails-do-not-leave`, `not-found` (proven), `too-many-attempts` */
export async function requestAddressProof({
  db,
  caller,
  clock,
  mailer,
  request,
  ...house
}: Context<'client'>): Promise<{ registrationKey: string }> {
  if (!mailer.leaves) throw new Refusal('mails-do-not-leave');
  const account = await unprovenAccountOf(db, caller.clientId);
  if (!account) throw new Refusal('not-found');
  const { email, ...person } = account;
  await countRegistration(db, { account: email, address: request.address });
  const [token, key] = [newToken(), newToken()];
  await insertRegistration(db, { ...person, email, clientId: caller.clientId }, { token, key }, clock());
  const locale = await languageFor(db, person);
  // In the background, so that the time does not reveal whether the house knows the address.
  mailer.post(async () => {
    const client = await findClientWith(db, email);
    return registrationMail({ email, locale, isKnown: client !== undefined }, token, house);
  });
  return { registrationKey: key };
}

/**
 * Merges into a record with that address, whose account gets this password. Returns the id of the record that stays.
 * @throws {Refusal} `registration-ended` when the account is gone or proven already, `merge-too-large`
 */
export async function proveAddress(
  { clientId, email, firstName, lastName }: Registration & { clientId: number },
  context: Context<'public'>,
): Promise<number> {
  const { db, clock } = context;
  const knownId = await findClientWith(db, email);
  const rows = await lockClients(db, knownId === undefined ? [clientId] : [clientId, knownId]);
  // Before the lock, the record may have got another address, or been erased.
  if ((await findClientWith(db, email)) !== knownId) throw new Overtaken();
  const account = await unprovenAccountOf(db, clientId);
  if (!account || account.email.toLowerCase() !== email.toLowerCase()) throw new Refusal('registration-ended');
  const name = `${firstName} ${lastName}`;
  const by = { id: null, name, clientId: knownId ?? clientId };
  const now = clock();
  if (knownId === undefined || knownId === clientId) await nameAddress(clientId, email, context);
  else await joinRecord({ id: knownId, ownId: clientId, passwordHash: account.passwordHash }, rows, by, context);
  const id = knownId ?? clientId;
  const record = { id: String(id), name };
  await insertAuditEntry(db, { at: now, by, tag: 'clients', operation: 'proveAddress', record });
  return id;
}

async function nameAddress(id: number, email: string, { db, clock }: Context<'public'>): Promise<void> {
  await proveAccount(db, id);
  await db
    .updateTable('clients')
    .set((is) => ({ email, version: is('version', '+', 1), updated_at: clock() }))
    .where('id', '=', id)
    .execute()
    .catch((error: unknown) => {
      // Another record got this address meanwhile.
      throw refusalOf(error, {})?.code === 'already-taken' ? new Overtaken() : error;
    });
}

/** The account moves first: a merge ends accounts with an unproven address. */
async function joinRecord(
  { id, ownId, passwordHash }: { id: number; ownId: number; passwordHash: string },
  rows: Awaited<ReturnType<typeof lockClients>>,
  by: { id: null; name: string; clientId: number },
  context: Context<'public'>,
): Promise<void> {
  const { db, clock, ...house } = context;
  const [knownRow, ownRow] = [rows.get(id), rows.get(ownId)];
  if (!knownRow || !ownRow) throw new Refusal('registration-ended');
  const hadAccount = await hasProvenAccount(db, id);
  if (hadAccount) await endUnprovenAccount(db, ownId);
  else {
    await endUnprovenAccount(db, id);
    await proveAccount(db, ownId);
    await moveAccount(db, ownId, id);
  }
  const versions = { version: knownRow.version, otherVersion: ownRow.version };
  await mergeClients(db, id, { otherId: ownId, ...versions }, { by, now: clock(), ...house });
  await saveClientPassword(db, id, passwordHash, clock());
  if (!hadAccount) return;
  const { email, first_name: firstName, last_name: lastName } = knownRow;
  const locale = await languageFor(db, knownRow);
  notifyClientOfNewPassword(db, { email, firstName, lastName, locale }, context);
}
