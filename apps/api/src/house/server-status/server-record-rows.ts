import { type Kysely, sql } from 'kysely';
import type { Database } from '../../database/schema.ts';

interface NodeFacts {
  version: string;
  startedAt: string;
}

export interface VerificationFacts {
  disagreements: number;
  isWhole: boolean;
}

interface RunningNode extends NodeFacts {
  name: string;
  seenAt: string;
}

interface Records {
  backupAt: Date | null;
  verification: (VerificationFacts & { at: Date }) | null;
  nodes: RunningNode[];
}

/** Minutes after which a node that says nothing counts as gone. */
const silence = 3;

export async function readRecords(db: Kysely<Database>, now: Date): Promise<Records> {
  const rows = await db.selectFrom('server_records').selectAll().orderBy('name').execute();
  const earliest = now.getTime() - silence * 60_000;
  const verification = rows.find(({ kind }) => kind === 'verification');
  return {
    backupAt: rows.find(({ kind }) => kind === 'backup')?.at ?? null,
    // The facts are as the functions below write them.
    verification: verification ? { at: verification.at, ...(verification.facts as VerificationFacts) } : null,
    nodes: rows
      .filter(({ kind, at }) => kind === 'node' && at.getTime() > earliest)
      .map(({ name, at, facts }) => ({ name, seenAt: at.toISOString(), ...(facts as NodeFacts) })),
  };
}

interface ServerRecord {
  kind: 'node' | 'backup' | 'verification';
  name?: string;
  facts: NodeFacts | VerificationFacts | object;
}

export async function saveServerRecord(
  db: Kysely<Database>,
  { kind, name = '', facts }: ServerRecord,
  now: Date,
): Promise<void> {
  await db
    .insertInto('server_records')
    .values({ kind, name, at: now, facts: JSON.stringify(facts) })
    .onConflict((conflict) => conflict.columns(['kind', 'name']).doUpdateSet({ at: now, facts: JSON.stringify(facts) }))
    .execute();
}

export async function removeNode(db: Kysely<Database>, name: string): Promise<void> {
  await db.deleteFrom('server_records').where('kind', '=', 'node').where('name', '=', name).execute();
}

/** Of nodes that ended without a word. */
export async function clearNodes(db: Kysely<Database>, now: Date): Promise<void> {
  await db
    .deleteFrom('server_records')
    .where('kind', '=', 'node')
    .where('at', '<', sql<Date>`${now}::timestamptz - interval '1 day'`)
    .execute();
}
