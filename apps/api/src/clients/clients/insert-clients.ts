import type { Client, ClientInput } from '@traiteur/contract/clients/clients.ts';
import { type Kysely, sql } from 'kysely';
import type { Database } from '../../database/schema.ts';
import { withNumbers } from './client-phones.ts';
import { clientsById } from './client-rows.ts';

/** A statement for each table, however many they are; in their order. @throws {Refusal} `invalid-input` on a phone */
export async function insertClients(
  db: Kysely<Database>,
  inputs: readonly ClientInput[],
  now: Date,
): Promise<Client[]> {
  const clients = inputs.map((input) => withNumbers(input));
  const numbering = await sql<{ id: number }>`
    select nextval(pg_get_serial_sequence('clients', 'id'))::integer as id from generate_series(1, ${clients.length})`.execute(
    db,
  );
  const ids = numbering.rows.map(({ id }) => id);
  const parts = JSON.stringify(clients.map((client, index) => ({ ...client, clientId: ids[index] })));
  // Addresses first: a client's search text, written with the client, then holds them already.
  await sql`set constraints addresses_client_id_fkey deferred`.execute(db);
  await sql`
    insert into addresses (client_id, label, phone, address, city, country, postal_code, note)
    select "clientId", label, phone, address, city, country, "postalCode", note
    from jsonb_to_recordset(${parts}::jsonb) as input ("clientId" integer, addresses jsonb)
    cross join lateral rows from (jsonb_to_recordset(addresses)
      as (label text, phone text, address text, city text, country text, "postalCode" text, note text))
      with ordinality as row (label, phone, address, city, country, "postalCode", note, place)
    order by "clientId", place`.execute(db);
  await sql`
    insert into clients (id, first_name, last_name, email, phone, locale, house_note, marketing_consent, created_at, updated_at)
    overriding system value
    select "clientId", "firstName", "lastName", email, phone, locale, "houseNote", "marketingConsent", ${now}, ${now}
    from jsonb_to_recordset(${parts}::jsonb) as input ("clientId" integer, "firstName" text, "lastName" text, email text,
      phone text, locale text, "houseNote" text, "marketingConsent" boolean)
    order by "clientId"`.execute(db);
  await sql`set constraints addresses_client_id_fkey immediate`.execute(db);
  // Each client's own eater is written by a trigger.
  await sql`
    update eaters set diet_note = "dietNote", allergies_asked = "allergiesAsked" or jsonb_array_length(allergens) > 0
    from jsonb_to_recordset(${parts}::jsonb) as input ("clientId" integer, "dietNote" text, "allergiesAsked" boolean, allergens jsonb)
    where client_id = "clientId" and is_client`.execute(db);
  await sql`
    insert into eater_allergens (eater_id, allergen_id, severity)
    select eaters.id, "allergenId", severity
    from jsonb_to_recordset(${parts}::jsonb) as input ("clientId" integer, allergens jsonb)
    join eaters on client_id = "clientId" and is_client
    cross join lateral jsonb_to_recordset(allergens) as reaction ("allergenId" integer, severity text)`.execute(db);
  return clientsById(db, ids);
}
