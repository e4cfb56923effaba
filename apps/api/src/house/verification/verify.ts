import { type Kysely, sql } from 'kysely';
import type { Database } from '../../database/schema.ts';
import { allergyChecks } from './allergy-checks.ts';
import { bookingChecks } from './booking-checks.ts';
import type { Check, Disagreement } from './disagreements.ts';
import { invoiceChecks } from './invoice-checks.ts';
import { lifeChecks } from './life-checks.ts';
import { paymentChecks } from './payment-checks.ts';
import { salesChecks } from './sales-checks.ts';
import { sumChecks } from './sum-checks.ts';

/** All that holds in every sound database. */
const checks: readonly Check[] = [
  ...sumChecks,
  ...lifeChecks,
  ...allergyChecks,
  ...bookingChecks,
  ...paymentChecks,
  ...salesChecks,
  ...invoiceChecks,
];

/** What a check has found: how many disagreements, and the first of them. */
export interface Finding {
  check: string;
  count: number;
  first: Disagreement[];
}

/** Disagreements of one check that are named; the others are counted. */
const mostNamed = 100;

/**
 * Holds everything that is counted against what the orders say, at one moment of the database, whoever works in it meanwhile. Answers each check that
 * finds a disagreement; none where all agrees. The database adds up, so that memory does not grow with the orders. Within a transaction it is a part
 * of that one.
 */
export function verify(db: Kysely<Database>): Promise<Finding[]> {
  if (db.isTransaction) return findingsIn(db);
  return db.transaction().setIsolationLevel('repeatable read').setAccessMode('read only').execute(findingsIn);
}

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
