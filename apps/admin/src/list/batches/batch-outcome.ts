import type { BatchAnswer, BatchRefusal } from '@traiteur/contract/statement/batches.ts';

/** Records that are named for each reason; the others are counted. */
const mostNamed = 20;

/** Why some records were refused, and which. */
interface RefusedGroup {
  message: string;
  count: number;
  records: readonly Pick<BatchRefusal, 'id' | 'name'>[];
}

/** What became of a batch so far. */
export interface BatchOutcome {
  done: number;
  refused: readonly RefusedGroup[];
  /** Those that were refused, as far as they are named. */
  refusedIds: readonly number[];
  left: number;
}

export const nothingYet: BatchOutcome = { done: 0, refused: [], refusedIds: [], left: 0 };

/** The outcome with one more answer, each reason told once with the records that it is about. */
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
    refused: [...groups.values()],
    refusedIds: [...outcome.refusedIds, ...refused.map(({ id }) => id)],
    left,
  };
}

/** How many records the outcome tells of. */
export const attemptedIn = ({ done, refused }: BatchOutcome): number =>
  done + refused.reduce((sum, { count }) => sum + count, 0);
