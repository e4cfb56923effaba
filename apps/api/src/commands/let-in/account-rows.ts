import { userInfo } from 'node:os';
import type { AdministratorInput, PasswordOrigin } from '@traiteur/contract/access/administrators.ts';
import { type Kysely, sql } from 'kysely';
import { createAdministrator } from '../../access/administrators/administrator-rows.ts';
import { changePassword, type NewPassword } from '../../access/administrators/password-rows.ts';
import { forgetAttempts } from '../../access/sign-in/attempts.ts';
import type { Database } from '../../database/schema.ts';
import { removeFactors } from '../../access/second-factor/factor-rows.ts';
import { inTransaction } from '../../database/rows/transactions.ts';
import { insertAuditEntry } from '../../access/audit-entries/insert-audit-entry.ts';

/** The author in the audit log: anyone with access to this machine. */
const atTheTerminal = { id: null, name: `npm run let-in (${userInfo().username})` };

export const findAccount = (db: Kysely<Database>, email: string) =>
  db
    .selectFrom('administrators')
    .select(['id', 'email', 'first_name', 'last_name', 'active'])
    .where(sql`lower(email)`, '=', email.toLowerCase())
    .executeTakeFirst();

type Account = NonNullable<Awaited<ReturnType<typeof findAccount>>>;

export const createAccount = (
  db: Kysely<Database>,
  input: AdministratorInput,
  origin: PasswordOrigin,
  now: Date,
): Promise<void> =>
  inTransaction(db, async (transaction) => {
    const {
      id,
      version: _,
      ...account
    } = await createAdministrator(transaction, input, { origin, chooser: 'terminal' });
    await insertAuditEntry(transaction, {
      at: now,
      by: atTheTerminal,
      tag: 'administrators',
      operation: 'createAdministrator',
      record: { id: String(id), name: `${account.firstName} ${account.lastName}` },
      after: account,
    });
  });

/** New password, all sessions ended, attempt counter reset; on request, no second factor. */
export const resetAccount = (
  db: Kysely<Database>,
  { id, email, first_name, last_name }: Account,
  { activate, withoutSecondFactor, ...password }: NewPassword & { activate: boolean; withoutSecondFactor: boolean },
  now: Date,
): Promise<void> =>
  inTransaction(db, async (transaction) => {
    await changePassword(transaction, id, password, now);
    await forgetAttempts(transaction, { kind: 'staff', account: email });
    if (withoutSecondFactor) await removeFactors(transaction, id);
    await insertAuditEntry(transaction, {
      at: now,
      by: atTheTerminal,
      tag: 'sign-in',
      operation: 'resetPassword',
      record: { id: String(id), name: `${first_name} ${last_name}` },
    });
    if (withoutSecondFactor)
      await insertAuditEntry(transaction, {
        at: now,
        by: atTheTerminal,
        tag: 'second-factor',
        operation: 'removeColleagueFactors',
        record: { id: String(id), name: `${first_name} ${last_name}` },
      });
    if (!activate) return;
    await transaction
      .updateTable('administrators')
      .set((row) => ({ active: true, version: row('version', '+', 1) }))
      .where('id', '=', id)
      .where('active', '=', false)
      .execute();
  });
