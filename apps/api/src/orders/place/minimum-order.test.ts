import { expect, test } from 'vitest';
import { smallKitchen } from '../../testing/small-kitchen.ts';
import { testApp } from '../../testing/test-app.ts';

const { db, host, signedIn } = await testApp();
const kitchen = await smallKitchen(db);
const claire = await signedIn('manager');

const soup = await kitchen.dish({ name: 'Velouté', price: 420 });
const draft = { ...kitchen.marc, lines: [kitchen.line(soup)] };
const fault = {
  field: 'lines',
  code: 'below-minimum-order',
  message: 'Zone minimum: €5. €0.80 is missing.',
  amounts: { minimum: 500, missing: 80 },
};

test('a refusal below the zone’s minimum says the minimum and what is missing', async () => {
  const placing = kitchen.place(claire, draft);
  await expect(placing).rejects.toMatchObject({
    problem: { status: 409, title: fault.message, amounts: fault.amounts, errors: [fault] },
  });
});

test('a quote says the same before the order is placed', async () => {
  expect((await claire.call('orders', 'quoteOrder', {}, draft)).faults).toEqual([fault]);
});

test('the amounts are written in the caller’s language', async () => {
  const answer = await fetch(`${host}/api/order-quotes`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'accept-language': 'fr', authorization: `Bearer ${claire.token}` },
    body: JSON.stringify(draft),
  });
  expect(await answer.json()).toMatchObject({
    faults: [{ message: 'Minimum de la zone\u00a0: 5\u00a0€. Il manque 0,80\u00a0€.', amounts: fault.amounts }],
  });
});
