import type { KnownPostalCode } from '@traiteur/contract/postal-codes.ts';
import { type Kysely, sql } from 'kysely';
import { cityOfEach } from '../cities/city-list.ts';
import type { Database } from '../database/schema.ts';
import { bilingual } from '../database/rows/bilingual.ts';

/** What is known of postal codes of a country, in their order: their city as it is kept, or as the French post has it, and their zone. */
export async function lookUpPostalCodes(
  db: Kysely<Database>,
  country: string,
  codes: readonly string[],
): Promise<KnownPostalCode[]> {
  const { rows } = await sql<KnownPostalCode>`
    select code, city, case when delivery_zones.id is not null
      then json_build_object('id', delivery_zones.id, 'name', ${bilingual('name')}) end as zone
    from postal_codes left join delivery_zones on delivery_zones.id = zone_id
    where country = ${country} and code = any(${codes}::text[])`.execute(db);
  const codesInList = new Map(rows.map((row) => [row.code, row]));
  const cities = country === 'FR' ? await cityOfEach(codes) : new Map<string, string>();
  return codes.map((code) => ({
    code,
    city: codesInList.get(code)?.city || (cities.get(code) ?? ''),
    zone: codesInList.get(code)?.zone ?? null,
  }));
}
