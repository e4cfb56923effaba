import { expect, test } from 'vitest';
import { smallKitchen, wednesday } from '../../testing/small-kitchen.ts';
import { testApp } from '../../testing/test-app.ts';

const { db, app, signedIn } = await testApp();
const kitchen = await smallKitchen(db);
const owner = await signedIn('owner');
const cook = await signedIn('kitchen');

const figures = { defaultQuantity: 24, dailyChoices: 6, largestLineQuantity: 50, allergiesByConfirmation: false };
const read = () => owner.call('product-constants', 'get');

async function change(more: Partial<Record<keyof typeof figures, number | boolean | null>>) {
  const { id: _, ...now } = await read();
  return owner.call('product-constants', 'update', {}, { ...now, ...more } as never);
}

test('a new house sets no limit of portions, six meals a day and fifty of a dish on a line', async () => {
  expect(await read()).toEqual({ ...figures, defaultQuantity: null, id: 1, version: 1 });
});

test('the figures come back as they were saved', async () => {
  await change(figures);
  expect(await read()).toMatchObject(figures);
});

test('an empty default quantity is no limit', async () => {
  await change({ defaultQuantity: 12 });
  expect(await change({ defaultQuantity: null })).toMatchObject({ defaultQuantity: null });
});

test.each([
  ['defaultQuantity', -1],
  ['dailyChoices', 0],
  ['largestLineQuantity', 0],
  ['largestLineQuantity', 1001],
  ['largestLineQuantity', null],
])('%s cannot be %s', async (field, value) => {
  await expect(change({ [field]: value })).rejects.toMatchObject({ problem: { status: 422, errors: [{ field }] } });
});

test('the largest quantity of a line counts from the next order on', async () => {
  await change({ largestLineQuantity: 3 });
  const quote = (quantity: number) =>
    owner.call(
      'orders',
      'quoteOrder',
      {},
      {
        ...kitchen.marc,
        slot: { scheduleId: kitchen.evening, date: wednesday },
        lines: [kitchen.line(kitchen.dahl, quantity)],
      },
    );
  const faults = async (quantity: number) => (await quote(quantity)).faults.map(({ code }) => code);
  expect([await faults(3), await faults(4)]).toEqual([[], ['quantity-too-large']]);
});

test('the kitchen reads the figures and may not change them', async () => {
  expect(await cook.call('product-constants', 'get')).toMatchObject({ id: 1 });
  const answer = await app.inject({
    method: 'PUT',
    url: '/api/product-constants',
    headers: { authorization: `Bearer ${cook.token}` },
    payload: { ...figures, version: 1 },
  });
  expect([answer.statusCode, answer.json()]).toMatchObject([403, { code: 'not-allowed' }]);
});

test('a change is audited with what it was before', async () => {
  await change({ dailyChoices: 6 });
  await change({ dailyChoices: 8 });
  const { items } = await owner.call('audit-entries', 'list', { tag: 'product-constants', limit: 1 });
  expect(items).toMatchObject([
    { operation: 'updateProductConstants', before: { dailyChoices: 6 }, after: { dailyChoices: 8 } },
  ]);
});
