import type { ImportState } from '@traiteur/contract/house/imports.ts';
import { type Kysely, sql } from 'kysely';
import { isOutOfReach } from '../../../database/server/out-of-reach.ts';
import { inTransaction } from '../../../database/rows/transactions.ts';
import type { Database } from '../../../database/schema.ts';
import { openKind } from '../kinds/open-kind.ts';
import { nextImport, type StoredImport } from '../import-rows.ts';
import { readingOf } from './reading-of.ts';
import {
  countColumns,
  countOutcomes,
  type Counts,
  isCancelled,
  joinLines,
  noCounts,
  saveOutcomes,
  slicesOf,
} from './slices.ts';
import { type ImportWork, savingOf } from './import-work.ts';
import { spreadLines } from './spread-lines.ts';
import { undoRows } from './undo-rows.ts';

/** The transaction of an import that is all or nothing is given up. */
class GivenUp extends Error {
  readonly state: ImportState;

  constructor(state: ImportState) {
    super(state);
    this.state = state;
  }
}

/** Works on the imports that wait, the oldest first, until none is left. */
export async function workImports(work: ImportWork): Promise<void> {
  while (!work.signal?.aborted) {
    const row = await nextImport(work.db);
    if (!row) return;
    try {
      await workOn(work, row);
    } catch (error) {
      // The database is away, or the process ends: the step goes on later.
      if (isOutOfReach(error) || work.signal?.aborted) throw error;
      work.log(`Import ${row.id} failed: ${String(error)}`);
      await end(work.db, row.id, 'failed');
    }
  }
}

const workOn = (work: ImportWork, row: StoredImport): Promise<void> => {
  if (row.state === 'checking') return check(work, row);
  if (row.state === 'undoing') return undoRows(work, row);
  return row.all_or_nothing ? writeAllOrNothing(work, row) : writeSlices(work, row);
};

async function end(db: Kysely<Database>, id: number, state: ImportState): Promise<void> {
  await db.updateTable('imports').set({ state }).where('id', '=', id).execute();
}

async function check({ db, signal }: ImportWork, row: StoredImport): Promise<void> {
  const lines = await openKind(db, row);
  const reading = readingOf(row, lines.columns);
  const { keysOf, spread } = lines;
  if (spread) await inTransaction(db, (transaction) => spreadLines(transaction, row, (line) => spread(line, reading)));
  if (keysOf) await inTransaction(db, (transaction) => joinLines(transaction, row, (line) => keysOf(line, reading)));
  const counts = noCounts();
  let doneCount = 0;
  for await (const slice of slicesOf(db, row)) {
    const outcomes = await lines.check(db, slice, reading);
    countOutcomes(counts, outcomes);
    doneCount += slice.length;
    await inTransaction(db, async (transaction) => {
      await saveOutcomes(transaction, row, outcomes);
      await saveProgress(transaction, row.id, doneCount, counts);
    });
    if (await isCancelled(db, row.id))
      return void (await db
        .updateTable('imports')
        .set({ state: 'uploaded', cancelled: false })
        .where('id', '=', row.id)
        .execute());
    if (signal?.aborted) return;
  }
  await end(db, row.id, 'checked');
}

/** Each slice stands by itself: after an interruption rows that were done are only read for their keys. */
async function writeSlices(work: ImportWork, row: StoredImport): Promise<void> {
  const { db, signal } = work;
  const lines = await openKind(db, row);
  const reading = readingOf(row, lines.columns);
  const counts = row.done === 0 ? noCounts() : countsOf(row);
  let doneCount = 0;
  for await (const slice of slicesOf(db, row)) {
    doneCount += slice.length;
    if (doneCount <= row.done) {
      await lines.check(db, slice, reading);
      continue;
    }
    const earlierKeys = new Map(reading.seenKeys);
    await inTransaction(db, async (transaction) => {
      // A transaction that is tried again reads its lines as if for the first time.
      reading.seenKeys = new Map(earlierKeys);
      const writtenSlice = await lines.write(transaction, slice, reading, savingOf(work, row));
      const newCounts = { ...counts };
      countOutcomes(newCounts, writtenSlice.outcomes);
      await saveOutcomes(transaction, row, writtenSlice.outcomes);
      await saveProgress(transaction, row.id, doneCount, newCounts, work.clock(), writtenSlice.madeBeside);
      return newCounts;
    }).then((newCounts) => Object.assign(counts, newCounts));
    if (await isCancelled(db, row.id)) break;
    if (signal?.aborted) return;
  }
  await end(db, row.id, 'done');
}

/** Progress is told outside the transaction, which nobody sees into. */
async function writeAllOrNothing(work: ImportWork, row: StoredImport): Promise<void> {
  const { db, signal } = work;
  try {
    await db.transaction().execute(async (transaction) => {
      const lines = await openKind(transaction, row);
      const reading = readingOf(row, lines.columns);
      const counts = noCounts();
      const madeBeside: number[] = [];
      let doneCount = 0;
      for await (const slice of slicesOf(transaction, row)) {
        const writtenSlice = await lines.write(transaction, slice, reading, savingOf(work, row));
        countOutcomes(counts, writtenSlice.outcomes);
        if (counts.refused > 0) throw new GivenUp('checking');
        await saveOutcomes(transaction, row, writtenSlice.outcomes);
        madeBeside.push(...writtenSlice.madeBeside);
        doneCount += slice.length;
        await saveProgress(db, row.id, doneCount, counts);
        if (await isCancelled(db, row.id)) throw new GivenUp('checked');
        if (signal?.aborted) throw new GivenUp('running');
      }
      await saveProgress(transaction, row.id, doneCount, counts, work.clock(), madeBeside);
      await end(transaction, row.id, 'done');
    });
  } catch (error) {
    if (!(error instanceof GivenUp)) throw error;
    await db
      .updateTable('imports')
      .set({ state: error.state, done: 0, cancelled: false })
      .where('id', '=', row.id)
      .execute();
  }
}

const countsOf = (row: StoredImport): Counts => ({
  new: row.new_count,
  changed: row.changed_count,
  joined: row.joined_count,
  same: row.same_count,
  refused: row.refused_count,
});

async function saveProgress(
  db: Kysely<Database>,
  id: number,
  doneCount: number,
  counts: Counts,
  writtenAt?: Date,
  madeBeside: readonly number[] = [],
): Promise<void> {
  await db
    .updateTable('imports')
    .set({
      done: doneCount,
      ...countColumns(counts),
      ...(writtenAt && { written_at: writtenAt }),
      ...(madeBeside.length > 0 && { made_beside: sql<number[]>`made_beside || ${madeBeside}::integer[]` }),
    })
    .where('id', '=', id)
    .execute();
}
