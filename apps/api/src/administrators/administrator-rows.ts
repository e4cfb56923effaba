import type {
  Administrator,
  AdministratorInput,
  administrators,
  PasswordOrigin,
} from '@traiteur/contract/access/administrators.ts';
import type { Received } from '@traiteur/contract/statement/operation.ts';
import { type Kysely, type Selectable, sql } from 'kysely';
import { endSessionsOf } from '../sessions/session-ends.ts';
import { remove, updateVersion } from '../database/rows/versioned-rows.ts';
import { pageOf } from '../database/rows/paging.ts';
import { matches } from '../database/rows/word-search.ts';
import type { Database } from '../database/schema.ts';
import { inTransaction } from '../database/rows/transactions.ts';
import { Refusal } from '../core/refusal.ts';
import { changePassword, endResetLinks } from './password-rows.ts';
import { refuseEasyPassword } from './password-strength.ts';
import { hashPassword } from './passwords.ts';
import { words } from '../database/rows/sorts.ts';

type Query = Received<(typeof administrators.operations)['list']>['query'];

export function listAdministrators(db: Kysely<Database>, query: Query) {
  let rows = db.selectFrom('administrators').selectAll();
  const searched = sql<string>`public.searchable(first_name || ' ' || last_name || ' ' || email)`;
  if (query.search) rows = rows.where(matches(searched, query.search));
  if (query.active) rows = rows.where('active', '=', query.active === 'true');
  return pageOf(
    db,
    rows,
    query,
    { sorts: { name: words('last_name') }, usual: 'name', id: sql.ref('id') },
    administratorOf,
  );
}

/** @throws {Refusal} `not-found` */
export async function getAdministrator(db: Kysely<Database>, id: number): Promise<Administrator> {
  const row = await db.selectFrom('administrators').selectAll().where('id', '=', id).executeTakeFirst();
  if (!row) throw new Refusal('not-found');
  return administratorOf(row);
}

/** @throws {Refusal} `invalid-input` where the password is missing or too easy to guess */
export async function createAdministrator(
  db: Kysely<Database>,
  input: AdministratorInput,
  origin: PasswordOrigin,
): Promise<Administrator> {
  if (!input.password) throw new Refusal('invalid-input', { faults: [{ field: 'password', code: 'required' }] });
  await refuseEasyPassword(input.password);
  const values = { ...rowOf(input), password_origin: origin, password_hash: await hashPassword(input.password) };
  return administratorOf(await db.insertInto('administrators').values(values).returningAll().executeTakeFirstOrThrow());
}

/** @throws {Refusal} `invalid-input` for a password too easy to guess; `last-owner` when nobody would be left who may name another one; `stale`, `not-found` */
export async function updateAdministrator(
  db: Kysely<Database>,
  id: number,
  { version, ...input }: AdministratorInput & { version: number },
  { now, origin }: { now: Date; origin: PasswordOrigin },
): Promise<Administrator> {
  if (input.password) await refuseEasyPassword(input.password);
  const hash = input.password && (await hashPassword(input.password));
  return inTransaction(db, async (transaction) => {
    const owners = await holdOwners(transaction);
    await updateVersion(transaction, 'administrators', id, version, { ...rowOf(input), updated_at: now });
    const staysOwner = input.role === 'owner' && input.active;
    if (!staysOwner && owners.every((owner) => owner === id)) throw new Refusal('last-owner', { field: 'role' });
    if (hash) await changePassword(transaction, id, { hash, origin }, now);
    if (!input.active) await endSessionsOf(transaction, id, { now, reason: 'deactivated' });
    // The mailbox of the old address may hold a link that still works.
    await endResetLinks(transaction, id);
    return getAdministrator(transaction, id);
  });
}

/**
 * Removes an administrator with their sessions. What they did on orders and in the audit log stays under the name it was kept with.
 * @throws {Refusal} `own-account`; `last-owner`, should nobody else be one; `not-found`
 */
export const removeAdministrator = (db: Kysely<Database>, id: number, callerId: number): Promise<void> =>
  inTransaction(db, async (transaction) => {
    if (id === callerId) throw new Refusal('own-account');
    const owners = await holdOwners(transaction);
    if (owners.length === 1 && owners[0] === id) throw new Refusal('last-owner');
    await remove(transaction, 'administrators', id);
  });

/** Answers the active owners, and locks them, so that two owners cannot both lose the role at the same time. */
async function holdOwners(db: Kysely<Database>): Promise<number[]> {
  const owners = await db
    .selectFrom('administrators')
    .select('id')
    .where('role', '=', 'owner')
    .where('active', '=', true)
    .orderBy('id')
    .forUpdate()
    .execute();
  return owners.map((owner) => owner.id);
}

export const administratorOf = (row: Selectable<Database['administrators']>): Administrator => ({
  id: row.id,
  version: row.version,
  firstName: row.first_name,
  lastName: row.last_name,
  email: row.email,
  locale: row.locale,
  role: row.role,
  active: row.active,
  passwordChangedAt: row.password_changed_at?.toISOString() ?? null,
});

const rowOf = ({ firstName, lastName, email, locale, role, active }: AdministratorInput) => ({
  first_name: firstName,
  last_name: lastName,
  email,
  locale,
  role,
  active,
});
