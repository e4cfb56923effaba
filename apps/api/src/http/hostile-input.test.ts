import { eventStreamType } from '@traiteur/contract/orders/order-news.ts';
import type { Operation, Tagged } from '@traiteur/contract/statement/operation.ts';
import { everyOperation } from '@traiteur/contract/operations.ts';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { witnessChanges } from '../testing/change-witness.ts';
import { hostileRequest } from '../testing/hostile-requests.ts';
import { smallKitchen } from '../testing/small-kitchen.ts';
import { testApp } from '../testing/test-app.ts';

const { app, db, ownerPool, signedIn, clientSignedIn } = await testApp();
const kitchen = await smallKitchen(db);
const changes = await witnessChanges(ownerPool);

/** Somebody who may call the operation, signed in: a client of its own, whom what is sent may take away. */
async function caller({ scope }: Operation) {
  if (scope !== 'client') return signedIn('owner');
  const { clientId, addressId } = await kitchen.world.client();
  ground.ids.push(addressId);
  return clientSignedIn(clientId);
}

const nouns: readonly Tagged[] = everyOperation;
const operations = nouns
  .flatMap(({ operations: operationsOfNoun }) =>
    Object.entries(operationsOfNoun).map(([name, operation]) => ({ name, operation })),
  )
  // It is sent nothing, and answers without end.
  .filter(({ operation }) => operation.produces !== eventStreamType);

// `HOSTILE_REQUESTS=20000 npm test -- hostile-input` looks longer.
const numRuns = Math.ceil(Number(process.env.HOSTILE_REQUESTS ?? 1500) / operations.length);
const { HOSTILE_SEED: seed = '20261121' } = process.env;

const ground = {
  ids: [kitchen.dahl, kitchen.size, kitchen.zone, kitchen.evening, kitchen.marc.clientId, kitchen.sesame],
  suspects: [
    [kitchen.line(kitchen.dahl, 2 ** 31)],
    { scheduleId: kitchen.evening, date: '9999-12-31' },
    [{ allergenId: kitchen.sesame, presence: 'contains', severity: 'allergy' }],
  ],
};

/** What takes longer hangs. */
const patience = 10_000;

test.each(operations)(
  '$name is neither broken nor held up by whatever it is sent, and what it refuses changes nothing',
  async ({ operation }) => {
    let asker = 0;
    let { token } = await caller(operation);
    let previousChanges = await changes();
    await fc.assert(
      fc.asyncProperty(hostileRequest(operation, ground), async ({ url, body }) => {
        const headers = {
          authorization: `Bearer ${token}`,
          'content-type': 'application/json',
          'idempotency-key': `hostile-input-${(asker += 1)}`,
        };
        const isWritten = operation.method === 'POST' || operation.method === 'PUT';
        const answer = await app.inject({
          method: operation.method,
          url,
          headers,
          // Whoever asks so often is stopped by their address.
          remoteAddress: `10.0.${asker >> 8}.${asker & 255}`,
          signal: AbortSignal.timeout(patience),
          ...(isWritten && { payload: body }),
        });
        expect(answer.statusCode, answer.body).toBeLessThan(500);
        const currentChanges = await changes();
        if (answer.statusCode >= 400) expect(currentChanges, answer.body).toBe(previousChanges);
        previousChanges = currentChanges;
        // Some of it signs out, or goes as far as to take the account away.
        if (answer.statusCode !== 401 || operation.scope === 'public') return;
        ({ token } = await caller(operation));
        previousChanges = await changes();
      }),
      { numRuns, seed: Number(seed) },
    );
  },
);
