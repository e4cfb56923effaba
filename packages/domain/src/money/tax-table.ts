import type { Cents } from './money.ts';
import type { TaxAmount } from './tax.ts';

/** What is charged, taxes included, and the taxes in it. */
interface Charged {
  charged: Cents;
  taxes: readonly TaxAmount[];
}

/** A tax on an invoice: what it comes to, and what it is on, without any tax. */
interface TaxOnBase extends TaxAmount {
  base: Cents;
}

/** The taxes of all that is charged, one for each name and rate, in the order in which they come. Two stacked taxes are on the same base. */
export function taxTable(parts: readonly Charged[]): TaxOnBase[] {
  const entries = parts.flatMap(({ charged, taxes }) => {
    const base = charged - taxes.reduce((sum, { amount }) => sum + amount, 0);
    return taxes.map((tax) => ({ ...tax, base }));
  });
  return addedUp(entries);
}

/** A table with others taken off it. */
export const taxTableLess = (table: readonly TaxOnBase[], others: readonly (readonly TaxOnBase[])[]): TaxOnBase[] =>
  addedUp([...table, ...others.flat().map((tax) => ({ ...tax, base: -tax.base, amount: -tax.amount }))]).filter(
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
