import { type Amount, type Measures, weightOf } from '../pots/amounts.ts';

/** Codes of UN/ECE recommendation 20 for weights, in grams. */
const weightUnits: Readonly<Record<string, number>> = { GRM: 1, HGM: 100, KGM: 1000, DTN: 100_000, TNE: 1_000_000 };

/** And for volumes, in millilitres. */
const volumeUnits: Readonly<Record<string, number>> = { MLT: 1, CLT: 10, DLT: 100, LTR: 1000, HLT: 100_000 };

const millilitresOf = { ml: 1, cl: 10, l: 1000 } as const;

/** Nobody packs more of what an invoice counts. */
const mostUnits = 100_000_000;

/**
 * How much of an invoice's unit is in one pack of an article, in thousandths, the likeliest first: a sack of 10 kg is
 * 10 of `KGM`. What is neither weight nor volume is one pack, or a piece of it where it is packed by pieces.
 * @returns nothing where the measures that it takes are not known
 */
export function unitsInPack(unit: string, pack: Amount, measures: Measures): number[] {
  const candidates = candidatesOf(unit, pack, measures);
  return candidates.map(Math.round).filter((units) => units > 0 && units <= mostUnits);
}

function candidatesOf(unit: string, pack: Amount, measures: Measures): number[] {
  const grams = weightUnits[unit];
  // Of what nobody has weighed there are no units.
  const weight = weightOf(pack, measures) ?? 0;
  if (grams !== undefined) return [weight / grams];
  const millilitres = volumeUnits[unit];
  if (millilitres === undefined) return pack.unit === 'piece' ? [1000, pack.quantity] : [1000];
  if (pack.unit in millilitresOf)
    return [(pack.quantity * millilitresOf[pack.unit as keyof typeof millilitresOf]) / millilitres];
  return measures.density === null ? [] : [(weight * 1000) / measures.density / millilitres];
}
