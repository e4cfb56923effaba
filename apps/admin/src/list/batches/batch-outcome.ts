import type { BatchAnswer, BatchRefusal } from '@traiteur/contract/statement/batches.ts';

/** Records named per reason; the others are only counted. */
const mostNamed = 20;

interface RefusedGroup {
  message: string;
  count: number;
  records: readonly Pick<BatchRefusal, 'id' | 'name'>[];
}

export interface BatchOutcome {
  done: number;
  doneIds: readonly number[];
  refused: readonly RefusedGroup[];
  /** Only of the named records. */
  refusedIds: readonly number[];
  left: number;
}

export const nothingYet: BatchOutcome = { done: 0, doneIds: [], refused: [], refusedIds: [], left: 0 };

/** Adds an answer to the outcome, grouping refusals by reason. */
export function withAnswer(outcome: BatchOutcome, { done, refused, left }: BatchAnswer): BatchOutcome {
  const groups = new Map(outcome.refused.map((group) => [group.message, group]));
  for (const { id, name, message } of refused) {
    const { count, records } = groups.get(message) ?? { count: 0, records: [] };
    groups.set(message, {
      message,
      count: count + 1,
      records: count < mostNamed ? [...records, { id, name }] : records,
    });
  }
  return {
    done: outcome.done + done.length,
    doneIds: [...outcome.doneIds, ...done.map(({ id }) => id)],
    refused: [...groups.values()],
    refusedIds: [...outcome.refusedIds, ...refused.map(({ id }) => id)],
    left,
  };
}

export const attemptedIn = ({ done, refused }: BatchOutcome): number =>
  done + refused.reduce((sum, { count }) => sum + count, 0);
