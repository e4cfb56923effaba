import { mostOnMap, type MapPlace, type ZoneMap } from '@traiteur/contract/delivery/zone-maps.ts';
import type { MapPoint } from '@traiteur/contract/delivery/map-point.ts';
import { type Kysely, sql } from 'kysely';
import { cityOfEach } from '../cities/city-list.ts';
import { codePoints, type Points } from '../cities/code-points.ts';
import { bilingual } from '../../database/rows/bilingual.ts';
import type { Database } from '../../database/schema.ts';

type Stored = Omit<MapPlace, 'point'>;
type Neighbour = ZoneMap['neighbours'][number];

export async function getZoneMap(db: Kysely<Database>): Promise<ZoneMap> {
  const zones = await sql<ZoneMap['zones'][number]>`
    select id, ${bilingual('name')} as name, colour, active from delivery_zones order by id`.execute(db);
  const rows = await sql<Stored>`
    select country, code as "postalCode", city, zone_id as "zoneId" from postal_codes order by country, code`.execute(
    db,
  );
  const points = await codePoints();
  const wholeCodes = withoutBeginnings(rows.rows, points);
  const shownCodes = wholeCodes.slice(0, mostOnMap.places);
  const around = neighboursOf(shownCodes, wholeCodes, points);
  const cities = await cityOfEach(
    [...shownCodes, ...around].flatMap((place) => (place.city ? [] : [place.postalCode])),
  );
  const withCity = <Place extends Stored>(place: Place) => ({
    ...place,
    city: place.city || (cities.get(place.postalCode) ?? ''),
  });
  return {
    zones: zones.rows,
    places: shownCodes.map((place) => withCity({ ...place, point: pointOf(place, points) })),
    left: wholeCodes.length - shownCodes.length,
    neighbours: around.map(withCity),
    wanted: await listWantedPoints(db, points),
  };
}

async function listWantedPoints(db: Kysely<Database>, points: Points): Promise<ZoneMap['wanted']> {
  const rows = await sql<Omit<ZoneMap['wanted'][number], 'point'>>`
    select country, postal_code as "postalCode", city, wishes from wanted_areas
    order by wishes desc, id limit ${mostOnMap.wanted}`.execute(db);
  return rows.rows.flatMap((area) => {
    const point = pointOf(area, points);
    return point ? [{ ...area, point }] : [];
  });
}

const pointOf = ({ country, postalCode }: Pick<Stored, 'country' | 'postalCode'>, points: Points): MapPoint | null =>
  country === 'FR' ? (points.get(postalCode) ?? null) : null;

/** Replaces each beginning by the whole French codes; the longer beginning wins. */
function withoutBeginnings(storedCodes: readonly Stored[], points: Points): Stored[] {
  const places = new Map<string, Stored>();
  for (const place of storedCodes.toSorted((a, b) => a.postalCode.length - b.postalCode.length)) {
    const codes =
      place.country === 'FR' && place.postalCode.length < 5
        ? [...points.keys()].filter((code) => code.startsWith(place.postalCode))
        : [];
    // The city of a beginning is not that of its codes.
    for (const postalCode of codes) places.set(`FR ${postalCode}`, { ...place, postalCode, city: '' });
    if (codes.length === 0) places.set(`${place.country} ${place.postalCode}`, place);
  }
  return [...places.values()].sort((a, b) => (keyOf(a) < keyOf(b) ? -1 : 1));
}

const keyOf = ({ country, postalCode }: Stored) => `${country} ${postalCode}`;

/** Codes within the frame of those shown and a little beyond, the nearest to its middle first. */
function neighboursOf(shownCodes: readonly Stored[], keptCodes: readonly Stored[], points: Points): Neighbour[] {
  const shownPoints = shownCodes.flatMap((place) => pointOf(place, points) ?? []);
  if (shownPoints.length === 0) return [];
  const frame = (side: keyof MapPoint) => {
    const coordinates = shownPoints.map((point) => point[side]);
    const [least, most] = [Math.min(...coordinates), Math.max(...coordinates)];
    // At least a town around a single code: 0.05° is five kilometres.
    return { middle: (least + most) / 2, reach: (most - least) * 0.6 + 0.05 };
  };
  const [latitude, longitude] = [frame('latitude'), frame('longitude')];
  const away = (point: MapPoint) =>
    Math.hypot(
      (point.latitude - latitude.middle) / latitude.reach,
      (point.longitude - longitude.middle) / longitude.reach,
    );
  const isKept = new Set(keptCodes.map(keyOf));
  const isInside = (point: MapPoint) =>
    Math.abs(point.latitude - latitude.middle) <= latitude.reach &&
    Math.abs(point.longitude - longitude.middle) <= longitude.reach;
  return [...points]
    .flatMap(([postalCode, point]) => {
      const place = { country: 'FR', postalCode, city: '', zoneId: null };
      return point && isInside(point) && !isKept.has(keyOf(place)) ? [{ ...place, point }] : [];
    })
    .sort((a, b) => away(a.point) - away(b.point))
    .slice(0, mostOnMap.neighbours);
}
