import type { AddressInput, Client, ClientInput } from '@traiteur/contract/clients/clients.ts';
import { clientOperations, newClient } from '@traiteur/contract/clients/operations.ts';
import { mostAddresses } from '@traiteur/contract/clients/clients.ts';
import { houseCountry } from '@traiteur/domain/clients/phone-number.ts';
import { allergensTyped, type KnownAllergen } from '@traiteur/domain/house/imports/typed-allergens.ts';
import {
  countryTyped,
  flagTyped,
  isDayTyped,
  languageTyped,
  phoneTyped,
  plainWords,
  postalCodeTyped,
} from '@traiteur/domain/house/imports/typed-cells.ts';
import { sameNameKey } from '@traiteur/domain/house/imports/typed-name.ts';
import type { Locale } from '@traiteur/domain/text/language.ts';
import { clientColumns as words } from '@traiteur/words/house/imports/client-columns.ts';
import type { Kysely } from 'kysely';
import { Refusal } from '../../../core/refusal.ts';
import { clientsById, removeClient, updateClient } from '../../../clients/clients/client-rows.ts';
import { meanings } from '../../../clients/clients/clients.table.ts';
import { insertClients } from '../../../clients/clients/insert-clients.ts';
import type { Database } from '../../../database/schema.ts';
import { bilingual } from '../../../database/rows/bilingual.ts';
import type { Cells } from './cells.ts';
import type { ImportColumn } from './import-kind.ts';
import { type ImportedLines, importLines } from './import-lines.ts';
import { findKnownClients, type WantedClient } from './known-clients.ts';

type Reactions = Pick<ClientInput, 'allergens' | 'allergiesAsked'>;
type Place = Omit<AddressInput, 'id'>;

interface Fields extends WantedClient {
  locale: Locale | undefined;
  dietNote: string;
  houseNote: string;
  marketingConsent: boolean | undefined;
  /** Undefined where the line says nothing of them. */
  reactions: Reactions | undefined;
  /** Undefined where the line has no address. */
  place: Place | undefined;
}

export const clientColumns: ImportColumn[] = [
  { key: 'lastName', ...words.lastName, required: true, example: ['Martin', 'Martin'] },
  { key: 'firstName', ...words.firstName, required: true, example: ['Anne', 'Anne'] },
  { key: 'email', ...words.email, example: ['anne.martin@example.com', 'anne.martin@example.com'] },
  { key: 'phone', ...words.phone, example: ['06 12 34 56 78', '06 12 34 56 78'] },
  { key: 'allergens', ...words.allergens, example: ['sésame ; lait (intolérance)', 'sesame; milk (intolerance)'] },
  { key: 'allergiesAsked', ...words.allergiesAsked, example: ['oui', 'yes'] },
  { key: 'dietNote', ...words.dietNote, example: ['peu de sel', 'little salt'] },
  { key: 'address', ...words.address, example: ['12 rue de la Paix', '12 rue de la Paix'] },
  { key: 'postalCode', ...words.postalCode, example: ['75002', '75002'] },
  { key: 'city', ...words.city, example: ['Paris', 'Paris'] },
  { key: 'country', ...words.country, example: ['France', 'France'] },
  { key: 'access', ...words.access, example: ['code 12B4, 3e étage', 'code 12B4, 3rd floor'] },
  { key: 'label', ...words.label, example: ['Bureau', 'Office'] },
  { key: 'locale', ...words.locale, example: ['français', 'French'] },
  { key: 'marketingConsent', ...words.marketingConsent, example: ['12/03/2026', '12/03/2026'] },
  { key: 'houseNote', ...words.houseNote, example: ['', ''] },
];

export async function clientLines(db: Kysely<Database>): Promise<ImportedLines> {
  const knownAllergens: KnownAllergen[] = await db
    .selectFrom('allergens')
    .select(['id', 'code', 'slug', bilingual('name').as('name')])
    .execute();
  return importLines<Fields, ClientInput, Client>(
    {
      noun: clientOperations,
      columns: clientColumns,
      read: (cells) => readClient(cells, knownAllergens),
      keyOf: keyOfClient,
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

function readClient(cells: Cells, knownAllergens: readonly KnownAllergen[]): Fields {
  const country = cells.read('country', countryTyped, 'unread-country') ?? houseCountry;
  const email = cells
    .text('email')
    .replace(/^mailto:/i, '')
    .replace(/[;,\s]+$/, '');
  return {
    firstName: cells.text('firstName'),
    lastName: cells.text('lastName'),
    email,
    phone: cells.read('phone', (text) => phoneTyped(text, houseCountry), 'unread-phone') ?? '',
    locale: cells.read('locale', languageTyped, 'unread-language'),
    dietNote: cells.text('dietNote'),
    houseNote: cells.text('houseNote'),
    marketingConsent: cells.read('marketingConsent', consentTyped, 'unread-consent'),
    reactions: readReactions(cells, knownAllergens),
    place: readPlace(cells, country),
  };
}

/** A day is when somebody agreed. */
const consentTyped = (text: string) => flagTyped(text) ?? (isDayTyped(text) || undefined);

/** An allergy that cannot be read stops its line, by the word that is meant. */
function readReactions(cells: Cells, knownAllergens: readonly KnownAllergen[]): Reactions | undefined {
  const isAsked = cells.read('allergiesAsked', flagTyped, 'unread-flag');
  const text = cells.text('allergens');
  if (text === '' || text.startsWith('='))
    return isAsked === undefined ? undefined : { allergens: [], allergiesAsked: isAsked };
  const { allergens, unread, isNone } = allergensTyped(text, knownAllergens);
  for (const word of unread) cells.fault('allergens', 'unread-allergy', word);
  if (allergens.length === 0 && unread.length === 0 && !isNone) cells.fault('allergens', 'unread-allergy', text);
  return {
    // Traces are dangerous to whom they are named for.
    allergens: allergens.map(({ allergenId, severity = 'allergy' }) => ({ allergenId, severity })),
    allergiesAsked: true,
  };
}

function readPlace(cells: Cells, country: string): Place | undefined {
  const [address, city] = [cells.text('address'), cells.text('city')];
  const postalCode = postalCodeTyped(cells.text('postalCode'), country);
  if (address === '' && city === '' && postalCode === '') return undefined;
  return { label: cells.text('label'), phone: '', address, city, country, postalCode, note: cells.text('access') };
}

const keyOfClient = ({ firstName, lastName, email, phone }: Fields) => {
  const reach = email.toLowerCase() || phone;
  return reach === '' ? '' : `${reach} ${sameNameKey(firstName, lastName)}`;
};

function completeClient(fields: Fields, storedClient: ClientInput | undefined): unknown {
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
    ...withoutLoss(reactions, storedClient),
    addresses: withPlace(storedClient?.addresses ?? [], fields.place),
  };
}

/** A file adds reactions and makes them graver; it takes none away, and unasks nobody. */
function withoutLoss(reactions: Reactions | undefined, storedClient: ClientInput | undefined): Reactions {
  const severities = new Map((storedClient?.allergens ?? []).map(({ allergenId, severity }) => [allergenId, severity]));
  for (const { allergenId, severity } of reactions?.allergens ?? [])
    severities.set(allergenId, severities.get(allergenId) === 'allergy' ? 'allergy' : severity);
  return {
    allergens: [...severities]
      .map(([allergenId, severity]) => ({ allergenId, severity }))
      .sort((a, b) => a.allergenId - b.allergenId),
    allergiesAsked:
      (storedClient?.allergiesAsked ?? false) || (reactions?.allergiesAsked ?? false) || severities.size > 0,
  };
}

/** The same street and code is the same address; another one is one more. */
function withPlace(addresses: readonly AddressInput[], place: Place | undefined): AddressInput[] {
  if (!place) return [...addresses];
  const keyOf = ({ address, postalCode, country }: Place) => `${plainWords(address)} ${postalCode} ${country}`;
  const knownAddress = addresses.find((address) => keyOf(address) === keyOf(place));
  if (!knownAddress && addresses.length >= mostAddresses) return [...addresses];
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
