import type { BatchAnswer } from '@traiteur/contract/statement/batches.ts';
import type { Context } from '../core/context.ts';
import { attemptEach, type BatchRecord } from './attempt-each.ts';

/** The records that one request of a batch is for, and how those that are left go on. */
export interface BatchPart {
  records: BatchRecord[];
  /** How many are left once these are done, those of later requests alone. */
  left: { total: number; totalIsEstimate: boolean };
  /** The cursor of what comes after that record; undefined where the batch names its records. */
  after: ((id: number) => string) | undefined;
}

/** The part of a batch that names its records, which no request goes on from; one that does not exist is called by its number. */
export function namedPart(ids: readonly number[], rows: readonly BatchRecord[]): BatchPart {
  const names = new Map(rows.map(({ id, name }) => [id, name]));
  const records = ids.toSorted((one, other) => one - other).map((id) => ({ id, name: names.get(id) ?? String(id) }));
  return { records, left: { total: 0, totalIsEstimate: false }, after: undefined };
}

/** One request of a batch: what became of its records, and where the next one goes on. */
export async function attemptBatch(
  { records, left, after }: BatchPart,
  attempt: (id: number) => Promise<unknown>,
  reader: Pick<Context, 'locale' | 'house'>,
): Promise<BatchAnswer> {
  const outcome = await attemptEach(records, attempt, reader);
  const attempts = outcome.done.length + outcome.refused.length;
  const last = records[attempts - 1];
  const total = left.total + records.length - attempts;
  const next = after && last && total > 0 ? after(last.id) : null;
  return { ...outcome, next, left: total, leftIsEstimate: left.totalIsEstimate };
}
