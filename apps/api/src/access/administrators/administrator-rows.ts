import type {
  Administrator,
  AdministratorInput,
  administrators,
  PasswordOrigin,
} from '@traiteur/contract/access/administrators.ts';
import type { Received } from '@traiteur/contract/statement/operation.ts';
import { type Kysely, type Selectable, sql } from 'kysely';
import { completeRights } from '@traiteur/domain/access/rights.ts';
import { endSessionsOf } from '../sessions/session-ends.ts';
import { remove, updateVersion } from '../../database/rows/versioned-rows.ts';
import { pageOf } from '../../database/rows/paging.ts';
import { matches } from '../../database/rows/word-search.ts';
import type { Database } from '../../database/schema.ts';
import { inTransaction } from '../../database/rows/transactions.ts';
import { Refusal } from '../../core/refusal.ts';
import { endInvitation, linkExpiry } from './invitation-rows.ts';
import { lockOwners } from './owner-rows.ts';
import { changePassword, endResetLinks } from './password-rows.ts';
import { type Chooser, refuseEasyPassword } from './password-strength.ts';
import { hashPassword } from './passwords.ts';
import { namesOfPeople } from '../../database/rows/sorts.ts';

type Query = Received<(typeof administrators.operations)['list']>['query'];

export function listAdministrators(db: Kysely<Database>, query: Query, now: Date) {
  let rows = db.selectFrom('administrators').selectAll().select(linkExpiry(now));
  const searchableText = sql<string>`public.searchable(first_name || ' ' || last_name || ' ' || email)`;
  if (query.search) rows = rows.where(matches(searchableText, query.search));
  if (query.active) rows = rows.where('active', '=', query.active === 'true');
  return pageOf(db, rows, query, { sorts: { name: namesOfPeople }, usual: 'name', id: sql.ref('id') }, administratorOf);
}

/** @throws {Refusal} `not-found` */
export async function getAdministrator(db: Kysely<Database>, id: number, now: Date): Promise<Administrator> {
  const rows = db.selectFrom('administrators').selectAll().select(linkExpiry(now));
  const row = await rows.where('id', '=', id).executeTakeFirst();
  if (!row) throw new Refusal('not-found');
  return administratorOf(row);
}

/** @throws {Refusal} `invalid-input` where the password is missing or too easy to guess */
export async function createAdministrator(
  db: Kysely<Database>,
  input: AdministratorInput,
  { origin, chooser }: { origin: PasswordOrigin; chooser: Chooser },
): Promise<Administrator> {
  if (!input.password) throw passwordMissing();
  await refuseEasyPassword(input.password, chooser);
  const values = { ...rowOf(input), password_origin: origin, password_hash: await hashPassword(input.password) };
  const row = await db.insertInto('administrators').values(values).returningAll().executeTakeFirstOrThrow();
  return administratorOf({ ...row, link_expires_at: null });
}

/** A new address ends invitations. @throws {Refusal} `invalid-input` (password), `last-owner`, `stale`, `not-found` */
export async function updateAdministrator(
  db: Kysely<Database>,
  id: number,
  { version, ...input }: AdministratorInput & { version: number },
  { now, origin, chooser }: { now: Date; origin: PasswordOrigin; chooser: Chooser },
): Promise<Administrator> {
  if (input.password) await refuseEasyPassword(input.password, chooser);
  const hash = input.password && (await hashPassword(input.password));
  return inTransaction(db, async (transaction) => {
    const owners = await lockOwners(transaction);
    const previousAdministrator = await getAdministrator(transaction, id, now);
    if (previousAdministrator.invited && input.active && !hash) throw passwordMissing();
    const password = hash ? { password_hash: hash } : {};
    await updateVersion(transaction, 'administrators', id, version, { ...rowOf(input), ...password, updated_at: now });
    const staysOwner = input.role === 'owner' && input.active;
    if (!staysOwner && owners.every((owner) => owner === id)) throw new Refusal('last-owner', { field: 'role' });
    if (hash) await changePassword(transaction, id, { hash, origin }, now);
    if (!input.active) await endSessionsOf(transaction, { kind: 'staff', id }, { now, reason: 'deactivated' });
    // The mailbox of the old address may hold a link that still works.
    await endResetLinks(transaction, id);
    if (previousAdministrator.email !== input.email) await endInvitation(transaction, id);
    return getAdministrator(transaction, id, now);
  });
}

/** Orders and audit entries keep the name. @throws {Refusal} `own-account`, `last-owner`, `not-found` */
export const removeAdministrator = (db: Kysely<Database>, id: number, callerId: number): Promise<void> =>
  inTransaction(db, async (transaction) => {
    if (id === callerId) throw new Refusal('own-account');
    const owners = await lockOwners(transaction);
    if (owners.length === 1 && owners[0] === id) throw new Refusal('last-owner');
    await remove(transaction, 'administrators', id);
  });

const passwordMissing = () => new Refusal('invalid-input', { faults: [{ field: 'password', code: 'required' }] });

type Row = Selectable<Database['administrators']> & { link_expires_at: Date | null };

export const administratorOf = (row: Row): Administrator => ({
  id: row.id,
  version: row.version,
  firstName: row.first_name,
  lastName: row.last_name,
  email: row.email,
  locale: row.locale,
  role: row.role,
  rights: row.rights,
  active: row.active,
  passwordChangedAt: row.password_changed_at?.toISOString() ?? null,
  invited: row.password_hash === null,
  linkExpiresAt: row.link_expires_at?.toISOString() ?? null,
});

export const rowOf = ({
  firstName,
  lastName,
  email,
  locale,
  role,
  rights,
  active,
}: Omit<AdministratorInput, 'password'>) => ({
  first_name: firstName,
  last_name: lastName,
  email,
  locale,
  role,
  rights: rights && role !== 'owner' ? completeRights(rights) : null,
  active,
});
