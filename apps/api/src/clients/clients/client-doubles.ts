import type { ClientDoubles } from '@traiteur/contract/clients/doubles.ts';
import { houseCountry, phoneNumberOf } from '@traiteur/domain/clients/phone-number.ts';
import { type Kysely, sql } from 'kysely';
import type { Database } from '../../database/schema.ts';
import { rowsOf } from './client-list.ts';

/** Namesakes shown at most: of a phone that a whole office shares, the regulars. */
const most = 5;

/** The clients who have this phone, at home or at an address, or this e-mail address; who orders most comes first. */
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
      union select id from clients where lower(email) = lower(${email}) and email <> '')
    order by orders_count desc, id limit ${most}`.execute(db);
  return {
    items: await rowsOf(
      db,
      rows.map(({ id }) => id),
    ),
  };
}
