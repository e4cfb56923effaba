import type { Problem } from '@traiteur/contract/statement/refusals.ts';
import { expect, test } from 'vitest';
import { saveClientPassword } from '../../clients/client-accounts/account-rows.ts';
import { openSession } from '../../access/sessions/session-rows.ts';
import { expectVerified } from '../../testing/expect-verified.ts';
import { wednesday } from '../../testing/small-kitchen.ts';
import { onlineHouse } from '../../testing/stripe/online-house.ts';

const { app, db, time, kitchen, standIn } = await onlineHouse();
const portions = 20;
const dish = await kitchen.dish({ name: 'Tajine', price: 1500, available: portions });

/** A client with an account, signed in: their rows alone, since nobody types a password here. */
async function clientNumbered(number: number) {
  const { clientId, addressId } = await kitchen.world.client({ firstName: 'Client', lastName: `Numéro ${number}` });
  await saveClientPassword(db, clientId, 'of nobody', time.now);
  const address = `10.0.0.${number}`;
  const { token } = await openSession(db, { kind: 'client', id: clientId }, { userAgent: 'test', address }, time.now);
  return { addressId, token, address };
}

test('of a hundred clients at once twenty get the twenty portions, the others are told on the dish, and nobody is charged in vain', async () => {
  const clients: Awaited<ReturnType<typeof clientNumbered>>[] = [];
  // One after the other: it is the orders that come at once.
  for (let number = 1; number <= 100; number++) clients.push(await clientNumbered(number));
  const answers = await Promise.all(
    clients.map(async ({ addressId, token, address }, index) => {
      const ask = async (method: 'POST' | 'PUT', url: string, payload: object) => {
        const headers = { authorization: `Bearer ${token}`, 'idempotency-key': `client-${index}-orders` };
        const request = { method, url: `/api${url}`, remoteAddress: address, headers, payload };
        // A database that is too busy says so, and whoever hears that comes again with the same key.
        let answer = await app.inject(request);
        while (answer.statusCode === 503) answer = await app.inject(request);
        return answer;
      };
      const answer = await ask('POST', '/own/orders/days', {
        addressId,
        orders: [
          {
            slot: { scheduleId: kitchen.evening, date: wednesday },
            lines: [{ productId: dish, sizeId: kitchen.size, quantity: 1 }],
          },
        ],
        paymentChoice: 'online',
      });
      if (answer.statusCode !== 201) return answer.json<Problem>();
      // As the page does: only what is placed is paid.
      const id = answer.json<{ items: { id: number }[] }>().items[0]?.id;
      await ask('POST', '/own/started-payments', { orderIds: [id] });
      const intent = standIn.intents().find(({ metadata }) => metadata['order'] === String(id));
      standIn.payInBrowser(intent?.id ?? '');
      const hearing = await ask('PUT', '/own/heard-payments', { orderIds: [id] });
      return hearing.json<{ items: { paymentStatus: string }[] }>().items[0] ?? { paymentStatus: 'none' };
    }),
  );
  const refusals = answers.filter((answer) => 'code' in answer);
  expect(answers.filter((answer) => 'paymentStatus' in answer && answer.paymentStatus === 'paid')).toHaveLength(
    portions,
  );
  expect(refusals).toHaveLength(100 - portions);
  expect(new Set(refusals.map(({ code, field }) => `${code} ${field}`))).toEqual(
    new Set(['quantity-unavailable orders.0.lines.0.quantity']),
  );
  expect(standIn.intents().filter(({ status }) => status === 'succeeded')).toHaveLength(portions);
  expect(standIn.intents()).toHaveLength(portions);
  await expectVerified(db);
});
