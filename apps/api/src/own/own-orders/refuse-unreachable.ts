import type { Kysely } from 'kysely';
import type { ClientCaller } from '../../core/caller.ts';
import { Refusal } from '../../core/refusal.ts';
import type { Database } from '../../database/schema.ts';

/**
 * An account that a mailed code opened has no name yet: whom would the driver ask for, and call? A saved name cannot be
 * emptied again. @throws {Refusal} `own-name-needed`, `own-phone-needed`
 */
export async function refuseUnreachable(
  db: Kysely<Database>,
  { clientId }: ClientCaller,
  addressId: number,
): Promise<void> {
  const client = await db
    .selectFrom('clients')
    .leftJoin('addresses', (join) => join.onRef('client_id', '=', 'clients.id').on('addresses.id', '=', addressId))
    .select(['first_name as firstName', 'clients.phone', 'addresses.phone as phoneThere'])
    .where('clients.id', '=', clientId)
    .executeTakeFirst();
  if (client?.firstName === '') throw new Refusal('own-name-needed');
  if (client?.phone === '' && !client.phoneThere) throw new Refusal('own-phone-needed');
}
