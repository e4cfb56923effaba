import type { ImportState } from '@traiteur/contract/house/imports.ts';
import { missingColumns, undoHours } from '@traiteur/contract/house/imports.ts';
import { type Kysely, sql } from 'kysely';
import { Refusal } from '../../core/refusal.ts';
import type { Database } from '../../database/schema.ts';
import { importColumnsOf } from './kinds/open-kind.ts';
import { columnRule, lockImport, taxRatesOf, type StoredImport } from './import-rows.ts';
import { readHeadings, readSheetHeadings } from './upload-import.ts';

export const importJob = 'imports';

/** One job works on all of them, the oldest first, so that two files never wait for each other's rows. */
async function beginStep(
  db: Kysely<Database>,
  id: number,
  values: Partial<Record<'mapping', ReturnType<typeof sql>>> & {
    state: ImportState;
    create_missing?: boolean;
    tax_rate_id?: number | null;
    all_or_nothing?: boolean;
  },
): Promise<void> {
  await db
    .updateTable('imports')
    .set({ done: 0, cancelled: false, ...values })
    .where('id', '=', id)
    .execute();
  await sql`select graphile_worker.add_job(${importJob}, queue_name => ${importJob}, job_key => ${importJob},
    max_attempts => 10)`.execute(db);
}

/** @throws {Refusal} `import-elsewhere` */
function refuseUnless({ state }: StoredImport, ...states: readonly ImportState[]): void {
  if (!states.includes(state)) throw new Refusal('import-elsewhere');
}

export async function setHeadingLine(db: Kysely<Database>, id: number, line: number): Promise<void> {
  const row = await lockImport(db, id);
  refuseUnless(row, 'uploaded', 'checked');
  await readHeadings(db, row, line);
  await db.updateTable('imports').set({ state: 'uploaded' }).where('id', '=', id).execute();
}

export async function setSheet(db: Kysely<Database>, id: number, sheet: number): Promise<void> {
  const row = await lockImport(db, id);
  refuseUnless(row, 'uploaded', 'checked');
  await readSheetHeadings(db, row, sheet);
  await db.updateTable('imports').set({ state: 'uploaded' }).where('id', '=', id).execute();
}

interface Columns {
  mapping: readonly (string | null)[];
  createMissing: boolean;
  taxRateId?: number | null | undefined;
}

export async function beginCheck(db: Kysely<Database>, id: number, columnsChosen: Columns): Promise<void> {
  const { mapping, createMissing, taxRateId = null } = columnsChosen;
  const row = await lockImport(db, id);
  refuseUnless(row, 'uploaded', 'checked');
  const columns = await importColumnsOf(db, row.noun);
  const unknown = mapping.findIndex((key) => key !== null && !columns.some((column) => column.key === key));
  if (unknown >= 0) throw new Refusal('invalid-input', { faults: [{ field: `mapping.${unknown}`, code: 'invalid' }] });
  const twice = columns.find(
    ({ key, repeats }) => !repeats && mapping.filter((chosenKey) => chosenKey === key).length > 1,
  );
  if (twice) throw new Refusal('invalid-input', { faults: [{ field: 'mapping', code: 'twice' }] });
  if (missingColumns(columns.map(columnRule), mapping).length > 0)
    throw new Refusal('invalid-input', { faults: [{ field: 'mapping', code: 'required' }] });
  if (taxRateId !== null && !(await taxRatesOf(db, row.noun)).some((rate) => rate.id === taxRateId))
    throw new Refusal('invalid-input', { faults: [{ field: 'taxRateId', code: 'invalid' }] });
  await beginStep(db, id, {
    state: 'checking',
    mapping: sql`${JSON.stringify(mapping)}::jsonb`,
    create_missing: createMissing,
    tax_rate_id: taxRateId,
  });
}

export async function beginRun(db: Kysely<Database>, id: number, allOrNothing: boolean): Promise<void> {
  const row = await lockImport(db, id);
  refuseUnless(row, 'checked');
  if (allOrNothing && row.refused_count > 0) throw new Refusal('import-has-refusals');
  await beginStep(db, id, { state: 'running', all_or_nothing: allOrNothing });
}

export async function beginUndo(db: Kysely<Database>, id: number, now: Date): Promise<void> {
  const row = await lockImport(db, id);
  refuseUnless(row, 'done', 'failed');
  if (!row.written_at) throw new Refusal('import-elsewhere');
  if (row.written_at.getTime() + undoHours * 3_600_000 <= now.getTime()) throw new Refusal('import-undo-ended');
  await beginStep(db, id, { state: 'undoing' });
}

/** The step under way sees it after its slice. */
export async function cancelStep(db: Kysely<Database>, id: number): Promise<void> {
  const row = await lockImport(db, id);
  if (row.state === 'checking' || row.state === 'running')
    await db.updateTable('imports').set({ cancelled: true }).where('id', '=', id).execute();
}
