import { type Address, type AddressInput, mostAddresses } from '@traiteur/contract/clients/clients.ts';
import type { NewAddress } from '@traiteur/contract/clients/new-address.ts';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { Database } from '../../database/schema.ts';
import { decidingCode } from '../../delivery/delivery-zones/delivery-zone-rows.ts';
import { Refusal } from '../../core/refusal.ts';
import { bilingual } from '../../database/rows/bilingual.ts';

export const addressesOf = sql<Address[]>`coalesce((
  select json_agg(json_build_object('id', a.id, 'label', label, 'phone', a.phone, 'address', address, 'city', city,
    'country', country, 'postalCode', postal_code, 'note', note, 'eligible', coalesce(zone.active, false),
    'zone', case when zone.id is not null
      then json_build_object('id', zone.id, 'name', ${bilingual('name')}) end
    ) order by a.id)
  from addresses a
  left join lateral (${decidingCode(sql`a.country`, sql`a.postal_code`)}) deciding on true
  left join delivery_zones zone on zone.id = deciding.zone_id
  where client_id = clients.id), '[]')`;

/**
 * Removes addresses that are not input.
 *
 * @throws {Refusal} `unknown-reference` on an id that is not this client's, `group-order-there`
 */
export async function saveAddresses(db: Kysely<Database>, clientId: number, addresses: readonly AddressInput[]) {
  const ids = addresses.flatMap(({ id }) => id ?? []);
  await deleteAddresses(db, clientId, sql<boolean>`id <> all(${ids}::integer[])`);

  const update = await sql<{ id: number }>`
    update addresses
    set label = input.label, phone = input.phone, address = input.address, city = input.city,
      country = input.country, postal_code = input.postal_code, note = input.note
    from (${rowsOf(addresses)}) input
    where addresses.id = input.id and addresses.client_id = ${clientId}
    returning addresses.id`.execute(db);
  const updatedIds = new Set(update.rows.map(({ id }) => id));
  const stranger = addresses.findIndex(({ id }) => id !== undefined && !updatedIds.has(id));
  if (stranger >= 0) throw new Refusal('unknown-reference', { field: `addresses.${stranger}.id` });

  await sql`insert into addresses (client_id, label, phone, address, city, country, postal_code, note)
    select ${clientId}::integer, label, phone, address, city, country, postal_code, note
    from (${rowsOf(addresses)}) input where id is null order by place`.execute(db);
}

/** The caller locks the client first. @throws {Refusal} `invalid-input` where the client has `mostAddresses` */
export async function insertAddress(db: Kysely<Database>, clientId: number, address: NewAddress): Promise<void> {
  const { numAffectedRows } =
    await sql`insert into addresses (client_id, label, phone, address, city, country, postal_code, note)
    select ${clientId}::integer, label, phone, address, city, country, postal_code, note from (${rowsOf([address])}) input
    where (select count(*) from addresses where client_id = ${clientId}) < ${mostAddresses}`.execute(db);
  if (!numAffectedRows) throw new Refusal('invalid-input', { faults: [{ field: 'address', code: 'too-many' }] });
}

/** The caller locks the client first. */
export async function updateAddress(
  db: Kysely<Database>,
  clientId: number,
  id: number,
  { postalCode, ...address }: NewAddress,
): Promise<void> {
  await db
    .updateTable('addresses')
    .set({ ...address, postal_code: postalCode })
    .where('id', '=', id)
    .where('client_id', '=', clientId)
    .execute();
}

/** @throws {Refusal} `group-order-there` */
export const removeAddress = (db: Kysely<Database>, clientId: number, id: number): Promise<void> =>
  deleteAddresses(db, clientId, sql<boolean>`id = ${id}`);

/** Without its address a whole office would go without its meal at the deadline. */
async function deleteAddresses(db: Kysely<Database>, clientId: number, which: RawBuilder<boolean>): Promise<void> {
  const addresses = db.selectFrom('addresses').select('id').where('client_id', '=', clientId).where(which);
  // A group order that is opened meanwhile has locked its address: it is waited for, and then seen.
  const ids = (await addresses.forUpdate().execute()).map(({ id }) => id);
  if (ids.length === 0) return;
  const openGroupOrders = db.selectFrom('group_orders').select('id').where('state', '=', 'open');
  if (await openGroupOrders.where('address_id', 'in', ids).executeTakeFirst()) throw new Refusal('group-order-there');
  await db.deleteFrom('addresses').where('id', 'in', ids).execute();
}

const rowsOf = (addresses: readonly AddressInput[]) => sql`
  select row.*, row."postalCode" as postal_code
  from rows from (jsonb_to_recordset(${JSON.stringify(addresses)}::jsonb)
    as (id integer, label text, phone text, address text, city text, country text, "postalCode" text, note text))
  with ordinality as row (id, label, phone, address, city, country, "postalCode", note, place)`;
