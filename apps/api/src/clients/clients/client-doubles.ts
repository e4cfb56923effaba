import type { ClientDoubles } from '@traiteur/contract/clients/doubles.ts';
import { houseCountry, phoneNumberOf } from '@traiteur/domain/clients/phone-number.ts';
import { type Kysely, sql } from 'kysely';
import type { Database } from '../../database/schema.ts';
import { rowsOf } from './client-list.ts';

/** A whole office may share one phone: only its regulars are shown. */
const most = 5;

export async function findClientDoubles(
  db: Kysely<Database>,
  { phone, email }: { phone: string; email: string },
): Promise<ClientDoubles> {
  const number = phoneNumberOf(phone, houseCountry) ?? '';
  const { rows } = await sql<{ id: number }>`
    select id from clients
    where id in (
      select id from clients where phone = ${number} and phone <> ''
      union select client_id from addresses where phone = ${number} and phone <> ''
      union select id from clients where lower(email) = lower(${email}) and email <> ''
      union select client_id from client_accounts where lower(unproven_email) = lower(${email}))
    order by orders_count desc, id limit ${most}`.execute(db);
  return {
    items: await rowsOf(
      db,
      rows.map(({ id }) => id),
    ),
  };
}
