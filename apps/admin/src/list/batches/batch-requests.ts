import { type BatchAnswer, largestBatch } from '@traiteur/contract/statement/batches.ts';

/** Filters as in the list's address. */
type Filters = Readonly<Record<string, string | undefined>>;

/** Records by any number of ids, or all that match the filters. */
export type BatchTarget = { ids: readonly number[] } | { matching: Filters };

/** The part that one request sends. */
export type BatchRequest = { ids: number[] } | { matching: Filters; after?: string };

/** Sends a batch in requests of a size the server accepts, one after the other. To stop sending, stop iterating. */
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
