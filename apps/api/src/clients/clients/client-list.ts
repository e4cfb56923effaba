import type { ClientRow, clients } from '@traiteur/contract/clients/clients.ts';
import type { Page } from '@traiteur/contract/statement/lists.ts';
import type { Received } from '@traiteur/contract/statement/operation.ts';
import { searchWords } from '@traiteur/domain/text/search-words.ts';
import { type Kysely, sql } from 'kysely';
import { estimateOf, pageOf } from '../../database/rows/paging.ts';
import { namesOfPeople } from '../../database/rows/sorts.ts';
import { holdsWords } from '../../database/rows/word-search.ts';
import type { Database } from '../../database/schema.ts';
import { Refusal } from '../../core/refusal.ts';
import { companyOfClient, ordersForCompany } from '../companies/company-people.ts';
import { eatersOf, selfOf } from './eater-rows.ts';
import { type ClientColumns, shownOf, unprovenEmailOf } from './client-columns.ts';
import { type Findable, matchOf } from './client-match.ts';
import { findClients, type FoundClients, isAmong, searchText } from '../client-search/find-clients.ts';

type Query = Received<(typeof clients.operations)['list']>['query'];

/** By name; a search of all shows the best matches first, unless the caller sorts. */
export async function listClients(
  db: Kysely<Database>,
  { search = '', companyId, ...query }: Query,
): Promise<Page<ClientRow>> {
  const words = searchWords(search);
  const rows = companyId === undefined ? listedRows(db) : listedRows(db).where(ordersForCompany(companyId));
  if (words.length === 0) return pageByName(db, rows, query, words);
  const matches = await findClients(db, words);
  if (query.sort === undefined && companyId === undefined) return pageOfFound(db, matches, query, words);
  return pageByName(db, rows.where(isAmong(matches, words)), query, words);
}

export async function rowsOf(
  db: Kysely<Database>,
  ids: readonly number[],
  words: readonly string[] = [],
): Promise<ClientRow[]> {
  const rows = await listedRows(db).where(sql<boolean>`id = any(${ids}::integer[])`).execute();
  return ids.flatMap((id) => rows.filter((row) => row.id === id).map((row) => listedOf(row, words)));
}

const pageByName = (
  db: Kysely<Database>,
  rows: ReturnType<typeof listedRows>,
  query: Omit<Query, 'search'>,
  words: readonly string[],
) =>
  pageOf(db, rows, query, { sorts: { name: namesOfPeople }, usual: 'name', id: sql.ref('id') }, (row) =>
    listedOf(row, words),
  );

/** The cursor is an offset: there are at most two hundred matches, and each page searches again. */
async function pageOfFound(
  db: Kysely<Database>,
  { ids, isWhole }: FoundClients,
  { after = '0', limit }: Omit<Query, 'search'>,
  words: readonly string[],
): Promise<Page<ClientRow>> {
  if (!/^\d{1,3}$/.test(after)) throw new Refusal('invalid-input', { field: 'after' });
  const end = Number(after) + limit;
  const items = await rowsOf(db, ids.slice(Number(after), end), words);
  const estimate = isWhole
    ? 0
    : await estimateOf(db, db.selectFrom('clients').select('id').where(holdsWords(searchText, words)).compile());
  return {
    items,
    next: end < ids.length ? String(end) : null,
    total: Math.max(ids.length, estimate),
    totalIsEstimate: !isWhole,
  };
}

const listedRows = (db: Kysely<Database>) =>
  db
    .selectFrom('clients')
    .selectAll()
    .select([selfOf.as('self'), eatersOf.as('eaters'), placesOf.as('places'), unprovenEmailOf.as('unprovenEmail')])
    .select(companyOfClient.as('company'))
    .where('erased_at', 'is', null);

const placesOf = sql<Findable['places']>`coalesce((
  select json_agg(json_build_object('phone', a.phone, 'postalCode', postal_code, 'city', city) order by a.id)
  from addresses a where client_id = clients.id), '[]')`;

type Row = ClientColumns & Pick<Findable, 'places'> & Pick<ClientRow, 'eaters' | 'company'>;

function listedOf(row: Row, words: readonly string[]): ClientRow {
  const client = shownOf(row);
  const { places, eaters, company } = row;
  return { ...client, eaters, company, city: places[0]?.city ?? '', match: matchOf(words, { ...client, places }) };
}
