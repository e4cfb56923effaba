import type { MapPoint } from '@traiteur/contract/delivery/map-point.ts';
import { readOnce } from '../../core/read-once.ts';
import { type PostRow, postList } from './city-list.ts';
import { townKey, townPoints } from './gazetteer.ts';

export type Points = ReadonlyMap<string, MapPoint | null>;

/** All French postal codes; null where GeoNames knows no town of the code: villages below a thousand people. */
export const codePoints = readOnce(readPoints);

export function pointsFrom(points: Points, beginning: string, most: number): (MapPoint & { postalCode: string })[] {
  const point = points.get(beginning);
  if (point !== undefined || beginning.length >= 5) return point ? [{ postalCode: beginning, ...point }] : [];
  const places: (MapPoint & { postalCode: string })[] = [];
  // Called with thousands of beginnings: copy nothing, and stop once there are enough.
  for (const [postalCode, place] of points) {
    if (places.length === most) break;
    if (place && postalCode.startsWith(beginning)) places.push({ postalCode, ...place });
  }
  return places;
}

async function readPoints(): Promise<Points> {
  const [list, towns] = await Promise.all([postList(), townPoints()]);
  const rowsOf = Map.groupBy([...list.values()].flat(), ({ codePostal }) => codePostal);
  const oldNames = oldNamesOf([...list.values()].flat(), towns);
  const codes = [...rowsOf].sort(([a], [b]) => (a < b ? -1 : 1));
  return new Map(
    codes.map(([code, rows]) => [code, middleOf(pointsOf(code, rows, towns) ?? pointsOf(code, rows, oldNames) ?? [])]),
  );
}

/** The towns of a code. A code of Paris, Lyon or Marseille has the point of its district. */
function pointsOf(
  code: string,
  rows: readonly PostRow[],
  towns: ReadonlyMap<string, MapPoint>,
): MapPoint[] | undefined {
  const district = /^(?:75[01]|6900|130)(\d\d?)$/.exec(code)?.[1];
  const districtRows = rows.filter(({ nomCommune }) => / (\d+)e/.exec(nomCommune)?.[1] === String(Number(district)));
  const places = (districtRows.length > 0 ? districtRows : rows).flatMap((row) => towns.get(keyOf(row)) ?? []);
  return places.length > 0 ? places : undefined;
}

/** Towns under an older, shorter name, as GeoNames has them: Saint-Ouen for Saint-Ouen-sur-Seine. */
function oldNamesOf(rows: readonly PostRow[], towns: ReadonlyMap<string, MapPoint>): Map<string, MapPoint> {
  const keys = new Set(rows.map(keyOf));
  const old = Map.groupBy(
    [...towns].filter(([key]) => !keys.has(key)),
    ([key]) => key.split(' ')[0],
  );
  return new Map(
    [...keys].flatMap((key) => {
      const town = old.get(key.split(' ')[0])?.find(([name]) => key.startsWith(name) && name.length >= leastName);
      return town && !towns.has(key) ? [[key, town[1]] as const] : [];
    }),
  );
}

/** Letters of department and name together; shorter beginnings match too many towns. */
const leastName = 9;

const keyOf = ({ codeCommune, nomCommune }: PostRow) => townKey(departmentOf(codeCommune), nomCommune);
const departmentOf = (commune: string): string => commune.slice(0, commune.startsWith('97') ? 3 : 2);

/** To ten metres: a point stands for a whole town. */
const roundDegrees = (degrees: number): number => Math.round(degrees * 1e4) / 1e4;

function middleOf(mapPoints: readonly MapPoint[]): MapPoint | null {
  if (mapPoints.length === 0) return null;
  const mean = (side: keyof MapPoint) =>
    roundDegrees(mapPoints.reduce((sum, point) => sum + point[side], 0) / mapPoints.length);
  return { latitude: mean('latitude'), longitude: mean('longitude') };
}
