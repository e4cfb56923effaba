import type { DeliveryZone, deliveryZoneInput } from '@traiteur/contract/delivery/delivery-zones.ts';
import type { Bilingual, Locale } from '@traiteur/domain/text/language.ts';
import { type Kysely, sql } from 'kysely';
import type * as z from 'zod/mini';
import { cityOfEach } from '../cities/city-list.ts';
import { Refusal } from '../../core/refusal.ts';
import type { Database } from '../../database/schema.ts';
import { bilingual } from '../../database/rows/bilingual.ts';
import { countSaving } from '../../database/rows/versioned-rows.ts';

type PlaceInput = NonNullable<z.output<typeof deliveryZoneInput>['places']>[number];

export async function placesOf(db: Kysely<Database>, zoneId: number): Promise<DeliveryZone['places']> {
  const { rows } = await sql<DeliveryZone['places'][number]>`
    select country, code as "postalCode", city from postal_codes where zone_id = ${zoneId} order by country, code`.execute(
    db,
  );
  return rows;
}

/**
 * The caller has locked the zone. A code left out stays stored, without a zone.
 * @throws {Refusal} `code-of-another-zone` unless `takenFrom` names that zone; it names the codes, each with its zone
 */
export async function lockPostalCodes(
  db: Kysely<Database>,
  zoneId: number,
  places: readonly PlaceInput[],
  locale: Locale,
): Promise<void> {
  const losing = [...new Set(places.flatMap(({ takenFrom }) => takenFrom ?? []))].filter((id) => id !== zoneId);
  // Open forms of a zone that loses codes become stale.
  await countSaving(db, 'delivery_zones', losing);
  await addMissing(db, zoneId, places);
  await refuseOthers(db, zoneId, places, locale);
  await sql`update postal_codes set zone_id = ${zoneId}, version = version + 1
    from ${wantedPlaces(places)} where ${isWanted} and zone_id is distinct from ${zoneId}`.execute(db);
  await sql`update postal_codes set zone_id = null, version = version + 1
    where zone_id = ${zoneId} and not exists (select 1 from ${wantedPlaces(places)} where ${isWanted})`.execute(db);
}

async function addMissing(db: Kysely<Database>, zoneId: number, places: readonly PlaceInput[]): Promise<void> {
  const cities = await cityOfEach(places.flatMap(({ country, postalCode }) => (country === 'FR' ? [postalCode] : [])));
  const names = places.map(({ country, postalCode }) => (country === 'FR' ? (cities.get(postalCode) ?? '') : ''));
  await sql`insert into postal_codes (country, code, city, zone_id)
    select country, code, city, ${zoneId} from unnest(
      ${places.map(({ country }) => country)}::text[], ${places.map(({ postalCode }) => postalCode)}::text[], ${names}::text[]
    ) as missing (country, code, city) order by country, code on conflict (country, code) do nothing`.execute(db);
}

/** Locks the codes in order: of two zones that want one code, the second sees who has it. */
async function refuseOthers(
  db: Kysely<Database>,
  zoneId: number,
  places: readonly PlaceInput[],
  locale: Locale,
): Promise<void> {
  const { rows } = await sql<{ country: string; code: string; zoneId: number | null; zone: Bilingual | null }>`
    select postal_codes.country, postal_codes.code, zone_id as "zoneId",
      (select ${bilingual('name')} from delivery_zones where id = zone_id) as zone from postal_codes
    join ${wantedPlaces(places)} on ${isWanted} order by country, code for update of postal_codes`.execute(db);
  const rowOfCode = new Map(rows.map((row) => [`${row.country} ${row.code}`, row]));
  const doubles = places.flatMap(({ country, postalCode, takenFrom }) => {
    const { zoneId: holder = null, zone = null } = rowOfCode.get(`${country} ${postalCode}`) ?? {};
    return zone && holder !== zoneId && holder !== takenFrom ? [`${postalCode} (${zone[locale]})`] : [];
  });
  if (doubles.length === 0) return;
  const codes = doubles.slice(0, mostDoublesNamed).join(', ') + (doubles.length > mostDoublesNamed ? '…' : '');
  throw new Refusal('code-of-another-zone', {
    faults: [{ field: 'places', code: 'code-of-another-zone', amounts: { codes } }],
  });
}

/** More are not read; the form lists them all. */
const mostDoublesNamed = 10;

const wantedPlaces = (places: readonly PlaceInput[]) => sql`unnest(
  ${places.map(({ country }) => country)}::text[], ${places.map(({ postalCode }) => postalCode)}::text[]) as wanted (country, code)`;

const isWanted = sql`postal_codes.country = wanted.country and postal_codes.code = wanted.code`;
