import type { Operation, Tagged } from '@traiteur/contract/statement/operation.ts';
import { everyOperation } from '@traiteur/contract/operations.ts';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { smallKitchen } from '../testing/small-kitchen.ts';
import { testApp } from '../testing/test-app.ts';

const { app, db, signedIn } = await testApp();
const kitchen = await smallKitchen(db);

const nouns: readonly Tagged[] = everyOperation;
const operations = nouns.flatMap(({ operations: operationsOfNoun }) =>
  Object.entries(operationsOfNoun).map(([name, operation]) => ({ name, operation })),
);

/** Nearly right, at the edge of what a column holds, or nonsense. */
const suspects: unknown[] = [
  [0, 1, -1, 2 ** 31 - 1, 2 ** 31, 2 ** 53, 1e308, 0.5, '', ' ', '\u0000', '\ud800', 'x'.repeat(300), "'; --"],
  ['2026-02-31', '2026-11-25', '9999-12-31', '0001-01-01', '24:00', '11:00', '2026-11-25T10:00:00Z', '#ffffff', 'fr'],
  ['75020', 'a@b.fr', 'published', 'contains', 'owner', null, true, [], {}, [null], [1, 1], { fr: '', en: '' }],
  [{ fr: 'Été', en: 'Summer' }, kitchen.dahl, kitchen.size, kitchen.zone, [kitchen.size]],
  [
    [{ productId: kitchen.dahl, sizeId: kitchen.size, quantity: 2 ** 31 }],
    { scheduleId: kitchen.evening, date: '9999-12-31' },
  ],
  [[{ allergenId: kitchen.sesame, presence: 'contains', severity: 'allergy' }]],
].flat();

const value = fc.oneof(fc.constantFrom(...suspects), fc.jsonValue({ maxDepth: 2 }));

const keysOf = (schema: Operation['body'] | Operation['query']): string[] =>
  schema && 'shape' in schema ? Object.keys(schema.shape) : [];

const recordOf = (keys: string[]) =>
  fc.record(Object.fromEntries(keys.map((key) => [key, value])), { requiredKeys: [] });

test.each(operations)('$name answers no 500, whatever it is sent', async ({ operation }) => {
  const sent = fc.record({
    body: fc.oneof(
      { weight: 4, arbitrary: recordOf(keysOf(operation.body)) },
      { weight: 1, arbitrary: fc.jsonValue() },
    ),
    query: recordOf(keysOf(operation.query)),
    id: fc.constantFrom(
      '1',
      '0',
      '-1',
      '999999',
      '2147483648',
      'abc',
      '%00',
      kitchen.dahl,
      '6f9619ff-8b86-d011-b42d-00cf4fc964ff',
    ),
  });
  // Signing out ends the session: each operation gets its own.
  const { token } = await signedIn('owner');
  await fc.assert(
    fc.asyncProperty(sent, async ({ body, query, id }) => {
      const search = new URLSearchParams(
        Object.entries(query).map(([name, value]) => [name, typeof value === 'string' ? value : JSON.stringify(value)]),
      );
      const answer = await app.inject({
        method: operation.method,
        url: `/api${operation.path.replace('{id}', String(id))}?${search}`,
        headers: {
          authorization: `Bearer ${token}`,
          'content-type': 'application/json',
          'idempotency-key': 'hostile-input-key',
        },
        ...(operation.method === 'GET' || operation.method === 'DELETE' ? {} : { payload: JSON.stringify(body) }),
      });
      expect(answer.statusCode, answer.body).not.toBe(500);
    }),
    { numRuns: 60, seed: 20261121 },
  );
});
