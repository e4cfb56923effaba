import type { BatchAnswer } from '@traiteur/contract/statement/batches.ts';
import { expect, test } from 'vitest';
import { attemptedIn, nothingYet, withAnswer } from './batch-outcome.ts';
import { answersOf, type BatchRequest, type BatchTarget } from './batch-requests.ts';

const record = (id: number) => ({ id, name: `2026-${id}` });
const answerOf = (ids: readonly number[], refusals: BatchAnswer['refused'] = []): BatchAnswer => ({
  done: ids.map(record),
  refused: refusals,
  next: null,
  left: 0,
  leftIsEstimate: false,
});

async function sentRequests(target: BatchTarget, answer: (request: BatchRequest, count: number) => BatchAnswer) {
  const requests: BatchRequest[] = [];
  const counts: number[] = [];
  for await (const batchAnswer of answersOf(target, (request) => {
    requests.push(request);
    return Promise.resolve(answer(request, requests.length));
  }))
    counts.push(batchAnswer.left);
  return { requests, left: counts };
}

const idsIn = (request: BatchRequest) => ('ids' in request ? request.ids : []);

test('many ids are sent a request at a time', async () => {
  const ids = Array.from({ length: 120 }, (_, index) => index + 1);
  const { requests, left } = await sentRequests({ ids }, (request) => answerOf(idsIn(request)));
  expect([requests.flatMap(idsIn), left]).toEqual([ids, [70, 20, 0]]);
});

test('what a request did not come to is sent again', async () => {
  const { requests } = await sentRequests({ ids: [1, 2, 3] }, (request) => answerOf(idsIn(request).slice(0, 2)));
  expect(requests).toEqual([{ ids: [1, 2, 3] }, { ids: [3] }]);
});

test('all that match go on where the answer says, until nothing is left', async () => {
  const matching = { status: 'pending' };
  const { requests } = await sentRequests({ matching }, (_, count) => ({
    ...answerOf([count]),
    next: count < 3 ? `c${count}` : null,
  }));
  expect(requests).toEqual([{ matching }, { matching, after: 'c1' }, { matching, after: 'c2' }]);
});

test('refusals are told by their reason, with whom they are about', () => {
  const refusal = (id: number, message: string) => ({ ...record(id), code: 'status-not-allowed', message });
  const many = Array.from({ length: 30 }, (_, index) => refusal(index + 10, 'Trop tard'));
  const first = withAnswer(nothingYet, answerOf([1, 2], [refusal(3, 'Allergie')]));
  const outcome = withAnswer(first, answerOf([4], [refusal(5, 'Allergie'), ...many]));
  expect(outcome).toMatchObject({
    done: 3,
    refused: [
      { message: 'Allergie', count: 2, records: [record(3), record(5)] },
      { message: 'Trop tard', count: 30 },
    ],
  });
  expect([outcome.refused[1]?.records.length, outcome.refusedIds.length, attemptedIn(outcome)]).toEqual([20, 32, 35]);
});
