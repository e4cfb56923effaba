import { mostImportedRows } from '@traiteur/contract/house/imports.ts';
import { type Kysely, sql } from 'kysely';
import type { Database } from '../../../database/schema.ts';
import { removeSpreadRows, type StoredImport } from '../import-rows.ts';
import type { Line } from '../kinds/cells.ts';

const linesAtOnce = 5000;

/** A line whose cell holds several records becomes as many rows: they stand behind the last line of the file. */
export async function spreadLines(
  db: Kysely<Database>,
  row: StoredImport,
  cellsOfOthers: (line: Line) => string[][],
): Promise<void> {
  await removeSpreadRows(db, row);
  const lines = await db
    .selectFrom('import_rows')
    .select(['number', 'cells', 'record_line'])
    .where('import_id', '=', row.id)
    .where('sheet', '=', row.sheet)
    .where('number', '>', row.heading_line)
    .orderBy('number')
    .execute();
  let number = lines.at(-1)?.number ?? 0;
  const furtherRows: { number: number; fromLine: number; cells: string[] }[] = [];
  for (const line of lines)
    for (const cells of cellsOfOthers(line)) furtherRows.push({ number: ++number, fromLine: line.number, cells });
  const total = lines.length + furtherRows.length;
  if (total > mostImportedRows) throw new Error(`its cells hold ${total} records, more than ${mostImportedRows}`);
  for (let index = 0; index < furtherRows.length; index += linesAtOnce)
    await sql`insert into import_rows (import_id, sheet, number, from_line, cells)
      select ${row.id}::integer, ${row.sheet}::integer, o.number, o."fromLine", o.cells
      from jsonb_to_recordset(${JSON.stringify(furtherRows.slice(index, index + linesAtOnce))}::jsonb)
        as o (number integer, "fromLine" integer, cells jsonb)`.execute(db);
  await db.updateTable('imports').set({ total }).where('id', '=', row.id).execute();
}
