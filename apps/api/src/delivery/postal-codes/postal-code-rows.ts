import type { Received } from '@traiteur/contract/statement/operation.ts';
import type { PostalCode, postalCodeInput, postalCodes } from '@traiteur/contract/delivery/postal-codes.ts';
import type { Locale } from '@traiteur/domain/text/language.ts';
import { type Kysely, type Selectable, sql } from 'kysely';
import type * as z from 'zod/mini';
import { countSaving, remove, updateVersion } from '../../database/rows/versioned-rows.ts';
import { pageOf } from '../../database/rows/paging.ts';
import { matches } from '../../database/rows/word-search.ts';
import type { Database } from '../../database/schema.ts';
import { inTransaction } from '../../database/rows/transactions.ts';
import { Refusal } from '../../core/refusal.ts';
import { text, words } from '../../database/rows/sorts.ts';
import { bilingual } from '../../database/rows/bilingual.ts';

type Query = Received<(typeof postalCodes.operations)['list']>['query'];
type Input = z.output<typeof postalCodeInput>;

export function listPostalCodes(db: Kysely<Database>, query: Query) {
  let rows = codesWithZone(db);
  if (query.search) rows = rows.where(matches(sql.ref('postal_codes.search'), query.search));
  if (query.zoneId === 'none') rows = rows.where('postal_codes.zone_id', 'is', null);
  else if (query.zoneId) rows = rows.where('postal_codes.zone_id', '=', query.zoneId);
  const sorting = {
    sorts: { code: text('code'), city: words('city') },
    usual: 'code',
    id: sql.ref<number>('postal_codes.id'),
  };
  return pageOf(db, rows, query, sorting, postalCodeFrom);
}

export async function getPostalCode(db: Kysely<Database>, id: number): Promise<PostalCode> {
  const row = await codesWithZone(db).where('postal_codes.id', '=', id).executeTakeFirst();
  if (!row) throw new Refusal('not-found');
  return postalCodeFrom(row);
}

// A zone's form also edits its codes: each change of a code counts up its zones, so that their open forms become stale.

export const createPostalCode = async (db: Kysely<Database>, input: Input): Promise<PostalCode> => {
  const [code] = await insertPostalCodes(db, [input]);
  // One was given.
  return code as PostalCode;
};

/** As many as are given, in their order; each zone counts one saving. */
export const insertPostalCodes = (db: Kysely<Database>, inputs: readonly Input[]): Promise<PostalCode[]> =>
  inTransaction(db, async (transaction) => {
    await countSaving(
      transaction,
      'delivery_zones',
      inputs.map(({ zoneId }) => zoneId),
    );
    const insertion = transaction.insertInto('postal_codes').values(inputs.map(rowOf)).returning('id');
    const rows = await insertion.execute();
    return postalCodesById(
      transaction,
      rows.map(({ id }) => id),
    );
  });

/** In the order of their ids. */
export async function postalCodesById(db: Kysely<Database>, ids: readonly number[]): Promise<PostalCode[]> {
  const rows = await codesWithZone(db).where('postal_codes.id', 'in', ids).orderBy('postal_codes.id').execute();
  return rows.map(postalCodeFrom);
}

/** For each code the one that is stored; undefined where there is none. */
export async function findPostalCodes(
  db: Kysely<Database>,
  codes: readonly { country: string; code: string }[],
): Promise<(PostalCode | undefined)[]> {
  const rows = await codesWithZone(db)
    .where(
      sql<boolean>`(postal_codes.country, postal_codes.code) in (select * from unnest(
        ${codes.map(({ country }) => country)}::text[], ${codes.map(({ code }) => code)}::text[]))`,
    )
    .execute();
  const storedCodes = new Map(rows.map((row) => [`${row.country} ${row.code}`, postalCodeFrom(row)]));
  return codes.map(({ country, code }) => storedCodes.get(`${country} ${code}`));
}

export const updatePostalCode = (db: Kysely<Database>, id: number, version: number, input: Input) =>
  inTransaction(db, async (transaction) => {
    await countSaving(transaction, 'delivery_zones', [await zoneHolding(transaction, id), input.zoneId]);
    await updateVersion(transaction, 'postal_codes', id, version, rowOf(input));
    return getPostalCode(transaction, id);
  });

/**
 * Says who has it; without a zone, and for who is faster, the constraint says that it is taken.
 * @throws {Refusal} `code-in-zone`
 */
export async function refuseKeptCode(
  db: Kysely<Database>,
  { country, code }: Pick<Input, 'country' | 'code'>,
  { locale, id = 0 }: { locale: Locale; id?: number },
): Promise<void> {
  const row = await db
    .selectFrom('postal_codes')
    .innerJoin('delivery_zones', 'delivery_zones.id', 'zone_id')
    .select(bilingual('delivery_zones.name').as('zone'))
    .where('country', '=', country)
    .where('code', '=', code)
    .where('postal_codes.id', '<>', id)
    .executeTakeFirst();
  if (!row) return;
  const amounts = { zone: row.zone[locale] || row.zone.fr || row.zone.en };
  throw new Refusal('code-in-zone', { faults: [{ field: 'code', code: 'code-in-zone', amounts }] });
}

export const removePostalCode = (db: Kysely<Database>, id: number) =>
  inTransaction(db, async (transaction) => {
    await countSaving(transaction, 'delivery_zones', [await zoneHolding(transaction, id)]);
    await remove(transaction, 'postal_codes', id);
  });

async function zoneHolding(db: Kysely<Database>, id: number): Promise<number | null> {
  const row = await db.selectFrom('postal_codes').select('zone_id').where('id', '=', id).executeTakeFirst();
  return row?.zone_id ?? null;
}

const codesWithZone = (db: Kysely<Database>) =>
  db
    .selectFrom('postal_codes')
    .leftJoin('delivery_zones', 'delivery_zones.id', 'postal_codes.zone_id')
    .selectAll('postal_codes')
    .select(
      sql<PostalCode['zone']>`case when delivery_zones.id is not null then json_build_object(
        'id', delivery_zones.id, 'name', ${bilingual('name')}, 'colour', colour, 'active', active
      ) end`.as('zone'),
    );

const postalCodeFrom = (row: Selectable<Database['postal_codes']> & Pick<PostalCode, 'zone'>): PostalCode => ({
  id: row.id,
  version: row.version,
  country: row.country,
  code: row.code,
  city: row.city,
  zoneId: row.zone_id,
  zone: row.zone,
});

const rowOf = ({ country, code, city, zoneId }: Input) => ({ country, code, city, zone_id: zoneId });
