import type { ClientFilters } from '@traiteur/contract/clients/client-exports.ts';
import type { Bilingual, Locale } from '@traiteur/domain/text/language.ts';
import type { Severity } from '@traiteur/domain/orders/allergies.ts';
import { addDays, momentOf } from '@traiteur/domain/dates/calendar.ts';
import { searchWords } from '@traiteur/domain/text/search-words.ts';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import { houseClock } from '../../database/rows/house-clock.ts';
import { countOf } from '../../database/rows/paging.ts';
import type { Database } from '../../database/schema.ts';
import { findClients, isAmong } from '../client-search/find-clients.ts';
import { companyOfClient, ordersForCompany } from '../companies/company-people.ts';
import { decidingCode } from '../../delivery/delivery-zones/delivery-zone-rows.ts';
import { inOrderOfNames } from '../../database/rows/sorts.ts';
import { bilingual } from '../../database/rows/bilingual.ts';
import { sitsAtHome } from '../../database/rows/eater-name.ts';

/** Beyond this the preview shows the planner's estimate. */
const countedClients = 10_000;

export interface ExportedClient {
  firstName: string;
  lastName: string;
  email: string;
  phone: string;
  locale: Locale;
  allergens: { id: number; name: Bilingual; severity: Severity }[];
  /** Where false, no allergens means that they are unknown. */
  allergiesAsked: boolean;
  dietNote: string;
  /** The others at the table, without guests of group orders. */
  eaters: (Pick<ExportedClient, 'allergens' | 'allergiesAsked'> & { name: string })[];
  marketingConsent: boolean;
  /** Their number; the next four fields are of the oldest, unless each address has a row. */
  addresses: number;
  address: string | null;
  postalCode: string | null;
  city: string | null;
  zone: Bilingual | null;
  /** Here and in `lastOrderAt`, the UTC time is the local time of the house. */
  createdAt: Date;
  lastOrderAt: Date | null;
  ordersCount: number;
  /** Cents. */
  ordersAmount: number;
  /** For which they order. */
  company: { legalName: string } | null;
}

export const previewClients = (db: Kysely<Database>, filters: ClientFilters, timeZone: string) =>
  countOf(db, chosenClients(db, filters, timeZone).select('id'), undefined, countedClients);

/** Those of them that the list of clients would show for a search; undefined for no search. */
export async function foundBy(db: Kysely<Database>, search = ''): Promise<RawBuilder<boolean> | undefined> {
  const words = searchWords(search);
  return words.length === 0 ? undefined : isAmong(await findClients(db, words), words);
}

export async function countRows(
  db: Kysely<Database>,
  filters: ClientFilters,
  timeZone: string,
  isFound?: RawBuilder<boolean>,
): Promise<number> {
  const clients = db.selectFrom(chosenClients(db, filters, timeZone, isFound).select('id').as('chosen'));
  const rows = hasAllAddresses(filters) ? clients.leftJoin('addresses', 'addresses.client_id', 'chosen.id') : clients;
  const { count } = await rows.select(sql<number>`count(*)::integer`.as('count')).executeTakeFirstOrThrow();
  return count;
}

const hasAllAddresses = ({ rows }: ClientFilters) => rows === 'addresses';

/** Each gets a column of its own, to filter by in a spreadsheet. */
export const exportedAllergens = (db: Kysely<Database>) =>
  db
    .selectFrom('allergens')
    .select(['id', bilingual('name').as('name')])
    .orderBy('id')
    .execute();

/** Days are whole ones of that time zone. */
function chosenClients(db: Kysely<Database>, filters: ClientFilters, timeZone: string, isFound?: RawBuilder<boolean>) {
  const startOf = (date: string) => momentOf(date, '00:00', timeZone);
  const endOf = (date: string) => startOf(addDays(date, 1));
  const { createdFrom, createdTo, lastOrderFrom, lastOrderTo, minimumOrders, locale, zoneId, companyId, allergenIds } =
    filters;
  let clients = db.selectFrom('clients').where('erased_at', 'is', null);
  if (isFound) clients = clients.where(isFound);
  if (createdFrom) clients = clients.where('created_at', '>=', startOf(createdFrom));
  if (createdTo) clients = clients.where('created_at', '<', endOf(createdTo));
  if (lastOrderFrom) clients = clients.where('last_order_at', '>=', startOf(lastOrderFrom));
  if (lastOrderTo) clients = clients.where('last_order_at', '<', endOf(lastOrderTo));
  if (minimumOrders) clients = clients.where('orders_count', '>=', minimumOrders);
  if (locale) clients = clients.where('locale', '=', locale);
  if (zoneId) clients = clients.where(sql<boolean>`clients.id in (${clientsIn(zoneId)})`);
  if (companyId) clients = clients.where(ordersForCompany(companyId));
  if (allergenIds) clients = clients.where(sql<boolean>`clients.id in (${clientsReactingTo(allergenIds)})`);
  return clients;
}

/** Decides each postal code once: left to itself, the planner decides it for every address. */
const clientsIn = (zoneId: number) => sql`
  with codes as materialized (
    select country, postal_code from (select distinct country, postal_code from addresses) known
    join lateral (${decidingCode(sql`known.country`, sql`known.postal_code`)}) deciding on true
    where deciding.zone_id = ${zoneId})
  select client_id from addresses join codes using (country, postal_code)`;

const clientsReactingTo = (allergenIds: readonly number[]) =>
  sql`select client_id from eaters join eater_allergens on eater_id = eaters.id
    where group_order_id is null and allergen_id = any(${allergenIds}::integer[])`;

/** Sorts the clients before it looks anything up for them, so that the first rows come soon. */
export const exportedClients = (
  db: Kysely<Database>,
  filters: ClientFilters,
  timeZone: string,
  isFound?: RawBuilder<boolean>,
) => {
  const clients = chosenClients(db, filters, timeZone, isFound)
    .selectAll()
    .select(inOrderOfNames.as('name'))
    .orderBy('name')
    .orderBy('id');
  return db
    .selectFrom(clients.as('clients'))
    .innerJoin('eaters', (join) => join.onRef('eaters.client_id', '=', 'clients.id').on('eaters.is_client', '=', true))
    .leftJoinLateral(addressesOf(filters).as('home'), (join) => join.onTrue())
    .select([
      'first_name as firstName',
      'last_name as lastName',
      'email',
      'clients.phone',
      'locale',
      'diet_note as dietNote',
      'allergies_asked as allergiesAsked',
      'marketing_consent as marketingConsent',
      'orders_count as ordersCount',
      'orders_amount as ordersAmount',
      'home.address',
      'home.postalCode',
      'home.city',
      'home.zone',
      sql<number>`coalesce(home.addresses, 0)`.as('addresses'),
      allergensOf('eaters').as('allergens'),
      eaters.as('eaters'),
      companyOfClient.as('company'),
      houseClock('created_at', timeZone).as('createdAt'),
      houseClock('last_order_at', timeZone).as('lastOrderAt'),
    ])
    .orderBy('clients.name')
    .orderBy('clients.id')
    .$if(hasAllAddresses(filters), (rows) => rows.orderBy('home.id'));
};

type ExportedAddress = Pick<ExportedClient, 'address' | 'postalCode' | 'city' | 'zone' | 'addresses'> & { id: number };

const addressesOf = (filters: ClientFilters) => sql<ExportedAddress>`(
  select first.id, first.address, first.city, first.postal_code as "postalCode", first.addresses,
    case when zone.id is not null then ${bilingual('zone.name')} end as zone
  from (
    select id, address, city, country, postal_code, count(*) over ()::integer as addresses
    from addresses where client_id = clients.id order by id limit ${hasAllAddresses(filters) ? null : 1}
  ) first
  left join lateral (${decidingCode(sql`first.country`, sql`first.postal_code`)}) deciding on true
  left join delivery_zones zone on zone.id = deciding.zone_id)`;

const allergensOf = (eater: string) => sql<ExportedClient['allergens']>`coalesce((
  select json_agg(json_build_object('id', allergen_id, 'name', ${bilingual('name')}, 'severity', severity)
    order by severity, position, allergen_id)
  from eater_allergens join allergens on allergens.id = allergen_id where eater_id = ${sql.ref(`${eater}.id`)}), '[]')`;

const eaters = sql<ExportedClient['eaters']>`coalesce((
  select json_agg(json_build_object('name', e.name, 'allergiesAsked', e.allergies_asked, 'allergens', ${allergensOf('e')})
    order by e.id)
  from eaters e where e.client_id = clients.id and ${sitsAtHome('e')} and not e.is_client), '[]')`;
