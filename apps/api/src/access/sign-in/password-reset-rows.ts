import type { Locale } from '@traiteur/domain/text/language.ts';
import { type Kysely, sql } from 'kysely';
import type { Account } from '../../core/caller.ts';
import { writtenLanguage } from '../../database/rows/written-language.ts';
import type { Database } from '../../database/schema.ts';
import { inTransaction } from '../../database/rows/transactions.ts';
import { hashOf, newToken } from '../../core/tokens.ts';
import type { Recipient } from '../../mail/account-letter.ts';
import { columnsOf } from '../sessions/accounts.ts';

export const resetMinutes = 30;

/** A client need not have had a password before. */
const people = {
  staff: {
    table: sql.table('administrators'),
    column: sql.ref('administrator_id'),
    isOpen: sql`person.active`,
    locale: sql.ref<Locale>('person.locale'),
  },
  client: {
    table: sql.table('clients'),
    column: sql.ref('client_id'),
    isOpen: sql`person.erased_at is null`,
    locale: writtenLanguage('person.locale'),
  },
} as const satisfies Record<Account['kind'], object>;

type Owner = Recipient & { id: number };

const ownerColumns = (kind: Account['kind']) =>
  sql`person.id, person.email, first_name as "firstName", last_name as "lastName", ${people[kind].locale} as locale`;

/** Undefined without an account. Earlier links stay good until one is used, since a stranger may ask for this one. */
export const openPasswordReset = (db: Kysely<Database>, kind: Account['kind'], email: string, now: Date) =>
  inTransaction(db, async (transaction) => {
    const { table, isOpen } = people[kind];
    const { rows } = await sql<Owner>`select ${ownerColumns(kind)} from ${table} person
      where lower(email) = ${email.toLowerCase()} and email <> '' and ${isOpen} for no key update`.execute(transaction);
    const [account] = rows;
    if (!account) return undefined;
    const token = newToken();
    await transaction
      .insertInto('password_resets')
      .values({
        hash: hashOf(token),
        ...columnsOf({ kind, id: account.id }),
        email: account.email,
        created_at: now,
        expires_at: new Date(now.getTime() + resetMinutes * 60_000),
      })
      .execute();
    return { account, token };
  });

export const accountOfReset = (db: Kysely<Database>, kind: Account['kind'], token: string, now: Date) =>
  goodReset(db, kind, token, now);

/** Undefined for a link that is not good. Of two uses at once the second waits, and finds it used. */
export async function consumePasswordReset(db: Kysely<Database>, kind: Account['kind'], token: string, now: Date) {
  const account = await goodReset(db, kind, token, now, sql`for update`);
  if (account)
    await db.updateTable('password_resets').set({ used_at: now }).where('hash', '=', hashOf(token)).execute();
  return account;
}

export async function clearPasswordResets(db: Kysely<Database>, now: Date): Promise<void> {
  await db
    .deleteFrom('password_resets')
    .where((is) => is.or([is('expires_at', '<=', now), is('used_at', 'is not', null)]))
    .execute();
}

/** A link to a former address is not good: that mailbox may be another person's. */
async function goodReset(
  db: Kysely<Database>,
  kind: Account['kind'],
  token: string,
  now: Date,
  lock = sql``,
): Promise<Owner | undefined> {
  const { table, column, isOpen } = people[kind];
  const { rows } = await sql<Owner>`
    select ${ownerColumns(kind)} from ${table} person join password_resets link on link.${column} = person.id
    where hash = ${hashOf(token)} and expires_at > ${now} and used_at is null and ${isOpen}
      and lower(link.email) = lower(person.email) ${lock}`.execute(db);
  return rows[0];
}
