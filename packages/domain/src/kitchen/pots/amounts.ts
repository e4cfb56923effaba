/** Units in which a kitchen weighs, measures and counts. */
export const units = ['g', 'kg', 'ml', 'cl', 'l', 'piece'] as const;
export type Unit = (typeof units)[number];

/** In thousandths of the unit, so that 0.125 l is exact. */
export interface Amount {
  quantity: number;
  unit: Unit;
}

/** What turns volumes and pieces into weight; null where nobody has said it. */
export interface Measures {
  /** Milligrams of a millilitre: 1000 for water. */
  density: number | null;
  /** Milligrams of one piece. */
  pieceWeight: number | null;
}

const milligramsOfWeight = { g: 1, kg: 1000 } as const;
const millilitresOfVolume = { ml: 1, cl: 10, l: 1000 } as const;

/** Milligrams, rounded once; null where the density or the weight of a piece is not known. */
export function weightOf({ quantity, unit }: Amount, { density, pieceWeight }: Measures): number | null {
  if (unit in milligramsOfWeight) return quantity * milligramsOfWeight[unit as 'g' | 'kg'];
  if (unit === 'piece') return pieceWeight === null ? null : Math.round((quantity * pieceWeight) / 1000);
  if (density === null) return null;
  return Math.round((quantity * millilitresOfVolume[unit as 'ml' | 'cl' | 'l'] * density) / 1000);
}
