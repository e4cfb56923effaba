import type { ImportedNoun } from '@traiteur/contract/house/imports.ts';
import { mostImportedRows } from '@traiteur/contract/house/imports.ts';
import { headingLine, matchedColumns } from '@traiteur/domain/house/imports/matched-columns.ts';
import { type Kysely, sql } from 'kysely';
import type { Saving } from '../../core/caller.ts';
import { Refusal } from '../../core/refusal.ts';
import type { Database } from '../../database/schema.ts';
import { readAside } from './file/read-aside.ts';
import type { ImportColumn } from './kinds/import-kind.ts';
import { importColumnsOf } from './kinds/open-kind.ts';
import { rememberedMapping } from './import-rows.ts';

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
  await readAside(bytes, async (lines) => {
    await sql`insert into import_rows (import_id, number, cells)
      select ${id}::integer, (line ->> 'number')::integer, line -> 'cells' from jsonb_array_elements(${lines}::jsonb) line`.execute(
      db,
    );
  });
  const lines = await firstLines(db, id);
  const columns = await importColumnsOf(db, noun);
  const headingIndex = headingLine(
    lines.map(({ cells }) => cells),
    columns.map(namesOf),
  );
  await readHeadings(db, { id, noun }, lines[headingIndex]?.number ?? 1);
  return id;
}

const firstLines = (db: Kysely<Database>, id: number) =>
  db
    .selectFrom('import_rows')
    .select(['number', 'cells'])
    .where('import_id', '=', id)
    .orderBy('number')
    .limit(headLines)
    .execute();

export const namesOf = ({ key, name, others }: ImportColumn) => ({ key, names: [...name, ...others] });

/** @throws {Refusal} `file-too-many-rows`, `file-empty` where nothing stands under that line */
export async function readHeadings(
  db: Kysely<Database>,
  { id, noun }: { id: number; noun: ImportedNoun },
  line: number,
): Promise<void> {
  const lines = await firstLines(db, id);
  const width = Math.max(0, ...lines.filter(({ number }) => number >= line).map(({ cells }) => cells.length));
  const cells = lines.find(({ number }) => number === line)?.cells ?? [];
  const headings = Array.from({ length: width }, (_, index) => cells[index] ?? '');
  const { total } = await db
    .selectFrom('import_rows')
    .select((is) => is.fn.countAll<number>().as('total'))
    .where('import_id', '=', id)
    .where('number', '>', line)
    .executeTakeFirstOrThrow();
  if (total === 0) throw new Refusal('file-empty');
  if (total > mostImportedRows) throw new Refusal('file-too-many-rows');
  const columns = (await importColumnsOf(db, noun)).map(namesOf);
  const keys = new Set(columns.map(({ key }) => key));
  const remembered = (await rememberedMapping(db, noun, headings))?.map((key) => (key && keys.has(key) ? key : null));
  const mapping = JSON.stringify(remembered ?? matchedColumns(headings, columns));
  await db
    .updateTable('imports')
    .set({ heading_line: line, headings, total, mapping: sql`${mapping}::jsonb` })
    .where('id', '=', id)
    .execute();
}
