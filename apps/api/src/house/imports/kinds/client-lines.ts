import type { AddressInput, Client, ClientInput } from '@traiteur/contract/clients/clients.ts';
import { clientOperations, newClient } from '@traiteur/contract/clients/operations.ts';
import type { KnownAllergen } from '@traiteur/domain/house/imports/allergen-names.ts';
import { clientColumns as words } from '@traiteur/words/house/imports/client-columns.ts';
import type { Kysely } from 'kysely';
import { Refusal } from '../../../core/refusal.ts';
import { clientsById, removeClient, updateClient } from '../../../clients/clients/client-rows.ts';
import { meanings } from '../../../clients/clients/clients.table.ts';
import { insertClients } from '../../../clients/clients/insert-clients.ts';
import type { Database } from '../../../database/schema.ts';
import { addDenial, agreement, type Differences } from './agreement.ts';
import { allergenColumns, allergyHeading, readKnownAllergens } from './allergen-columns.ts';
import type { Reactions } from './client-allergies.ts';
import {
  type ClientFields,
  clientKeys,
  distinctTexts,
  type Place,
  placeKey,
  readClient,
  readIdentity,
} from './client-fields.ts';
import type { ImportColumn } from './import-kind.ts';
import { type ImportedLines, importLines } from './import-lines.ts';
import { findKnownClients } from './known-clients.ts';

const columnsOf = (allergens: readonly KnownAllergen[]): ImportColumn[] => [
  { key: 'lastName', ...words.lastName, required: true, example: ['Martin', 'Martin'] },
  { key: 'firstName', ...words.firstName, required: true, example: ['Anne', 'Anne'] },
  { key: 'nameFirstLast', ...words.nameFirstLast, ...wholeName, instead: ['firstName', 'lastName'] },
  { key: 'nameLastFirst', ...words.nameLastFirst, ...wholeName, instead: ['lastName', 'firstName'] },
  { key: 'email', ...words.email, example: ['anne.martin@example.com', 'anne.martin@example.com'] },
  { key: 'phone', ...words.phone, repeats: true, example: ['06 12 34 56 78', '06 12 34 56 78'] },
  {
    key: 'allergens',
    ...words.allergens,
    repeats: true,
    within: allergyHeading,
    ofAllergies: true,
    example: ['sésame ; lait (intolérance)', 'sesame; milk (intolerance)'],
  },
  { key: 'intolerances', ...words.intolerances, repeats: true, ofAllergies: true, unusual: true, example: ['', ''] },
  { key: 'allergiesAsked', ...words.allergiesAsked, example: ['oui', 'yes'] },
  { key: 'dietNote', ...words.dietNote, repeats: true, example: ['peu de sel', 'little salt'] },
  { key: 'address', ...words.address, example: ['12 rue de la Paix', '12 rue de la Paix'] },
  { key: 'postalCode', ...words.postalCode, example: ['75002', '75002'] },
  { key: 'city', ...words.city, example: ['Paris', 'Paris'] },
  { key: 'country', ...words.country, example: ['France', 'France'] },
  { key: 'access', ...words.access, repeats: true, example: ['code 12B4, 3e étage', 'code 12B4, 3rd floor'] },
  { key: 'label', ...words.label, example: ['Bureau', 'Office'] },
  { key: 'locale', ...words.locale, example: ['français', 'French'] },
  { key: 'marketingConsent', ...words.marketingConsent, example: ['12/03/2026', '12/03/2026'] },
  { key: 'houseNote', ...words.houseNote, repeats: true, example: ['', ''] },
  ...allergenColumns(allergens, 'clients'),
];

const wholeName = { unusual: true, example: ['', ''] } as const;

export const clientColumns = async (db: Kysely<Database>) => columnsOf(await readKnownAllergens(db));

export async function clientLines(db: Kysely<Database>): Promise<ImportedLines> {
  const knownAllergens = await readKnownAllergens(db);
  return importLines<ClientFields, ClientInput, Client>(
    {
      noun: clientOperations,
      columns: columnsOf(knownAllergens),
      read: (cells) => readClient(cells, knownAllergens),
      keysOf: (cells) => clientKeys(readIdentity(cells)),
      join: joinClient,
      ownedBy: ({ email }) => email.toLowerCase(),
      find: findKnownClients,
      complete: completeClient,
      schema: newClient,
      inputOf: inputOfClient,
      columnOf,
      insert: (transaction, inputs, { now }) => insertClients(transaction, inputs, now),
      update: (transaction, { id, version }, input, saving) => updateClient(transaction, id, version, input, saving),
      remove: removeUnusedClient,
      get: async (transaction, id) => (await clientsById(transaction, [id])).find(({ erasedAt }) => erasedAt === null),
    },
    meanings,
  );
}

/** Several lines of one client: addresses and allergies are united, and what contradicts itself stops them. */
function joinClient(lines: readonly ClientFields[], differences: Differences): ClientFields {
  const agreed = agreement(lines, differences);
  const reactionsTold = lines.flatMap(({ reactions }, index) => (reactions ? [{ ...reactions, index }] : []));
  addDenial(
    reactionsTold.map(({ allergens, allergiesAsked, index }) => ({
      index,
      isDenial: allergiesAsked && allergens.length === 0,
      isNaming: allergens.length > 0,
    })),
    differences,
  );
  const places = [
    ...Map.groupBy(
      lines.flatMap((line) => line.places),
      placeKey,
    ).values(),
  ];
  return {
    firstName: lines.find(({ firstName }) => firstName !== '')?.firstName ?? '',
    lastName: lines.find(({ lastName }) => lastName !== '')?.lastName ?? '',
    email:
      agreed(
        'email',
        ({ email }) => email,
        (email) => email.toLowerCase(),
      ) ?? '',
    phone: agreed('phone', ({ phone }) => phone) ?? '',
    locale: agreed('locale', ({ locale }) => locale),
    marketingConsent: agreed('marketingConsent', ({ marketingConsent }) => marketingConsent),
    dietNote: distinctTexts(lines.map(({ dietNote }) => dietNote)),
    houseNote: distinctTexts(lines.map(({ houseNote }) => houseNote)),
    reactions:
      reactionsTold.length === 0
        ? undefined
        : reactionsTold.reduce<Reactions>((sum, next) => withoutLoss(next, sum), noReactions),
    places: places.flatMap(([first, ...samePlaces]) =>
      first
        ? [
            {
              ...first,
              label: [first, ...samePlaces].find(({ label }) => label !== '')?.label ?? '',
              note: distinctTexts([first, ...samePlaces].map(({ note }) => note)),
            },
          ]
        : [],
    ),
  };
}

const noReactions: Reactions = { allergens: [], allergiesAsked: false };

function completeClient(fields: ClientFields, storedClient: ClientInput | undefined): unknown {
  const { reactions } = fields;
  return {
    // Files shout names: who is known keeps theirs.
    firstName: storedClient?.firstName ?? fields.firstName,
    lastName: storedClient?.lastName ?? fields.lastName,
    email: storedClient?.email || fields.email,
    phone: fields.phone || (storedClient?.phone ?? ''),
    locale: fields.locale ?? storedClient?.locale ?? 'fr',
    dietNote: fields.dietNote || (storedClient?.dietNote ?? ''),
    houseNote: fields.houseNote || (storedClient?.houseNote ?? ''),
    marketingConsent: fields.marketingConsent ?? storedClient?.marketingConsent ?? false,
    ...withoutLoss(reactions ?? noReactions, storedClient ?? noReactions),
    addresses: fields.places.reduce(withPlace, storedClient?.addresses ?? []),
  };
}

/** A file adds reactions and makes them graver; it takes none away, and unasks nobody. */
function withoutLoss(reactions: Reactions, earlier: Reactions): Reactions {
  const severities = new Map(earlier.allergens.map(({ allergenId, severity }) => [allergenId, severity]));
  for (const { allergenId, severity } of reactions.allergens)
    severities.set(allergenId, severities.get(allergenId) === 'allergy' ? 'allergy' : severity);
  return {
    allergens: [...severities].map(([allergenId, severity]) => ({ allergenId, severity })),
    allergiesAsked: earlier.allergiesAsked || reactions.allergiesAsked || severities.size > 0,
  };
}

/** An address that is known gets what the file says of it; another one is one more. */
function withPlace(addresses: AddressInput[], place: Place): AddressInput[] {
  const knownAddress = addresses.find((address) => placeKey(address) === placeKey(place));
  if (!knownAddress) return [...addresses, place];
  const { label, note } = knownAddress;
  return addresses.map((address) =>
    address === knownAddress ? { ...knownAddress, label: place.label || label, note: place.note || note } : address,
  );
}

const inputOfClient = ({ addresses, ...client }: Client): ClientInput => ({
  firstName: client.firstName,
  lastName: client.lastName,
  email: client.email,
  phone: client.phone,
  locale: client.locale,
  dietNote: client.dietNote,
  houseNote: client.houseNote,
  marketingConsent: client.marketingConsent,
  allergens: client.allergens,
  allergiesAsked: client.allergiesAsked,
  addresses: addresses.map(({ eligible: _eligible, zone: _zone, ...address }) => address),
});

const placeColumns: Readonly<Record<string, string>> = { note: 'access', address: 'address', postalCode: 'postalCode' };

function columnOf(field: string): string | null {
  const [first = '', , part = ''] = field.split('.');
  if (first === 'addresses') return placeColumns[part] ?? (part in words ? part : 'address');
  return first in words ? first : null;
}

/** Whoever opened an account meanwhile uses the record, orders or none. */
async function removeUnusedClient(db: Kysely<Database>, id: number): Promise<void> {
  const account = await db
    .selectFrom('client_accounts')
    .select('client_id')
    .where('client_id', '=', id)
    .executeTakeFirst();
  if (account) throw new Refusal('in-use', { usedBy: [{ noun: 'client-accounts', count: 1 }] });
  await removeClient(db, id);
}
