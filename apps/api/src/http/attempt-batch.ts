import type { BatchAnswer } from '@traiteur/contract/statement/batches.ts';
import type { Context } from '../core/context.ts';
import { attemptEach, type BatchRecord } from './attempt-each.ts';

export interface BatchPart {
  records: BatchRecord[];
  left: { total: number; totalIsEstimate: boolean };
  /** The cursor after a record; undefined when the batch lists its records. */
  after: ((id: number) => string) | undefined;
}

export function namedPart(ids: readonly number[], rows: readonly BatchRecord[]): BatchPart {
  const names = new Map(rows.map(({ id, name }) => [id, name]));
  const records = ids.toSorted((a, b) => a - b).map((id) => ({ id, name: names.get(id) ?? String(id) }));
  return { records, left: { total: 0, totalIsEstimate: false }, after: undefined };
}

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
