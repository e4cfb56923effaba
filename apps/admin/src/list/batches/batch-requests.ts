import { type BatchAnswer, largestBatch } from '@traiteur/contract/statement/batches.ts';

/** Filters as a list's address says them. */
type Filters = Readonly<Record<string, string | undefined>>;

/** Which records: some by their ids, however many, or all that the filters let through. */
export type BatchTarget = { ids: readonly number[] } | { matching: Filters };

/** What one request sends of it. */
export type BatchRequest = { ids: number[] } | { matching: Filters; after?: string };

/**
 * Sends a batch in requests that the server takes, one after the other, and gives each answer with how many records are left. Whoever stops reading
 * stops sending.
 */
export async function* answersOf(
  target: BatchTarget,
  send: (request: BatchRequest) => Promise<BatchAnswer>,
): AsyncGenerator<BatchAnswer> {
  if ('matching' in target) {
    for (let cursor: string | null = ''; cursor !== null; ) {
      const answer: BatchAnswer = await send({ matching: target.matching, ...(cursor && { after: cursor }) });
      yield answer;
      cursor = answer.next;
    }
    return;
  }
  let waitingIds = [...target.ids];
  while (waitingIds.length > 0) {
    const answer = await send({ ids: waitingIds.slice(0, largestBatch) });
    const attemptedIds = new Set([...answer.done, ...answer.refused].map(({ id }) => id));
    waitingIds = waitingIds.filter((id) => !attemptedIds.has(id));
    yield { ...answer, left: waitingIds.length };
  }
}
