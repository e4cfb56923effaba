/** Exact, since a pot is divided by what comes out of it at each step, and a price by what its pack weighs. */
export interface Fraction {
  readonly numerator: bigint;
  /** Above 0. */
  readonly denominator: bigint;
}

export const zero: Fraction = { numerator: 0n, denominator: 1n };

/** @throws {RangeError} for numbers that are no integers, or a denominator that is not above 0 */
export function fraction(numerator: number | bigint, denominator: number | bigint = 1): Fraction {
  return reduced(BigInt(numerator), BigInt(denominator));
}

function reduced(numerator: bigint, denominator: bigint): Fraction {
  if (denominator <= 0n) throw new RangeError('A denominator is above 0');
  const divisor = greatestDivisor(numerator < 0n ? -numerator : numerator, denominator);
  return { numerator: numerator / divisor, denominator: denominator / divisor };
}

function greatestDivisor(first: bigint, second: bigint): bigint {
  let [larger, smaller] = [first, second];
  while (smaller > 0n) [larger, smaller] = [smaller, larger % smaller];
  return larger;
}

export const plus = (first: Fraction, second: Fraction): Fraction =>
  reduced(
    first.numerator * second.denominator + second.numerator * first.denominator,
    first.denominator * second.denominator,
  );

export const minus = (first: Fraction, second: Fraction): Fraction =>
  plus(first, { ...second, numerator: -second.numerator });

export const times = (first: Fraction, second: Fraction): Fraction =>
  reduced(first.numerator * second.numerator, first.denominator * second.denominator);

/** @throws {RangeError} for a divisor that is not above 0 */
export const over = (first: Fraction, second: Fraction): Fraction =>
  reduced(first.numerator * second.denominator, first.denominator * second.numerator);

/** Half up. */
export const rounded = ({ numerator, denominator }: Fraction): number =>
  floor(2n * numerator + denominator, 2n * denominator);

/** To the next integer that is not smaller. */
export const roundedUp = ({ numerator, denominator }: Fraction): number => 0 - floor(-numerator, denominator);

const floor = (numerator: bigint, denominator: bigint): number => {
  const quotient = numerator / denominator;
  return Number(numerator % denominator < 0n ? quotient - 1n : quotient);
};

/** Integers that add up to their rounded sum, by largest remainder; equal remainders go in order. None is negative. */
export function roundedParts(parts: readonly Fraction[]): number[] {
  const floors = parts.map(({ numerator, denominator }) => floor(numerator, denominator));
  const shortage = rounded(parts.reduce(plus, zero)) - floors.reduce((sum, part) => sum + part, 0);
  const remainders = parts.map((part, index) => ({ index, rest: minus(part, fraction(floors[index] ?? 0)) }));
  const raised = new Set(
    remainders
      .toSorted((first, second) => Number(minus(second.rest, first.rest).numerator))
      .slice(0, shortage)
      .map(({ index }) => index),
  );
  return floors.map((part, index) => (raised.has(index) ? part + 1 : part));
}
