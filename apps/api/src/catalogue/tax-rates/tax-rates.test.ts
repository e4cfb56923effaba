import type { TaxRateInput } from '@traiteur/contract/catalogue/tax-rates.ts';
import { createApiClient } from '@traiteur/contract/wire/client.ts';
import { expect, test } from 'vitest';
import { smallKitchen } from '../../testing/small-kitchen.ts';
import { testApp } from '../../testing/test-app.ts';

const { db, host, signedIn } = await testApp();
const kitchen = await smallKitchen(db);
const owner = await signedIn('owner');

const quebec: TaxRateInput = {
  name: { fr: 'TPS + TVQ', en: 'GST + QST' },
  components: [
    { name: 'TPS 5 %', rate: 5000 },
    { name: 'TVQ 9,975 %', rate: 9975 },
  ],
  active: true,
};
const create = (more: Partial<TaxRateInput> = {}) => owner.call('tax-rates', 'create', {}, { ...quebec, ...more });

async function change(id: number, more: Partial<TaxRateInput>) {
  const { id: _, ...rest } = await owner.call('tax-rates', 'get', { id });
  return owner.call('tax-rates', 'update', { id }, { ...rest, ...more });
}

const order = () => kitchen.place(owner, { lines: [kitchen.line(kitchen.dahl, 2)] });

test('two taxes on the same amount come back in their order, to the thousandth', async () => {
  const { id } = await create();
  expect(await owner.call('tax-rates', 'get', { id })).toEqual({ ...quebec, id, version: 1 });
});

test.each([
  ['no tax', [], 'components', 'required'],
  ['three taxes', [5000, 9975, 1000].map((rate) => ({ name: `T ${rate}`, rate })), 'components', 'too-many'],
  ['more than the whole price', [{ name: 'T', rate: 100_001 }], 'components.0.rate', 'too-large'],
  ['half a thousandth', [{ name: 'T', rate: 0.5 }], 'components.0.rate', 'invalid'],
  ['a tax without a name', [{ name: ' ', rate: 5000 }], 'components.0.name', 'required'],
])('a rate of %s is refused', async (_, components, field, code) => {
  await expect(create({ components })).rejects.toMatchObject({ problem: { status: 422, errors: [{ field, code }] } });
});

test.each([
  ['fr', 'Ce nom figure deux fois'],
  ['en', 'This name appears twice'],
] as const)('one tax named twice is refused at the second, in %s', async (locale, message) => {
  const components = [5000, 9975].map((rate) => ({ name: 'TVA', rate }));
  const reader = createApiClient({ host, locale: () => locale, token: () => owner.token });
  await reader.load();
  await expect(reader.call('tax-rates', 'create', {}, { ...quebec, components })).rejects.toMatchObject({
    problem: { status: 422, errors: [{ field: 'components.1.name', code: 'name-twice', message }] },
  });
});

test('a changed rate counts for the orders to come, and leaves those already placed as they were', async () => {
  const earlierOrder = await order();
  await change(kitchen.taxRate, { components: [{ name: 'TVA 20 %', rate: 20_000 }] });
  const laterOrder = await order();
  expect((await owner.call('orders', 'get', { id: earlierOrder.id })).taxes).toEqual(earlierOrder.taxes);
  expect([earlierOrder, laterOrder].map(({ taxes }) => taxes.map(({ rate }) => rate))).toEqual([[10_000], [20_000]]);
});

test('a rate of products cannot be removed, and the answer says where it is used', async () => {
  await expect(owner.call('tax-rates', 'remove', { id: kitchen.taxRate })).rejects.toMatchObject({
    problem: {
      status: 409,
      code: 'in-use',
      usedBy: [
        { noun: 'products', count: 2 },
        { noun: 'orders', count: 2 },
      ],
    },
  });
});

test('a rate in use can be deactivated, and its products keep it', async () => {
  await change(kitchen.taxRate, { active: false });
  const { items } = await owner.call('tax-rates', 'list', { active: 'true' });
  expect(items.map(({ id }) => id)).not.toContain(kitchen.taxRate);
  expect(await owner.call('products', 'get', { id: kitchen.dahl })).toMatchObject({
    taxRateId: kitchen.taxRate,
  });
});
