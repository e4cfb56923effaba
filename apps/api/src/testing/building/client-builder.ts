import type { Client, ClientInput } from '@traiteur/contract/clients/clients.ts';
import { slugOf } from '@traiteur/domain/text/slug.ts';
import type { Kysely } from 'kysely';
import { createClient, getClient, updateClient } from '../../clients/clients/client-rows.ts';
import type { Database } from '../../database/schema.ts';
import { listOf, longAgo, unknownPerson } from './saving.ts';

type Reactions = Client['allergens'];

interface ClientWishes
  extends Partial<Pick<ClientInput, 'firstName' | 'lastName' | 'email' | 'phone' | 'dietNote' | 'houseNote'>> {
  postalCodes?: string[];
  city?: string;
  allergicTo?: number | number[];
  intolerantTo?: number | number[];
  allergiesAsked?: boolean;
}

export function clientBuilder(db: Kysely<Database>) {
  let clientCount = 0;

  async function client(wishes: ClientWishes = {}) {
    const {
      firstName = 'Agathe',
      lastName = `Vasseur ${++clientCount}`,
      postalCodes = ['75020'],
      city = 'Paris',
      email = `${firstName}.${slugOf(lastName)}@example.com`.toLowerCase(),
      phone = '+33199001234',
      dietNote = '',
      houseNote = '',
    } = wishes;
    const street = {
      label: 'Maison',
      phone: '',
      address: '12, rue des Envierges',
      city,
      country: 'FR',
      note: '',
    };
    const person = await createClient(
      db,
      {
        firstName,
        lastName,
        email,
        phone,
        locale: 'fr',
        dietNote,
        houseNote,
        marketingConsent: false,
        allergens: reactions(wishes),
        allergiesAsked: wishes.allergiesAsked ?? true,
        addresses: postalCodes.map((postalCode) => ({ ...street, postalCode })),
      },
      longAgo,
    );
    const [home] = person.addresses;
    if (!home) throw new Error('the client needs an address');
    return { clientId: person.id, addressId: home.id };
  }

  async function react(clientId: number, wishes: Pick<ClientWishes, 'allergicTo' | 'intolerantTo'>): Promise<void> {
    await changeAllergens(clientId, (allergens) => [...allergens, ...reactions(wishes)]);
  }

  const changeAllergens = (clientId: number, change: (allergens: Reactions) => Reactions) =>
    changeClient(clientId, ({ allergens }) => ({ allergens: change(allergens) }));

  async function changeClient(clientId: number, change: (person: Client) => Partial<ClientInput>): Promise<void> {
    const { version, ...person } = await getClient(db, clientId);
    const input = { ...person, ...change({ ...person, version }) };
    await updateClient(db, clientId, version, input, { by: unknownPerson, now: longAgo });
  }

  return { client, react, changeAllergens, changeClient };
}

const reactions = ({ allergicTo = [], intolerantTo = [] }: Pick<ClientWishes, 'allergicTo' | 'intolerantTo'>) => [
  ...listOf(allergicTo).map((allergenId) => ({ allergenId, severity: 'allergy' as const })),
  ...listOf(intolerantTo).map((allergenId) => ({ allergenId, severity: 'intolerance' as const })),
];
