/** `xs:decimal`, as files write it; no exponent. */
const decimal = /^([+-]?)(\d{1,12})(?:\.(\d{0,30}))?$/;

/** In millionths, rounded half up once; undefined for what is no decimal, or has over nine digits before its point. */
export function millionthsOf(text: string): number | undefined {
  const [match, sign, integer = '', decimals = ''] = decimal.exec(text.trim()) ?? [];
  if (match === undefined) return undefined;
  const digits = decimals.padEnd(7, '0');
  const rounded = BigInt(integer + digits.slice(0, 6)) + (digits.charAt(6) >= '5' ? 1n : 0n);
  if (rounded >= 1_000_000_000_000_000n) return undefined;
  const value = Number(rounded);
  return sign === '-' && value !== 0 ? -value : value;
}

/** Half up, away from zero; the divisor is not 0. */
export function dividedRound(dividend: bigint, divisor: bigint): number {
  const isNegative = dividend < 0n !== divisor < 0n;
  const [size, by] = [dividend < 0n ? -dividend : dividend, divisor < 0n ? -divisor : divisor];
  const rounded = Number((2n * size + by) / (2n * by));
  return isNegative && rounded !== 0 ? -rounded : rounded;
}
