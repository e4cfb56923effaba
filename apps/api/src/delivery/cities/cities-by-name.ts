import { setImmediate } from 'node:timers/promises';
import { readOnce } from '../../core/read-once.ts';
import { asOnEnvelope, citiesOf, type City, most, postList } from './city-list.ts';

interface NamedCity extends City {
  key: string;
}

/** French cities by the beginning of their name: exact matches first, then by name, then by code. */
export async function citiesNamed(beginning: string): Promise<City[]> {
  const key = asOnEnvelope(beginning);
  if (key === '') return [];
  // Sorted: an exact name comes before the longer ones.
  const matches = (await names()).filter((city) => city.key.startsWith(key));
  return matches.slice(0, most).map(({ postalCode, city }) => ({ postalCode, city }));
}

/** All 36,000, sorted. Yields to other requests after each department. */
const names = readOnce(async (): Promise<NamedCity[]> => {
  const cities: NamedCity[] = [];
  for (const rows of (await postList()).values()) {
    for (const city of citiesOf(rows)) cities.push({ ...city, key: asOnEnvelope(city.city) });
    await setImmediate();
  }
  return cities.sort((a, b) => compare(a.key, b.key) || compare(a.postalCode, b.postalCode));
});

function compare(a: string, b: string): number {
  if (a === b) return 0;
  return a < b ? -1 : 1;
}
