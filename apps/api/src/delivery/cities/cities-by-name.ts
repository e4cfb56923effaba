import { setImmediate } from 'node:timers/promises';
import { readOnce } from '../../core/read-once.ts';
import { asOnEnvelope, citiesOf, type City, most, postList } from './city-list.ts';

interface NamedCity extends City {
  /** Its name as it is compared. */
  key: string;
}

/** Up to twenty cities of France whose name begins so: those that are called just that first, then by name, then by code. */
export async function citiesNamed(beginning: string): Promise<City[]> {
  const key = asOnEnvelope(beginning);
  // An article alone begins nothing.
  if (key === '') return [];
  // They stand in order: what is called just that comes before what begins so.
  const matches = (await names()).filter((city) => city.key.startsWith(key));
  return matches.slice(0, most).map(({ postalCode, city }) => ({ postalCode, city }));
}

/** All 36,000 in order; other requests go on between two departments. */
const names = readOnce(async (): Promise<NamedCity[]> => {
  const cities: NamedCity[] = [];
  for (const rows of (await postList()).values()) {
    for (const city of citiesOf(rows)) cities.push({ ...city, key: asOnEnvelope(city.city) });
    await setImmediate();
  }
  return cities.sort((a, b) => compare(a.key, b.key) || compare(a.postalCode, b.postalCode));
});

/** Of letters without accents and of digits: as their codes are. */
function compare(a: string, b: string): number {
  if (a === b) return 0;
  return a < b ? -1 : 1;
}
