import { type Kysely, sql } from 'kysely';
import type { Database } from '../../database/schema.ts';
import { inSnapshot } from '../../database/rows/transactions.ts';
import type { Job } from '../../jobs/job.ts';
import { type Finding, verify } from '../verification/verify.ts';
import { saveServerRecord } from './server-record-rows.ts';

interface Verifying {
  db: Kysely<Database>;
  clock: () => Date;
  log: (line: string) => void;
  /** For each of its statements, as PostgreSQL writes it. */
  patience?: string;
}

/** A statement that was stopped for taking too long. */
const statementStopped = '57014';

/** Each night, as `npm run verify`; what it finds stands on the server's page. */
export const verifyingAtNight = (verifying: Verifying): Job => ({
  name: 'verify',
  schedule: '20 2 * * *',
  run: () => verifyAndRecord(verifying),
});

export async function verifyAndRecord({ db, clock, log, patience = '2min' }: Verifying): Promise<void> {
  const findings = await findingsInTime(db, patience);
  const disagreements = findings?.reduce((sum, { count }) => sum + count, 0) ?? 0;
  const facts = { disagreements, isWhole: findings !== undefined };
  await saveServerRecord(db, { kind: 'verification', facts }, clock());
  if (disagreements > 0)
    log(`Not all that is counted agrees with the orders (${disagreements}): npm run verify says what.`);
}

/** Undefined where one of the checks took too long. */
async function findingsInTime(db: Kysely<Database>, patience: string): Promise<Finding[] | undefined> {
  try {
    return await inSnapshot(db, async (snapshot) => {
      await sql`select set_config('statement_timeout', ${patience}, true)`.execute(snapshot);
      return verify(snapshot);
    });
  } catch (error) {
    if ((error as { code?: string }).code === statementStopped) return undefined;
    throw error;
  }
}
