import type { clientAccounts } from '@traiteur/contract/clients/client-accounts.ts';
import type { Received } from '@traiteur/contract/statement/operation.ts';
import type { Locale } from '@traiteur/domain/text/language.ts';
import { insertAuditEntry } from '../../access/audit-entries/insert-audit-entry.ts';
import type { OpenedSession } from '../../access/sessions/session-rows.ts';
import { knownDevice } from '../../access/sign-in/devices.ts';
import { openOnDevice } from '../../access/sign-in/open-on-device.ts';
import type { Context } from '../../core/context.ts';
import { refusalOf } from '../../database/rows/constraints.ts';
import { inTransaction, Overtaken } from '../../database/rows/transactions.ts';
import { createClient } from '../clients/client-rows.ts';
import { findClientAccount, lockClientWith, openAccountWithoutPassword } from './account-rows.ts';
import { consumeCode, mailCode, proveCode } from './mailed-codes.ts';
import { unsaidOfClient } from './registrant.ts';

type Operations = (typeof clientAccounts)['operations'];
type Sent<Name extends keyof Operations> = Received<Operations[Name]>['body'];

export const requestSignInCode = (
  { email, language }: Sent<'requestSignInCode'>,
  context: Context<'public'>,
): Promise<{ digits: number }> => mailCode({ email, clientId: null }, language, context);

/** The code proves the mailbox. @throws {Refusal} `invalid-input` for a wrong code, `too-many-attempts` */
export async function signInWithCode(
  { email, code }: Sent<'signInWithCode'>,
  context: Context<'public'>,
): Promise<OpenedSession> {
  const account = await findClientAccount(context.db, email);
  const device = account && knownDevice(context, { kind: 'client', id: account.id });
  const mailbox = { email, clientId: null };
  const hash = await proveCode(mailbox, code, device, context);
  return inTransaction(context.db, async (db) => {
    await consumeCode(db, mailbox, hash);
    const call = { ...context, db };
    const id = (await lockClientWith(db, email))?.id ?? (await createWaitingClient(email, context.locale, call));
    await openAccount(id, call);
    return openOnDevice({ kind: 'client', id }, call);
  });
}

/** Until they say who they are, the part before the @ names them in the house's lists. */
async function createWaitingClient(
  email: string,
  locale: Locale,
  { db, clock }: Pick<Context, 'db' | 'clock'>,
): Promise<number> {
  const lastName = (email.split('@')[0] ?? email).slice(0, 80);
  const person = { firstName: '', lastName, email, phone: '', locale };
  const { id } = await createClient(db, { ...unsaidOfClient, ...person }, clock()).catch((error: unknown) => {
    // Another record got this address meanwhile.
    throw refusalOf(error, {})?.code === 'already-taken' ? new Overtaken() : error;
  });
  return id;
}

/** The house may have taken the client by phone. */
async function openAccount(id: number, { db, clock }: Pick<Context, 'db' | 'clock'>): Promise<void> {
  const now = clock();
  const client = db.selectFrom('clients').select(['first_name as first', 'last_name as last']).where('id', '=', id);
  const { first, last } = await client.executeTakeFirstOrThrow();
  if (!(await openAccountWithoutPassword(db, id, now))) return;
  const name = `${first} ${last}`.trim();
  await insertAuditEntry(db, {
    at: now,
    by: { id: null, name, clientId: id },
    tag: 'clients',
    operation: 'signInWithCode',
    record: { id: String(id), name },
  });
}
