import {
  type KnownPostalCode,
  mostPointsOfBeginnings,
  mostPointsOfCode,
} from '@traiteur/contract/delivery/postal-codes.ts';
import { type Kysely, sql } from 'kysely';
import { cityOfEach } from '../cities/city-list.ts';
import { codePoints, pointsFrom } from '../cities/code-points.ts';
import type { Database } from '../../database/schema.ts';
import { bilingual } from '../../database/rows/bilingual.ts';

/** The city is the stored one, else the French post's. */
export async function lookUpPostalCodes(
  db: Kysely<Database>,
  country: string,
  codesAsked: readonly string[],
): Promise<KnownPostalCode[]> {
  const codes = [...new Set(codesAsked)];
  const { rows } = await sql<Omit<KnownPostalCode, 'points'>>`
    select code, city, case when delivery_zones.id is not null
      then json_build_object('id', delivery_zones.id, 'name', ${bilingual('name')}) end as zone
    from postal_codes left join delivery_zones on delivery_zones.id = zone_id
    where country = ${country} and code = any(${codes}::text[])`.execute(db);
  const codesInList = new Map(rows.map((row) => [row.code, row]));
  const cities = country === 'FR' ? await cityOfEach(codes) : new Map<string, string>();
  const points = country === 'FR' ? await codePoints() : new Map<string, null>();
  const most = pointsOfEach(codes.filter((code) => !points.has(code)).length);
  return codes.map((code) => ({
    code,
    city: codesInList.get(code)?.city || (cities.get(code) ?? ''),
    zone: codesInList.get(code)?.zone ?? null,
    points: pointsFrom(points, code, most),
  }));
}

/** Fewer points each for more beginnings: bounds the size of the answer. */
const pointsOfEach = (beginnings: number): number =>
  Math.min(mostPointsOfCode, Math.floor(mostPointsOfBeginnings / Math.max(1, beginnings)));
