import type { ImportedNoun } from '@traiteur/contract/house/imports.ts';
import { mostImportedRows } from '@traiteur/contract/house/imports.ts';
import { headingLine, matchedColumns, namedSheet } from '@traiteur/domain/house/imports/matched-columns.ts';
import { type Kysely, sql } from 'kysely';
import type { Saving } from '../../core/caller.ts';
import { Refusal } from '../../core/refusal.ts';
import type { Database } from '../../database/schema.ts';
import { readAside } from './file/read-aside.ts';
import type { ImportColumn } from './kinds/import-kind.ts';
import { importColumnsOf } from './kinds/open-kind.ts';
import { rememberedMapping, removeSpreadRows, type StoredImport } from './import-rows.ts';

/** Lines among which the headings are looked for. */
const headLines = 20;

interface Upload {
  noun: ImportedNoun;
  fileName: string;
  bytes: Uint8Array;
}

/** Reads the file into rows of the import, and guesses what its columns mean. @throws {Refusal} `file-…` */
export async function insertImport(db: Kysely<Database>, { noun, fileName, bytes }: Upload, saving: Saving) {
  const { id } = await db
    .insertInto('imports')
    .values({
      noun,
      file_name: fileName,
      administrator_id: saving.by.id,
      administrator_name: saving.by.name,
      created_at: saving.now,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const sheets = await readAside(bytes, {
    async write(sheet, lines) {
      await sql`insert into import_rows (import_id, sheet, number, cells)
        select ${id}::integer, ${sheet}::integer, (line ->> 'number')::integer, line -> 'cells'
        from jsonb_array_elements(${lines}::jsonb) line`.execute(db);
    },
  });
  await db
    .updateTable('imports')
    .set({ sheets: JSON.stringify(sheets) })
    .where('id', '=', id)
    .execute();
  await readSheetHeadings(db, { id, noun, sheets }, await likeliestSheet(db, { id, noun, sheets }));
  return id;
}

type Sheets = Pick<StoredImport, 'id' | 'noun' | 'sheets'>;

/** Whose headings are known best. @throws {Refusal} `file-with-formulas` where none is known, and one has formulas */
async function likeliestSheet(db: Kysely<Database>, { id, noun, sheets }: Sheets): Promise<number> {
  const columns = (await importColumnsOf(db, noun)).map(namesOf);
  const linesOfSheets: string[][][] = [];
  for (const sheet of sheets.keys())
    linesOfSheets.push((await firstLines(db, { id, sheet })).map(({ cells }) => cells));
  const { index, count } = namedSheet(linesOfSheets, columns);
  if (count === 0 && sheets.some(({ formula }) => formula !== null)) throw new Refusal('file-with-formulas');
  return index;
}

/** @throws {Refusal} `file-with-formulas`, `file-empty`, `invalid-input` where there is no such sheet */
export async function readSheetHeadings(db: Kysely<Database>, { id, noun, sheets }: Sheets, sheet: number) {
  const formula = sheets[sheet]?.formula;
  if (formula === undefined) throw new Refusal('invalid-input', { faults: [{ field: 'sheet', code: 'invalid' }] });
  if (formula !== null) throw new Refusal('file-with-formulas');
  const lines = await firstLines(db, { id, sheet });
  const columns = await importColumnsOf(db, noun);
  const headingIndex = headingLine(
    lines.map(({ cells }) => cells),
    columns.map(namesOf),
  );
  await readHeadings(db, { id, noun, sheet }, lines[headingIndex]?.number ?? 1);
}

const firstLines = (db: Kysely<Database>, { id, sheet }: Pick<StoredImport, 'id' | 'sheet'>) =>
  db
    .selectFrom('import_rows')
    .select(['number', 'cells'])
    .where('import_id', '=', id)
    .where('sheet', '=', sheet)
    .orderBy('number')
    .limit(headLines)
    .execute();

export const namesOf = ({ key, name, others, repeats, within, ofAllergies }: ImportColumn) => ({
  key,
  names: [...name, ...others],
  repeats,
  within,
  neverAmount: ofAllergies,
});

/** @throws {Refusal} `file-too-many-rows`, `file-empty` where nothing stands under that line */
export async function readHeadings(
  db: Kysely<Database>,
  { id, noun, sheet }: Pick<StoredImport, 'id' | 'noun' | 'sheet'>,
  line: number,
): Promise<void> {
  await removeSpreadRows(db, { id });
  const lines = await firstLines(db, { id, sheet });
  const width = Math.max(0, ...lines.filter(({ number }) => number >= line).map(({ cells }) => cells.length));
  const cells = lines.find(({ number }) => number === line)?.cells ?? [];
  const headings = Array.from({ length: width }, (_, index) => cells[index] ?? '');
  const { total } = await db
    .selectFrom('import_rows')
    .select((is) => is.fn.countAll<number>().as('total'))
    .where('import_id', '=', id)
    .where('sheet', '=', sheet)
    .where('number', '>', line)
    .executeTakeFirstOrThrow();
  if (total === 0) throw new Refusal('file-empty');
  if (total > mostImportedRows) throw new Refusal('file-too-many-rows');
  const columns = await importColumnsOf(db, noun);
  const keys = new Set(columns.map(({ key }) => key));
  const guesses = standIns(matchedColumns(headings, columns.map(namesOf)), columns);
  const ofAllergies = new Set(columns.flatMap(({ key, ofAllergies: isOfAllergies }) => (isOfAllergies ? [key] : [])));
  const earlierMapping = await rememberedMapping(db, noun, headings);
  // What was left out once is left out again, allergies excepted.
  const remembered = earlierMapping?.map((key, index) => {
    const guess = guesses[index] ?? null;
    return key && keys.has(key) ? key : ofAllergies.has(guess ?? '') ? guess : null;
  });
  const mapping = JSON.stringify(remembered ?? guesses);
  await db
    .updateTable('imports')
    .set({ sheet, heading_line: line, headings, total, mapping: sql`${mapping}::jsonb` })
    .where('id', '=', id)
    .execute();
}

/** A column with the last name alone holds both: `Nom` above `DUPONT Claire`. */
function standIns(mapping: readonly (string | null)[], columns: readonly ImportColumn[]): (string | null)[] {
  const standIn = columns.find(
    ({ instead: [firstKey, ...otherKeys] = [] }) =>
      firstKey !== undefined && mapping.includes(firstKey) && otherKeys.every((key) => !mapping.includes(key)),
  );
  if (!standIn || columns.some(({ key, instead }) => instead && mapping.includes(key))) return [...mapping];
  return mapping.map((key) => (key === standIn.instead?.[0] ? standIn.key : key));
}
