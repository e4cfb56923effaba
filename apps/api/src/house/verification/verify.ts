import { inSnapshot } from '../../database/rows/transactions.ts';
import { type Kysely, sql } from 'kysely';
import type { Database } from '../../database/schema.ts';
import { allergyChecks } from './allergy-checks.ts';
import { bookingChecks } from './booking-checks.ts';
import type { Check, Disagreement } from './disagreements.ts';
import { invoiceChecks } from './invoice-checks.ts';
import { lifeChecks } from './life-checks.ts';
import { paymentChecks } from './payment-checks.ts';
import { potChecks } from './pot-checks.ts';
import { recipeChecks } from './recipe-checks.ts';
import { salesChecks } from './sales-checks.ts';
import { stockChecks } from './stock-checks.ts';
import { sumChecks } from './sum-checks.ts';

const checks: readonly Check[] = [
  ...sumChecks,
  ...lifeChecks,
  ...allergyChecks,
  ...recipeChecks,
  ...potChecks,
  ...stockChecks,
  ...bookingChecks,
  ...paymentChecks,
  ...salesChecks,
  ...invoiceChecks,
];

export interface Finding {
  check: string;
  count: number;
  first: Disagreement[];
}

const mostNamed = 100;

/** In one snapshot, or the caller's transaction. The database adds up: memory does not grow with the orders. */
export const verify = (db: Kysely<Database>): Promise<Finding[]> => inSnapshot(db, findingsIn);

async function findingsIn(db: Kysely<Database>): Promise<Finding[]> {
  const findings: Finding[] = [];
  for (const { name, disagreements } of checks) {
    const { rows } = await sql<Disagreement & { count: number }>`
      select *, count(*) over () as count from (${disagreements}) as disagreement limit ${mostNamed}`.execute(db);
    const [row] = rows;
    if (row) findings.push({ check: name, count: row.count, first: rows.map(({ count: _count, ...first }) => first) });
  }
  return findings;
}
