import type {
  DeliveryZone,
  DeliveryZoneRow,
  deliveryZoneInput,
  deliveryZones,
} from '@traiteur/contract/delivery/delivery-zones.ts';
import type { Bilingual, Locale } from '@traiteur/domain/text/language.ts';
import type { Received } from '@traiteur/contract/statement/operation.ts';
import { normalisePostalCode } from '@traiteur/domain/delivery/eligibility.ts';
import { type Kysely, type RawBuilder, type Selectable, sql } from 'kysely';
import type * as z from 'zod/mini';
import { remove, updateVersion } from '../../database/rows/versioned-rows.ts';
import { pageOf } from '../../database/rows/paging.ts';
import { matches } from '../../database/rows/word-search.ts';
import type { Database } from '../../database/schema.ts';
import { inTransaction } from '../../database/rows/transactions.ts';
import { Refusal } from '../../core/refusal.ts';
import { byName } from '../../database/rows/sorts.ts';
import { lockPostalCodes, placesOf } from './zone-places.ts';
import { schedulesOf, serveBySchedules } from './zone-schedules.ts';

type Query = Received<(typeof deliveryZones.operations)['list']>['query'];
type Input = z.output<typeof deliveryZoneInput>;

/** Amounts in cents; null follows the delivery configuration. */
export interface Zone {
  id: number;
  name: Bilingual;
  fee: number | null;
  freeDeliveryFrom: number | null;
  minimumOrder: number;
  active: boolean;
}

/** The zone of a whole code, active or not: its longest stored beginning decides, and may be stored without a zone. */
export async function zoneOf(db: Kysely<Database>, country: string, postalCode: string): Promise<Zone | undefined> {
  const { rows } = await sql<ZoneRow>`
    select delivery_zones.*
    from (${decidingCode(sql`${country}`, sql`${normalisePostalCode(postalCode)}::text`)}) deciding
    join delivery_zones on delivery_zones.id = deciding.zone_id`.execute(db);
  return rows[0] && termsOf(rows[0]);
}

export type ZoneRow = Selectable<Database['delivery_zones']>;

/** The stored code that decides the zone of a whole one. */
export async function codeIdOf(db: Kysely<Database>, country: string, postalCode: string): Promise<number | undefined> {
  const deciding = decidingCode(sql`${country}`, sql`${normalisePostalCode(postalCode)}::text`);
  return (await deciding.execute(db)).rows[0]?.code_id;
}

export const decidingCode = (country: RawBuilder<string>, code: RawBuilder<string>) => sql<{
  zone_id: number | null;
  code_id: number;
}>`
  select postal_codes.zone_id, postal_codes.id as code_id
  from postal_codes
  where postal_codes.country = ${country}
    and postal_codes.code = any(array(select left(${code}, n) from generate_series(1, length(${code})) n))
  order by length(postal_codes.code) desc
  limit 1`;

export function listDeliveryZones(db: Kysely<Database>, query: Query, locale: Locale) {
  let rows = zonesWithCount(db);
  if (query.search) rows = rows.where(matches(sql.ref('search'), query.search));
  if (query.active) rows = rows.where('active', '=', query.active === 'true');
  return pageOf(db, rows, query, { sorts: { name: byName(locale) }, usual: 'name', id: sql.ref('id') }, zoneFrom);
}

export async function getDeliveryZone(db: Kysely<Database>, id: number): Promise<DeliveryZone> {
  const row = await zonesWithCount(db).where('id', '=', id).executeTakeFirst();
  if (!row) throw new Refusal('not-found');
  return { ...zoneFrom(row), places: await placesOf(db, id), scheduleIds: await schedulesOf(db, id) };
}

/** @throws {Refusal} `code-of-another-zone` unless `takenFrom` names that zone, `unknown-reference` */
export const createDeliveryZone = (db: Kysely<Database>, input: Input, locale: Locale = 'fr'): Promise<DeliveryZone> =>
  inTransaction(db, async (transaction) => {
    const insertion = transaction.insertInto('delivery_zones').values(rowOf(input)).returning('id');
    const { id } = await insertion.executeTakeFirstOrThrow();
    await saveBelongings(transaction, id, input, locale);
    return getDeliveryZone(transaction, id);
  });

/** @throws {Refusal} as {@link createDeliveryZone}, and `schedule-without-zone`, `stale`, `not-found` */
export const updateDeliveryZone = (
  db: Kysely<Database>,
  id: number,
  version: number,
  input: Input,
  locale: Locale = 'fr',
) =>
  inTransaction(db, async (transaction) => {
    await updateVersion(transaction, 'delivery_zones', id, version, rowOf(input));
    await saveBelongings(transaction, id, input, locale);
    return getDeliveryZone(transaction, id);
  });

async function saveBelongings(
  db: Kysely<Database>,
  id: number,
  { places, scheduleIds }: Input,
  locale: Locale,
): Promise<void> {
  if (places) await lockPostalCodes(db, id, places, locale);
  if (scheduleIds) await serveBySchedules(db, id, scheduleIds);
}

export const removeDeliveryZone = (db: Kysely<Database>, id: number) => remove(db, 'delivery_zones', id);

const zonesWithCount = (db: Kysely<Database>) =>
  db
    .selectFrom('delivery_zones')
    .selectAll()
    .select(
      sql<number>`(select count(*)::integer from postal_codes where zone_id = delivery_zones.id)`.as('postal_codes'),
    );

const zoneFrom = (row: Selectable<Database['delivery_zones']> & { postal_codes: number }): DeliveryZoneRow => ({
  ...termsOf(row),
  version: row.version,
  colour: row.colour,
  postalCodes: row.postal_codes,
});

export const termsOf = (row: ZoneRow): Zone => ({
  id: row.id,
  name: { fr: row.name_fr, en: row.name_en },
  fee: row.fee,
  freeDeliveryFrom: row.free_delivery_from,
  minimumOrder: row.minimum_order,
  active: row.active,
});

const rowOf = ({ name, colour, fee, freeDeliveryFrom, minimumOrder, active }: Input) => ({
  name_fr: name.fr,
  name_en: name.en,
  colour,
  fee,
  free_delivery_from: freeDeliveryFrom,
  minimum_order: minimumOrder,
  active,
});
