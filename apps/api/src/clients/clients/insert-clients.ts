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
  // Addresses and eaters first: a client's search text, written with the client, then holds the addresses already,
  // and what eaters react to is not changed in the moment in which they were added.
  await sql`set constraints addresses_client_id_fkey, eaters_client_id_fkey deferred`.execute(db);
  await sql`
    insert into addresses (client_id, label, phone, address, city, country, postal_code, note)
    select "clientId", label, phone, address, city, country, "postalCode", note
    from jsonb_to_recordset(${parts}::jsonb) as input ("clientId" integer, addresses jsonb)
    cross join lateral rows from (jsonb_to_recordset(addresses)
      as (label text, phone text, address text, city text, country text, "postalCode" text, note text))
      with ordinality as row (label, phone, address, city, country, "postalCode", note, place)
    order by "clientId", place`.execute(db);
  await sql`
    with input as (
      select * from jsonb_to_recordset(${parts}::jsonb) as input ("clientId" integer, "firstName" text, "dietNote" text,
        "allergiesAsked" boolean, allergens jsonb)),
    eater as (
      insert into eaters (client_id, is_client, plain_name, diet_note, allergies_asked)
      select "clientId", true, public.plain_name("firstName"), "dietNote", "allergiesAsked" or jsonb_array_length(allergens) > 0
      from input order by "clientId" returning id, client_id)
    insert into eater_allergens (eater_id, allergen_id, severity)
    select eater.id, "allergenId", severity from eater
    join input on client_id = "clientId"
    cross join lateral jsonb_to_recordset(allergens) as reaction ("allergenId" integer, severity text)`.execute(db);
  await sql`
    insert into clients (id, first_name, last_name, email, phone, locale, house_note, marketing_consent, created_at, updated_at)
    overriding system value
    select "clientId", "firstName", "lastName", email, phone, locale, "houseNote", "marketingConsent", ${now}, ${now}
    from jsonb_to_recordset(${parts}::jsonb) as input ("clientId" integer, "firstName" text, "lastName" text, email text,
      phone text, locale text, "houseNote" text, "marketingConsent" boolean)
    order by "clientId"`.execute(db);
  await sql`set constraints addresses_client_id_fkey, eaters_client_id_fkey immediate`.execute(db);
  return clientsById(db, ids);
}
