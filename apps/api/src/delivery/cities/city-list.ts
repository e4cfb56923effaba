import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { readOnce } from '../../core/read-once.ts';

export interface PostRow {
  codePostal: string;
  /** INSEE code: its first two digits, or three overseas, are the department. */
  codeCommune: string;
  /** `Paris 1er Arrondissement`, `Château-Chinon (Ville)`. */
  nomCommune: string;
  /** In capitals, without accents, cut at 26 letters: `PARIS 01`, `ST GERMAIN LA BLANCHE HERB`. */
  libelleAcheminement: string;
}

export interface City {
  postalCode: string;
  city: string;
}

export const most = 20;

/** French cities by the beginning of their postal code, two digits at least. */
export async function citiesFrom(beginning: string): Promise<City[]> {
  const sameDepartment = (await postList()).get(beginning.slice(0, 2)) ?? [];
  return citiesOf(sameDepartment.filter(({ codePostal }) => codePostal.startsWith(beginning))).slice(0, most);
}

/** Several cities of one code are joined by commas. */
export async function cityOfEach(codes: readonly string[]): Promise<Map<string, string>> {
  const placesByDepartment = await postList();
  const wantedCodes = new Set(codes);
  const departments = new Set(codes.map((code) => code.slice(0, 2)));
  const rows = [...departments].flatMap((department) => placesByDepartment.get(department) ?? []);
  const ofCodes = Map.groupBy(
    rows.filter(({ codePostal }) => wantedCodes.has(codePostal)),
    ({ codePostal }) => codePostal,
  );
  return new Map([...ofCodes].map(([code, places]) => [code, namesOf(places)]));
}

/** Letters that the column of a postal code's city holds. */
const longestCity = 120;

function namesOf(rows: readonly PostRow[]): string {
  const names = citiesOf(rows).map(({ city }) => city);
  const fitting = names.findLastIndex((_, index) => names.slice(0, index + 1).join(', ').length <= longestCity);
  return names.slice(0, fitting + 1).join(', ');
}

export function citiesOf(rows: readonly PostRow[]): City[] {
  const cities = [...Map.groupBy(rows, placeOf).values()].flatMap(citiesOfPlace);
  const once = new Map(cities.map((city) => [`${city.postalCode} ${city.city}`, city]));
  return [...once.values()].sort(byCodeThenName);
}

/** Without what only a map needs: `Paris 1er Arrondissement` and `Bors (Canton de…)` become Paris and Bors. */
const cityNameOf = (commune: string): string =>
  commune.replace(/ \d+er? Arrondissement$| \(.+\)$/, '').replaceAll("'", '’');

/** By the first two digits of the codes; 4 MB. */
export const postList = readOnce(async (): Promise<Map<string, PostRow[]>> => {
  const file = fileURLToPath(import.meta.resolve('codes-postaux/codes-postaux.json'));
  const rows = JSON.parse(await readFile(file, 'utf8')) as PostRow[];
  return Map.groupBy(rows, ({ codePostal }) => codePostal.slice(0, 2));
});

const placeOf = ({ codePostal, libelleAcheminement }: PostRow) => `${codePostal} ${withoutNumber(libelleAcheminement)}`;

/** Several communes can share one code and one name on the envelope: part of Boulogne is `75016 PARIS`. */
function citiesOfPlace(rows: readonly PostRow[]): City[] {
  const envelopeRows = new Set(rows.map(({ nomCommune }) => nomCommune)).size > 1 ? rows.filter(isNamedOnEnvelope) : [];
  return (envelopeRows.length > 0 ? envelopeRows : rows).map((row) => ({
    postalCode: row.codePostal,
    city: cityNameOf(row.nomCommune),
  }));
}

const isNamedOnEnvelope = ({ nomCommune, libelleAcheminement }: PostRow): boolean =>
  asOnEnvelope(cityNameOf(nomCommune)) === asOnEnvelope(withoutNumber(libelleAcheminement));

const withoutNumber = (label: string) => label.replace(/ \d+$/, '');

/** The same key for `L’Île-d’Yeu` and `ILE-D'YEU (L')`: without articles, `ST` written in full. */
export const asOnEnvelope = (name: string): string =>
  name
    .normalize('NFD')
    .replace(/\p{Mark}/gu, '')
    .toUpperCase()
    .replaceAll('Œ', 'OE')
    .replace(/\bST(E?)\b/g, 'SAINT$1')
    .replace(/^(LE|LA|LES|L)\b|\((LE|LA|LES|L['’])\)$/g, '')
    .replace(/[^A-Z\d]/g, '');

const french = new Intl.Collator('fr');
const byCodeThenName = (a: City, b: City): number =>
  a.postalCode === b.postalCode ? french.compare(a.city, b.city) : a.postalCode < b.postalCode ? -1 : 1;
