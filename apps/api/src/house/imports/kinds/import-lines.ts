import { operationIdOf } from '@traiteur/contract/statement/operation.ts';
import type { Kysely } from 'kysely';
import { changedFields, subjectOf } from '../../../access/audit-entries/audited.ts';
import { type AuditRecord, insertAuditEntries } from '../../../access/audit-entries/insert-audit-entry.ts';
import { forgetRecord } from '../../../access/audit-entries/forget-record.ts';
import type { Saving } from '../../../core/caller.ts';
import { Refusal } from '../../../core/refusal.ts';
import { type ConstraintMeanings, refusalOf } from '../../../database/rows/constraints.ts';
import { inSavepoint } from '../../../database/rows/transactions.ts';
import type { Database } from '../../../database/schema.ts';
import type { RowFault } from '../row-faults.ts';
import {
  type Assessed,
  assessLines,
  joinedOutcome,
  type Outcome,
  type Reading,
  refusedTogether,
  unwritten,
} from './assess-lines.ts';
import { cellsOf, type Columns, type Line } from './cells.ts';
import type { ImportColumn, ImportKind, ImportSaving, Versioned } from './import-kind.ts';

interface WrittenRow {
  number: number;
  recordId: number;
  savedVersion: number;
  earlier: object | null;
}

interface Written {
  outcomes: Outcome[];
  /** What the lines named and the house did not have: zones. */
  madeBeside: number[];
}

/** What is done with lines, whatever noun they are of. */
export interface ImportedLines {
  columns: readonly ImportColumn[];
  /** Lines that share one are of one record; undefined where each line is one. */
  keysOf: ((line: Line, columns: Columns) => string[]) | undefined;
  /** The cells of the further rows that a line becomes; undefined where each line is one row. */
  spread: ((line: Line, columns: Columns) => string[][]) | undefined;
  check: (db: Kysely<Database>, lines: readonly Line[], reading: Reading) => Promise<Outcome[]>;
  /** In the caller's transaction; a refused line leaves no trace of its own. */
  write: (db: Kysely<Database>, lines: readonly Line[], reading: Reading, saving: ImportSaving) => Promise<Written>;
  /** Removes what was made beside records, where nothing uses it. */
  removeMissing: (db: Kysely<Database>, ids: readonly number[], saving: ImportSaving) => Promise<void>;
  /** @returns null where it was undone, else why it stays */
  undo: (db: Kysely<Database>, row: WrittenRow, saving: ImportSaving) => Promise<RowFault | null>;
}

export function importLines<Fields, Input extends object, Rec extends Versioned & Input>(
  kind: ImportKind<Fields, Input, Rec>,
  meanings: ConstraintMeanings,
): ImportedLines {
  const assess = (db: Kysely<Database>, lines: readonly Line[], reading: Reading) =>
    assessLines(kind, db, lines, reading);

  /** Of an error that is no refusal the caller's transaction is given up. */
  const refusedBy = (outcome: Outcome, error: unknown): Outcome => {
    const refusal = error instanceof Refusal ? error : refusalOf(error, meanings);
    if (!refusal) throw error;
    const { code, details } = refusal;
    const faults = details.faults ?? [{ field: details.field ?? '', code }];
    return {
      ...outcome,
      ...unwritten,
      state: 'refused',
      // Codes of faults and refusals are all that a refusal names.
      faults: faults.map((fault) => ({ column: kind.columnOf(fault.field), code: fault.code as RowFault['code'] })),
    };
  };

  const entryOf = (
    saving: Saving,
    verb: 'create' | 'update' | 'remove',
    earlierRecord?: Rec,
    newRecord?: Rec,
  ): AuditRecord => ({
    at: saving.now,
    by: saving.by,
    tag: kind.noun.tag,
    operation: operationIdOf(kind.noun, verb),
    record: subjectOf(fieldsOf(newRecord ?? earlierRecord), undefined, kind.noun.named),
    ...changedFields(fieldsOf(earlierRecord), fieldsOf(newRecord), 'changes'),
  });

  const writtenAs = (outcome: Assessed<Fields, Input, Rec>, record: Rec, storedRecord?: Rec): Outcome => ({
    number: outcome.number,
    state: outcome.state,
    faults: [],
    recordId: record.id,
    written: true,
    earlier: storedRecord ? kind.inputOf(storedRecord) : null,
    savedVersion: record.version,
  });

  async function insert(
    db: Kysely<Database>,
    news: readonly Assessed<Fields, Input, Rec>[],
    saving: ImportSaving,
  ): Promise<Outcome[]> {
    if (news.length === 0) return [];
    try {
      return await inSavepoint(db, async (transaction) => {
        const inputs = news.flatMap(({ input }) => (input ? [input] : []));
        const records = await kind.insert(transaction, inputs, saving);
        await insertAuditEntries(
          transaction,
          records.map((record) => entryOf(saving, 'create', undefined, record)),
        );
        return news.map((outcome, index) => writtenAs(outcome, records[index] as Rec));
      });
    } catch (error) {
      const [first] = news;
      if (news.length === 1 && first) return [refusedBy(first, error)];
      // One of them is refused: halves find it, and the others go in.
      const middle = Math.ceil(news.length / 2);
      return [...(await insert(db, news.slice(0, middle), saving)), ...(await insert(db, news.slice(middle), saving))];
    }
  }

  async function update(
    db: Kysely<Database>,
    outcome: Assessed<Fields, Input, Rec>,
    saving: ImportSaving,
  ): Promise<Outcome> {
    const { storedRecord, input } = outcome;
    if (!storedRecord || !input) return outcome;
    try {
      return await inSavepoint(db, async (transaction) => {
        const record = await kind.update(transaction, storedRecord, input, saving);
        await insertAuditEntries(transaction, [entryOf(saving, 'update', storedRecord, record)]);
        return writtenAs(outcome, record, storedRecord);
      });
    } catch (error) {
      return refusedBy(outcome, error);
    }
  }

  return {
    columns: kind.columns,
    keysOf: kind.join && ((line, columns) => kind.keysOf(cellsOf(line, columns))),
    spread: kind.spread && ((line, columns) => spreadCells(line, columns, kind.spread?.(cellsOf(line, columns)))),
    check: async (db, lines, reading) => (await assess(db, lines, reading)).map(withoutInput),
    async write(db, lines, reading, saving) {
      const firstLook = await assess(db, lines, reading);
      const fields = firstLook.flatMap((outcome) => (outcome.fields ? [outcome.fields] : []));
      const madeBeside = (await kind.makeMissing?.(db, fields, saving)) ?? [];
      const assessed = madeBeside.length > 0 ? await assess(db, lines, reading) : firstLook;
      const news = assessed.filter(({ state }) => state === 'new');
      const outcomes = await insert(db, news, saving);
      for (const outcome of assessed) if (outcome.state === 'changed') outcomes.push(await update(db, outcome, saving));
      const writtenLines = new Map(outcomes.map((outcome) => [outcome.number, outcome]));
      for (const outcome of assessed) {
        const first = writtenLines.get(outcome.recordLine);
        if (outcome.state === 'new' || outcome.state === 'changed') continue;
        const otherLine = withoutInput(outcome);
        if (outcome.state !== 'joined' || !first) outcomes.push(otherLine);
        else if (first.state === 'refused')
          outcomes.push(...refusedTogether([first, { ...otherLine, faults: [] }]).slice(1));
        else outcomes.push(joinedOutcome(otherLine, first));
      }
      return { outcomes, madeBeside };
    },
    async removeMissing(db, ids, saving) {
      await kind.removeMissing?.(db, ids, saving);
    },
    async undo(db, { recordId, savedVersion, earlier }, saving) {
      const record = await kind.get(db, recordId);
      if (!record) return null;
      if (record.version !== savedVersion) return { column: null, code: 'changed-since-import' };
      try {
        await inSavepoint(db, async (transaction) => {
          if (earlier) {
            // Kept as the noun's input when the record was changed.
            const restored = await kind.update(transaction, record, earlier as Input, saving);
            return insertAuditEntries(transaction, [entryOf(saving, 'update', record, restored)]);
          }
          await kind.remove(transaction, recordId);
          await insertAuditEntries(transaction, [entryOf(saving, 'remove', record)]);
          const forgets = kind.noun.operations['remove']?.forgets;
          if (forgets) await forgetRecord(transaction, forgets, String(recordId));
        });
        return null;
      } catch (error) {
        const [fault] = refusedBy({ number: 0, state: 'kept', faults: [], recordId, ...unwritten }, error).faults;
        return { column: null, code: fault?.code === 'stale' ? 'changed-since-import' : 'used-since-import' };
      }
    },
  };
}

function spreadCells({ cells }: Line, { mapping }: Columns, spread?: { column: string; texts: readonly string[] }) {
  const place = spread ? mapping.indexOf(spread.column) : -1;
  return (spread?.texts ?? []).map((text) => cells.map((cell, index) => (index === place ? text : cell)));
}

const fieldsOf = (record: object | undefined) => record && { ...record };

const withoutInput = <Rest extends Outcome>({ number, state, faults, recordId }: Rest): Outcome => ({
  number,
  state,
  faults,
  recordId,
  ...unwritten,
});
