import type { AllergenCode } from '@traiteur/domain/catalogue/usual-records.ts';
import type { Kysely } from 'kysely';
import { createClient } from '../../apps/api/src/clients/clients/client-rows.ts';
import type { Database } from '../../apps/api/src/database/schema.ts';
import { type DemoClient, demoClients } from './clients.ts';
import { idOf } from './load-catalogue.ts';
import type { Random } from './random.ts';

export interface LoadedClient extends DemoClient {
  id: number;
  eaterId: number;
  addressIds: number[];
}

interface Circumstances {
  random: Random;
  now: Date;
  allergens: Map<AllergenCode, number>;
}

export async function loadClients(
  db: Kysely<Database>,
  { random, now, allergens }: Circumstances,
): Promise<LoadedClient[]> {
  const loadedClients: LoadedClient[] = [];
  for (const client of demoClients(random)) {
    const { weight: _, addresses, allergens: reactions, ...person } = client;
    const savedClient = await createClient(
      db,
      {
        ...person,
        houseNote: '',
        allergens: reactions.map(({ code, severity }) => ({ allergenId: idOf(allergens, code), severity })),
        addresses: addresses.map(({ zone: _zone, ...address }) => ({ ...address, phone: '', country: 'FR', note: '' })),
      },
      now,
    );
    const { id, eaterId } = savedClient;
    loadedClients.push({ ...client, id, eaterId, addressIds: savedClient.addresses.map((address) => address.id) });
  }
  return loadedClients;
}
