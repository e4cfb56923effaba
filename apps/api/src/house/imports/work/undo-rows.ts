import { sql } from 'kysely';
import { inTransaction } from '../../../database/rows/transactions.ts';
import { openKind } from '../kinds/open-kind.ts';
import type { StoredImport } from '../import-rows.ts';
import { type ImportWork, savingOf } from './import-work.ts';

const rowsAtOnce = 100;

/** From the last row to the first. What stays is marked, and named in the list. */
export async function undoRows(work: ImportWork, row: StoredImport): Promise<void> {
  const { db, signal } = work;
  const lines = await openKind(db, row);
  const saving = savingOf(work, row);
  for (;;) {
    const count = await inTransaction(db, async (transaction) => {
      const rows = await transaction
        .selectFrom('import_rows')
        .select(['number', 'record_id', 'saved_version', 'earlier'])
        .where('import_id', '=', row.id)
        .where('sheet', '=', row.sheet)
        .where('written', '=', true)
        .where('state', '<>', 'kept')
        .orderBy('number', 'desc')
        .limit(rowsAtOnce)
        .execute();
      for (const { number, record_id: recordId, saved_version: savedVersion, earlier } of rows) {
        if (recordId === null || savedVersion === null) throw new Error(`row ${number} was written without a record`);
        const fault = await lines.undo(transaction, { number, recordId, savedVersion, earlier }, saving);
        await transaction
          .updateTable('import_rows')
          .set(
            fault
              ? { state: 'kept', faults: JSON.stringify([fault]) }
              : { written: false, record_id: null, earlier: null },
          )
          .where('import_id', '=', row.id)
          .where('sheet', '=', row.sheet)
          .where('number', '=', number)
          .execute();
        await transaction
          .updateTable('imports')
          .set({ done: sql`done + 1`, ...(fault && { kept_count: sql<number>`kept_count + 1` }) })
          .where('id', '=', row.id)
          .execute();
      }
      return rows.length;
    });
    if (count === 0) break;
    if (signal?.aborted) return;
  }
  await inTransaction(db, async (transaction) => {
    await lines.removeMissing(transaction, row.made_beside, saving);
    await transaction
      .updateTable('imports')
      .set({ state: 'undone', made_beside: [] })
      .where('id', '=', row.id)
      .execute();
  });
}
