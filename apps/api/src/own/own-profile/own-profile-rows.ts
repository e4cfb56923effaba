import type { Client } from '@traiteur/contract/clients/clients.ts';
import type { OwnProfile, OwnProfileInput } from '@traiteur/contract/own/own-profile.ts';
import type { Kysely } from 'kysely';
import { getClient, updateClient } from '../../clients/clients/client-rows.ts';
import { type ClientCaller, personOf } from '../../core/caller.ts';
import { passwordHashOf } from '../../access/sessions/accounts.ts';
import { inTransaction } from '../../database/rows/transactions.ts';
import type { Database } from '../../database/schema.ts';

export const getOwnProfile = async (db: Kysely<Database>, { clientId }: ClientCaller): Promise<OwnProfile> =>
  profileOf(db, await getClient(db, clientId));

/** Also judges the client's orders. @throws {Refusal} `stale`, `invalid-input` on a wrong phone number */
export const updateOwnProfile = (
  db: Kysely<Database>,
  caller: ClientCaller,
  { version, ...input }: OwnProfileInput,
  now: Date,
): Promise<OwnProfile> =>
  inTransaction(db, async (transaction) => {
    const storedClient = await getClient(transaction, caller.clientId);
    const { email, houseNote, addresses } = storedClient;
    const saving = { by: personOf(caller), now };
    const clientInput = {
      ...input,
      email,
      houseNote,
      addresses: addresses.map(({ eligible: _eligible, zone: _zone, ...address }) => address),
      // Once asked stays asked, even if an older page is saved.
      allergiesAsked: input.allergiesAsked || storedClient.allergiesAsked,
    };
    return profileOf(transaction, await updateClient(transaction, caller.clientId, version, clientInput, saving));
  });

const profileOf = async (db: Kysely<Database>, client: Client): Promise<OwnProfile> => ({
  id: client.id,
  version: client.version,
  firstName: client.firstName,
  lastName: client.lastName,
  email: client.email,
  unprovenEmail: client.unprovenEmail,
  hasPassword: Boolean(await passwordHashOf(db, { kind: 'client', id: client.id })),
  phone: client.phone,
  locale: client.locale,
  dietNote: client.dietNote,
  marketingConsent: client.marketingConsent,
  allergens: client.allergens,
  allergiesAsked: client.allergiesAsked,
});
