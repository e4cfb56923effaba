import type { RowState } from '@traiteur/contract/house/imports.ts';
import { type Kysely, sql } from 'kysely';
import type { Database } from '../../../database/schema.ts';
import type { Outcome } from '../kinds/import-lines.ts';
import type { StoredImport } from '../import-rows.ts';

/** Rows of one transaction: others wait no longer than for a form. */
const rowsAtOnce = 400;

export type Counts = Record<Exclude<RowState, 'kept'>, number>;

export const noCounts = (): Counts => ({ new: 0, changed: 0, same: 0, refused: 0 });

/** The rows under the headings, a slice at a time. */
export async function* slicesOf(db: Kysely<Database>, { id, heading_line: headingLine }: StoredImport) {
  let lastNumber = headingLine;
  for (;;) {
    const rows = await db
      .selectFrom('import_rows')
      .select(['number', 'cells'])
      .where('import_id', '=', id)
      .where('number', '>', lastNumber)
      .orderBy('number')
      .limit(rowsAtOnce)
      .execute();
    const last = rows.at(-1);
    if (!last) return;
    lastNumber = last.number;
    yield rows;
  }
}

export async function saveOutcomes(db: Kysely<Database>, id: number, outcomes: readonly Outcome[]): Promise<void> {
  await sql`update import_rows set state = o.state, faults = o.faults, record_id = o."recordId", written = o.written,
      earlier = o.earlier, saved_version = o."savedVersion"
    from jsonb_to_recordset(${JSON.stringify(outcomes)}::jsonb) as o (number integer, state text, faults jsonb,
      "recordId" integer, written boolean, earlier jsonb, "savedVersion" integer)
    where import_id = ${id} and import_rows.number = o.number`.execute(db);
}

export function countOutcomes(counts: Counts, outcomes: readonly Outcome[]): void {
  for (const { state } of outcomes) if (state !== 'kept') counts[state] += 1;
}

export const countColumns = (counts: Counts) => ({
  new_count: counts.new,
  changed_count: counts.changed,
  same_count: counts.same,
  refused_count: counts.refused,
});

export async function isCancelled(db: Kysely<Database>, id: number): Promise<boolean> {
  const row = await db.selectFrom('imports').select('cancelled').where('id', '=', id).executeTakeFirst();
  // Without its import there is nothing to go on with.
  return row?.cancelled ?? true;
}
