/** What a kitchen checks and writes down (Regulation (EC) 852/2004, article 5). */
export const controlKinds = ['storage', 'goods', 'heating', 'cooling', 'vehicle', 'sample', 'cleaning'] as const;
export type ControlKind = (typeof controlKinds)[number];

export const keepers = ['kitchen', 'delivery'] as const;
export type Keeper = (typeof keepers)[number];

/** A probe is read; otherwise it is done or not. */
export const isMeasured = (kind: ControlKind): boolean => kind !== 'sample' && kind !== 'cleaning';

/** Begins and ends: a dish that cools, a sample that is kept. */
export const isLasting = (kind: ControlKind): boolean => kind === 'cooling' || kind === 'sample';

/** Tenths of a degree Celsius; null: none. */
export interface TemperatureLimits {
  lowest: number | null;
  highest: number | null;
}

/** In France: arrêté du 21 décembre 2009, annexes I and IV. */
export const usualLimits: Readonly<Record<ControlKind, TemperatureLimits>> = {
  storage: { lowest: 0, highest: 40 },
  goods: { lowest: null, highest: 40 },
  heating: { lowest: 630, highest: null },
  cooling: { lowest: null, highest: 100 },
  vehicle: { lowest: null, highest: 40 },
  sample: { lowest: null, highest: null },
  cleaning: { lowest: null, highest: null },
};

/** Minutes that cooked food may take to cool. */
export const longestCooling = 120;

/** Days that a sample of each dish is kept. */
const sampleDays = 5;

export const isWithin = ({ lowest, highest }: TemperatureLimits, reading: number): boolean =>
  (lowest === null || reading >= lowest) && (highest === null || reading <= highest);

/** Whole ones: a curve is judged to the minute that has passed. */
export const minutesBetween = (start: Date, end: Date): number =>
  Math.floor((end.getTime() - start.getTime()) / 60_000);

/** How long what lasts may, or must, last: a moment in milliseconds. */
export const endOf = (kind: ControlKind, start: Date): number =>
  start.getTime() + (kind === 'sample' ? sampleDays * 24 * 60 : longestCooling) * 60_000;

interface Lasting extends TemperatureLimits {
  kind: ControlKind;
  start: Date;
  end: Date;
  reading: number | null;
}

/** A cooling ends in time and cold enough, a sample not too early. */
export function isConformEnd({ kind, start, end, reading, ...limits }: Lasting): boolean {
  if (kind === 'sample') return end.getTime() >= endOf(kind, start);
  return end.getTime() <= endOf(kind, start) && reading !== null && isWithin(limits, reading);
}

/** How a check stands in the book. */
export type CheckState = 'conform' | 'beyond' | 'open' | 'withdrawn';

interface WrittenCheck {
  withdrawal: object | null;
  /** Null while it goes on. */
  conform: boolean | null;
}

export function checkState({ withdrawal, conform }: WrittenCheck): CheckState {
  if (withdrawal) return 'withdrawn';
  if (conform === null) return 'open';
  return conform ? 'conform' : 'beyond';
}
