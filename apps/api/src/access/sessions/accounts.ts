import type { Kysely } from 'kysely';
import type { Account } from '../../core/caller.ts';
import type { Database } from '../../database/schema.ts';

export const accountColumns = { staff: 'administrator_id', client: 'client_id' } as const satisfies Record<
  Account['kind'],
  string
>;

/** Cookie names end in them, so that staff and a client can sign in on one host. */
export const strategies = { staff: 'local', client: 'client' } as const satisfies Record<Account['kind'], string>;

export const columnsOf = ({ kind, id }: Account) => ({
  administrator_id: kind === 'staff' ? id : null,
  client_id: kind === 'client' ? id : null,
});

export async function holderOf(db: Kysely<Database>, { kind, id }: Account): Promise<string | undefined> {
  const people =
    kind === 'staff'
      ? db
          .selectFrom('administrators')
          .select(['first_name', 'last_name'])
          .where('id', '=', id)
          .where('active', '=', true)
      : db
          .selectFrom('clients')
          .innerJoin('client_accounts', 'client_id', 'id')
          .select(['first_name', 'last_name'])
          .where('id', '=', id);
  const person = await people.executeTakeFirst();
  return person && `${person.first_name} ${person.last_name}`.trim();
}

export async function passwordHashOf(db: Kysely<Database>, { kind, id }: Account): Promise<string | null | undefined> {
  const row =
    kind === 'staff'
      ? db.selectFrom('administrators').select('password_hash').where('id', '=', id)
      : db.selectFrom('client_accounts').select('password_hash').where('client_id', '=', id);
  return (await row.executeTakeFirst())?.password_hash;
}
