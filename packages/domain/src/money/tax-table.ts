import type { Cents } from './money.ts';
import type { TaxAmount } from './tax.ts';

/** Taxes included. */
interface Charged {
  charged: Cents;
  taxes: readonly TaxAmount[];
}

interface TaxOnBase extends TaxAmount {
  base: Cents;
}

/** One row per name and rate, in order of appearance. Two stacked taxes have the same base. */
export function taxTable(parts: readonly Charged[]): TaxOnBase[] {
  const entries = parts.flatMap(({ charged, taxes }) => {
    const base = charged - taxes.reduce((sum, { amount }) => sum + amount, 0);
    return taxes.map((tax) => ({ ...tax, base }));
  });
  return addedUp(entries);
}

export const taxTableLess = (
  table: readonly TaxOnBase[],
  otherTables: readonly (readonly TaxOnBase[])[],
): TaxOnBase[] =>
  addedUp([...table, ...otherTables.flat().map((tax) => ({ ...tax, base: -tax.base, amount: -tax.amount }))]).filter(
    ({ base, amount }) => base !== 0 || amount !== 0,
  );

function addedUp(entries: readonly TaxOnBase[]): TaxOnBase[] {
  const sums = new Map<string, TaxOnBase>();
  for (const { name, rate, base, amount } of entries) {
    const key = `${rate} ${name}`;
    const sum = sums.get(key);
    sums.set(key, { name, rate, base: base + (sum?.base ?? 0), amount: amount + (sum?.amount ?? 0) });
  }
  return [...sums.values()];
}
