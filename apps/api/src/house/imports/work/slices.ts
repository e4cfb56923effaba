import type { RowState } from '@traiteur/contract/house/imports.ts';
import { type Kysely, sql } from 'kysely';
import type { Database } from '../../../database/schema.ts';
import type { Outcome } from '../kinds/assess-lines.ts';
import type { Line } from '../kinds/cells.ts';
import { RecordLines } from '../kinds/record-lines.ts';
import type { StoredImport } from '../import-rows.ts';

/** Rows of one transaction: others wait no longer than for a form. */
const rowsAtOnce = 400;

export type Counts = Record<Exclude<RowState, 'kept'>, number>;

export const noCounts = (): Counts => ({ new: 0, changed: 0, joined: 0, same: 0, refused: 0 });

/** The rows under the headings, a slice at a time; those of one record stand together, where its first one stands. */
export async function* slicesOf(db: Kysely<Database>, { id, sheet, heading_line: headingLine }: StoredImport) {
  const order = await db
    .selectFrom('import_rows')
    .select(['number', 'record_line'])
    .where('import_id', '=', id)
    .where('sheet', '=', sheet)
    .where('number', '>', headingLine)
    .orderBy((is) => is.fn.coalesce('record_line', 'number'))
    .orderBy('number')
    .execute();
  for (const numbers of slicesByRecord(order)) {
    const rows = await db
      .selectFrom('import_rows')
      .select(['number', 'cells', 'record_line', 'from_line'])
      .where('import_id', '=', id)
      .where('sheet', '=', sheet)
      .where('number', '=', sql<number>`any(${numbers}::integer[])`)
      .orderBy((is) => is.fn.coalesce('record_line', 'number'))
      .orderBy('number')
      .execute();
    yield rows;
  }
}

/** No record is cut in two. */
function slicesByRecord(order: readonly { number: number; record_line: number | null }[]): number[][] {
  const slices: number[][] = [];
  let slice: number[] = [];
  let lastRecord: number | null = null;
  for (const { number, record_line: recordLine } of order) {
    if (slice.length >= rowsAtOnce && (recordLine === null || recordLine !== lastRecord)) {
      slices.push(slice);
      slice = [];
    }
    slice.push(number);
    lastRecord = recordLine;
  }
  return slice.length > 0 ? [...slices, slice] : slices;
}

const linesAtOnce = 5000;

/** Finds lines of one record, wherever they stand in the file. Nothing else is read of them yet. */
export async function joinLines(
  db: Kysely<Database>,
  row: StoredImport,
  keysOf: (line: Line) => string[],
): Promise<void> {
  const lines = new RecordLines();
  let lastNumber = row.heading_line;
  for (;;) {
    const rows = await db
      .selectFrom('import_rows')
      .select(['number', 'cells', 'record_line'])
      .where('import_id', '=', row.id)
      .where('sheet', '=', row.sheet)
      .where('number', '>', lastNumber)
      .orderBy('number')
      .limit(linesAtOnce)
      .execute();
    for (const line of rows) lines.add(line.number, keysOf(line));
    const last = rows.at(-1);
    if (!last) break;
    lastNumber = last.number;
  }
  const joined = JSON.stringify(lines.joined());
  await sql`update import_rows set record_line = null where import_id = ${row.id} and record_line is not null`.execute(
    db,
  );
  await sql`update import_rows r set record_line = j."recordLine"
    from jsonb_to_recordset(${joined}::jsonb) as j (number integer, "recordLine" integer)
    where r.import_id = ${row.id} and r.sheet = ${row.sheet} and r.number = j.number`.execute(db);
}

export async function saveOutcomes(
  db: Kysely<Database>,
  { id, sheet }: Pick<StoredImport, 'id' | 'sheet'>,
  outcomes: readonly Outcome[],
): Promise<void> {
  await sql`update import_rows set state = o.state, faults = o.faults, record_id = o."recordId", written = o.written,
      earlier = o.earlier, saved_version = o."savedVersion"
    from jsonb_to_recordset(${JSON.stringify(outcomes)}::jsonb) as o (number integer, state text, faults jsonb,
      "recordId" integer, written boolean, earlier jsonb, "savedVersion" integer)
    where import_id = ${id} and sheet = ${sheet} and import_rows.number = o.number`.execute(db);
}

export function countOutcomes(counts: Counts, outcomes: readonly Outcome[]): void {
  for (const { state } of outcomes) if (state !== 'kept') counts[state] += 1;
}

export const countColumns = (counts: Counts) => ({
  new_count: counts.new,
  changed_count: counts.changed,
  joined_count: counts.joined,
  same_count: counts.same,
  refused_count: counts.refused,
});

export async function isCancelled(db: Kysely<Database>, id: number): Promise<boolean> {
  const row = await db.selectFrom('imports').select('cancelled').where('id', '=', id).executeTakeFirst();
  // Without its import there is nothing to go on with.
  return row?.cancelled ?? true;
}
