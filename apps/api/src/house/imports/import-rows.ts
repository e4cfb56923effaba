import type { ImportDetail, ImportedNoun, ImportRecord, RowState } from '@traiteur/contract/house/imports.ts';
import { undoHours } from '@traiteur/contract/house/imports.ts';
import type { Locale } from '@traiteur/domain/text/language.ts';
import { type Kysely, type Selectable, sql } from 'kysely';
import { Refusal } from '../../core/refusal.ts';
import { bilingual } from '../../database/rows/bilingual.ts';
import type { Database } from '../../database/schema.ts';
import type { ImportColumn } from './kinds/import-kind.ts';
import { importColumnsOf, mayCreateMissing } from './kinds/open-kind.ts';

export type StoredImport = Selectable<Database['imports']>;

/** Of the rows under the headings, to show. */
const sampleRows = 3;

const mostListed = 20;

export async function getStoredImport(db: Kysely<Database>, id: number): Promise<StoredImport> {
  const row = await db.selectFrom('imports').selectAll().where('id', '=', id).executeTakeFirst();
  if (!row) throw new Refusal('not-found');
  return row;
}

/** Until the transaction ends nobody takes its next step. @throws {Refusal} `not-found` */
export async function lockImport(db: Kysely<Database>, id: number): Promise<StoredImport> {
  const row = await db.selectFrom('imports').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();
  if (!row) throw new Refusal('not-found');
  return row;
}

/** The oldest that waits for its step, or is in the middle of it. */
export const nextImport = (db: Kysely<Database>): Promise<StoredImport | undefined> =>
  db
    .selectFrom('imports')
    .selectAll()
    .where('state', 'in', ['checking', 'running', 'undoing'])
    .orderBy('id')
    .limit(1)
    .executeTakeFirst();

export async function listImports(db: Kysely<Database>, noun?: ImportedNoun): Promise<ImportRecord[]> {
  let query = db.selectFrom('imports').selectAll().orderBy('id', 'desc').limit(mostListed);
  if (noun) query = query.where('noun', '=', noun);
  return (await query.execute()).map(importRecord);
}

export async function getImport(db: Kysely<Database>, id: number, locale: Locale): Promise<ImportDetail> {
  const row = await getStoredImport(db, id);
  const sample = await db
    .selectFrom('import_rows')
    .select('cells')
    .where('import_id', '=', id)
    .where('sheet', '=', row.sheet)
    .where('number', '>', row.heading_line)
    .orderBy('number')
    .limit(sampleRows)
    .execute();
  const columns = await importColumnsOf(db, row.noun);
  return {
    ...importRecord(row),
    sheets: row.sheets,
    sheet: row.sheet,
    headingLine: row.heading_line,
    headings: row.headings,
    sample: sample.map(({ cells }) => cells),
    mapping: mappingOf(row),
    columns: columns.map(({ name, ...column }) => ({
      ...columnRule(column),
      label: name[locale === 'fr' ? 0 : 1],
    })),
    createMissing: row.create_missing,
    mayCreateMissing: mayCreateMissing(row.noun),
    taxRateId: row.tax_rate_id,
    taxRates: (await taxRatesOf(db, row.noun)).map((rate) => ({ id: rate.id, name: rate.name[locale] })),
  };
}

/** One alone is nothing to choose. */
export async function taxRatesOf(db: Kysely<Database>, noun: ImportedNoun) {
  if (noun !== 'products') return [];
  const rates = await db
    .selectFrom('tax_rates')
    .select(['id', bilingual('name').as('name')])
    .where('active', '=', true)
    .orderBy('id')
    .execute();
  return rates.length > 1 ? rates : [];
}

export const columnRule = ({
  key,
  required = false,
  instead = [],
  repeats = false,
}: Pick<ImportColumn, 'key' | 'required' | 'instead' | 'repeats'>) => ({
  key,
  required,
  instead: [...instead],
  repeats,
});

/** The column holds what the contract's schema let in. */
export const mappingOf = ({ mapping }: StoredImport) => mapping as (string | null)[];

const undoUntil = ({ state, written_at: writtenAt, new_count, changed_count, done }: StoredImport): Date | null =>
  ['done', 'failed'].includes(state) && writtenAt && done > 0 && new_count + changed_count > 0
    ? new Date(writtenAt.getTime() + undoHours * 3_600_000)
    : null;

const importRecord = (row: StoredImport): ImportRecord => ({
  id: row.id,
  noun: row.noun,
  fileName: row.file_name,
  state: row.state,
  createdAt: row.created_at.toISOString(),
  by: row.administrator_name,
  total: row.total,
  done: row.done,
  counts: {
    new: row.new_count,
    changed: row.changed_count,
    joined: row.joined_count,
    same: row.same_count,
    refused: row.refused_count,
    kept: row.kept_count,
  },
  allOrNothing: row.all_or_nothing,
  isCancelled: row.cancelled,
  undoUntil: undoUntil(row)?.toISOString() ?? null,
});

/** The columns that were chosen last for a file with the same headings. */
export async function rememberedMapping(
  db: Kysely<Database>,
  noun: ImportedNoun,
  headings: readonly string[],
): Promise<(string | null)[] | undefined> {
  const row = await db
    .selectFrom('imports')
    .selectAll()
    .where('noun', '=', noun)
    .where('headings', '=', sql<string[]>`${headings}::text[]`)
    .where('state', '<>', 'uploaded')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row && mappingOf(row);
}

export async function importRows(
  db: Kysely<Database>,
  { id, sheet }: Pick<StoredImport, 'id' | 'sheet'>,
  { state, after = 0, limit }: { state?: RowState | undefined; after?: number; limit: number },
) {
  let query = db
    .selectFrom('import_rows')
    .select(['number', 'from_line', 'cells', 'state', 'faults', 'record_id'])
    .where('import_id', '=', id)
    .where('sheet', '=', sheet)
    .where('state', 'is not', null)
    .where('number', '>', after)
    .orderBy('number')
    .limit(limit);
  if (state) query = query.where('state', '=', state);
  return query.execute();
}

/** What cells of several records became; their columns may mean something else now. */
export async function removeSpreadRows(db: Kysely<Database>, { id }: Pick<StoredImport, 'id'>): Promise<void> {
  await db.deleteFrom('import_rows').where('import_id', '=', id).where('from_line', 'is not', null).execute();
}

/** An hour after an import can no longer be undone its rows go: they hold what people's records hold. */
export async function clearImportRows(db: Kysely<Database>, now: Date): Promise<void> {
  await sql`delete from import_rows using imports where imports.id = import_id
    and coalesce(written_at, created_at) < ${new Date(now.getTime() - (undoHours + 1) * 3_600_000)}
    and imports.state not in ('checking', 'running', 'undoing')`.execute(db);
}
