import type { DiscountCodeInput } from '@traiteur/contract/money/discount-codes.ts';
import { expect, test } from 'vitest';
import { smallKitchen } from '../../testing/small-kitchen.ts';
import { testApp } from '../../testing/test-app.ts';
import { tenPercent } from '../../testing/discounts/ten-percent.ts';

const { db, signedIn } = await testApp();
const kitchen = await smallKitchen(db);
const claire = await signedIn('manager');

let codes = 0;
const create = (more: Partial<DiscountCodeInput> = {}) =>
  claire.call('discount-codes', 'create', {}, { ...tenPercent, code: `CODE${codes++}`, ...more });
const refusedField = (field: string, code: string) => ({ problem: { errors: [{ field, code }] } });

test('a code comes back as it was written, unused', async () => {
  const fullInput = {
    ...tenPercent,
    minimumGoods: 2500,
    validFrom: '2026-11-01T00:00:00.000Z',
    validUntil: '2026-12-01T00:00:00.000Z',
    totalLimit: 100,
    clientLimit: 1,
    firstOrderOnly: true,
    categoryIds: [kitchen.category],
  };
  const { id } = await create(fullInput);
  expect(await claire.call('discount-codes', 'get', { id })).toEqual({
    ...fullInput,
    id,
    version: 1,
    uses: 0,
    standing: 'open',
    series: null,
    revenue: 0,
    discount: 0,
  });
});

test('a code says where it stands now', async () => {
  const { id } = await create({ validUntil: '2026-11-23T09:00:00Z' });
  expect((await claire.call('discount-codes', 'get', { id })).standing).toBe('expired');
});

test('a code is kept in upper case, and is taken whatever its case', async () => {
  expect((await create({ code: ' soupe10 ' })).code).toBe('SOUPE10');
  await expect(create({ code: 'Soupe10' })).rejects.toMatchObject({
    problem: { code: 'already-taken', field: 'code' },
  });
});

test.each(['SOUPE 10', 'SOUPE-10', 'ÉTÉ', '10%'])('%s is no code: letters and digits only', async (code) => {
  await expect(create({ code })).rejects.toMatchObject(refusedField('code', 'invalid'));
});

test('a percentage beyond the whole price is refused', async () => {
  await expect(create({ value: 10_001 })).rejects.toMatchObject(refusedField('value', 'too-large'));
});

test('an amount may be more than a percentage can', async () => {
  expect(await create({ type: 'amount', value: 20_000 })).toMatchObject({ type: 'amount', value: 20_000 });
});

test('a percentage and an amount need their value', async () => {
  await expect(create({ value: null })).rejects.toMatchObject(refusedField('value', 'required'));
});

test('a free delivery drops the value that stood there', async () => {
  expect(await create({ type: 'free_delivery', value: 1000 })).toMatchObject({ value: null });
});

test('an end before the beginning is refused, when changing a code as well', async () => {
  const period = { validFrom: '2026-12-01T00:00:00+01:00', validUntil: '2026-11-30T23:00:00Z' };
  await expect(create(period)).rejects.toMatchObject(refusedField('validUntil', 'end-before-start'));
  const { id, code } = await create();
  const change = { ...tenPercent, ...period, code, version: 1 };
  await expect(claire.call('discount-codes', 'update', { id }, change)).rejects.toMatchObject(
    refusedField('validUntil', 'end-before-start'),
  );
});

test('a category that does not exist is refused', async () => {
  await expect(create({ categoryIds: [999] })).rejects.toMatchObject({
    problem: { code: 'unknown-reference', field: 'categoryIds' },
  });
});

test('a change replaces the categories', async () => {
  const { id, code } = await create({ categoryIds: [kitchen.category] });
  const change = { ...tenPercent, code, version: 1 };
  expect(await claire.call('discount-codes', 'update', { id }, change)).toMatchObject({
    categoryIds: [],
    version: 2,
  });
});

test('codes are found by a part of theirs and whether they are active', async () => {
  const { code } = await create({ code: 'HIVER2026' });
  await create({ code: 'HIVER2025', active: false });
  const matches = await claire.call('discount-codes', 'list', { search: 'hiver', active: 'true' });
  expect(matches.items.map((discountCode) => discountCode.code)).toEqual([code]);
});

test('a code that an order used is not removed, even once that order is cancelled', async () => {
  const { id, code } = await create();
  const order = await kitchen.place(claire, { lines: [kitchen.line(kitchen.dahl, 2)], discountCode: code });
  await claire.call('orders', 'cancelOrder', { id: order.id }, { reason: 'changement de programme' });
  await expect(claire.call('discount-codes', 'remove', { id })).rejects.toMatchObject({
    problem: { code: 'in-use', usedBy: [{ noun: 'orders', count: 1 }] },
  });
});

test('the accountant reads codes and changes none', async () => {
  const accountant = await signedIn('accountant');
  expect(accountant.offers('discount-codes', 'list')).toBe(true);
  expect(accountant.offers('discount-codes', 'create')).toBe(false);
});
