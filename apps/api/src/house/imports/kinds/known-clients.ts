import { sameNameKey } from '@traiteur/domain/house/imports/typed-name.ts';
import type { Client } from '@traiteur/contract/clients/clients.ts';
import { type Kysely, sql } from 'kysely';
import { clientsById } from '../../../clients/clients/client-rows.ts';
import type { Database } from '../../../database/schema.ts';
import type { RowFault } from '../row-faults.ts';

export interface WantedClient {
  firstName: string;
  lastName: string;
  /** Empty where the line has none. */
  email: string;
  /** E.164, or empty. */
  phone: string;
}

/**
 * By the e-mail address, else by phone, and each time by name: a couple may share either. Another person's address is
 * told, since whoever takes it would take their allergies too.
 */
export async function findKnownClients(
  db: Kysely<Database>,
  wantedClients: readonly WantedClient[],
): Promise<(Client | RowFault | undefined)[]> {
  const emails = wantedClients.map(({ email }) => email.toLowerCase()).filter((email) => email !== '');
  const phones = wantedClients.map(({ phone }) => phone).filter((phone) => phone !== '');
  const { rows } = await sql<{ id: number }>`
    select id from clients where erased_at is null and email <> '' and lower(email) = any(${emails}::text[])
    union select id from clients where erased_at is null and phone <> '' and phone = any(${phones}::text[])`.execute(
    db,
  );
  const clients = await clientsById(
    db,
    rows.map(({ id }) => id),
  );
  const byEmail = Map.groupBy(clients, ({ email }) => email.toLowerCase());
  const byPhone = Map.groupBy(clients, ({ phone }) => phone);
  return wantedClients.map((line) => {
    const name = sameNameKey(line.firstName, line.lastName);
    const isNamed = (client: Client) => sameNameKey(client.firstName, client.lastName) === name;
    const reached = line.email === '' ? [] : (byEmail.get(line.email.toLowerCase()) ?? []);
    const [client, ...otherClients] =
      reached.length > 0 ? reached.filter(isNamed) : (byPhone.get(line.phone) ?? []).filter(isNamed);
    if (otherClients.length > 0) return { column: null, code: 'several-records', text: nameOf(client) };
    if (!client && reached.length > 0) return { column: 'email', code: 'other-person', text: nameOf(reached[0]) };
    // Another address would end the account of whoever has this one: that is done by hand.
    if (client && line.email !== '' && client.email !== '' && reached.length === 0)
      return { column: 'email', code: 'other-email', text: client.email };
    return client;
  });
}

const nameOf = (client: Client | undefined) => (client ? `${client.firstName} ${client.lastName}` : '');
