import type { GeneratedCodesInput } from '@traiteur/contract/money/discount-code-series.ts';
import { expect, test } from 'vitest';
import { orderBook } from '../../../testing/delivered-orders.ts';
import { expectVerified } from '../../../testing/expect-verified.ts';
import { readExport } from '../../../testing/read-export.ts';
import { smallKitchen } from '../../../testing/small-kitchen.ts';
import { testApp } from '../../../testing/test-app.ts';

const { db, signedIn } = await testApp();
const kitchen = await smallKitchen(db);
const claire = await signedIn('manager');
const book = orderBook(claire, kitchen);

const terms = {
  prefix: 'MAI',
  count: 3,
  type: 'percent' as const,
  value: 1000,
  minimumGoods: null,
  validFrom: null,
  validUntil: null,
  firstOrderOnly: false,
  categoryIds: [] as number[],
};
let names = 0;
const generate = (more: Partial<GeneratedCodesInput> = {}) =>
  claire.call('discount-codes', 'generateDiscountCodes', {}, { ...terms, name: `Salon ${names++}`, ...more });
const codesOf = async (seriesId: number) => (await claire.call('discount-codes', 'list', { seriesId })).items;
const codeOf = async (seriesId: number) => {
  const [first] = await codesOf(seriesId);
  if (!first) throw new Error('the series has no codes');
  return first;
};

test('thousands of codes are generated at once, each different, for one use, out of the list until one looks for them', async () => {
  const series = await generate({ name: 'Salon de mai', count: 5000, categoryIds: [kitchen.category] });
  expect(series).toMatchObject({ name: 'Salon de mai', active: true, codes: 5000, uses: 0, by: 'Claire manager' });
  const code = await codeOf(series.id);
  expect(code).toMatchObject({
    type: 'percent',
    value: 1000,
    totalLimit: 1,
    clientLimit: null,
    categoryIds: [kitchen.category],
    series: { id: series.id, name: 'Salon de mai', active: true },
  });
  expect(code.code).toMatch(/^MAI[A-Z0-9]{8}$/);
  expect((await claire.call('discount-codes', 'list')).items).toEqual([]);
  const searched = await claire.call('discount-codes', 'list', { search: code.code });
  expect(searched.items.map(({ id }) => id)).toEqual([code.id]);
});

test('no two series have one name, and more codes than that are refused', async () => {
  await generate({ name: 'Deux fois' });
  await expect(generate({ name: 'Deux fois' })).rejects.toMatchObject({
    problem: { code: 'already-taken', field: 'name' },
  });
  await expect(generate({ count: 5001 })).rejects.toMatchObject({ problem: { errors: [{ field: 'count' }] } });
  await expect(generate({ prefix: 'É' })).rejects.toMatchObject({ problem: { errors: [{ field: 'prefix' }] } });
});

test('a series says how many were used and what they brought; a cancelled order takes it back, a refund its part', async () => {
  const { id } = await generate();
  const { code, id: codeId } = await codeOf(id);
  const order = await book.place({ discountCode: code });
  const read = () => claire.call('discount-codes', 'getDiscountCodeSeries', { id });
  expect(await read()).toMatchObject({ codes: 3, uses: 1, revenue: order.total, discount: order.discount });
  const paidOrder = await book.pay(order);
  await book.refund(paidOrder, 500);
  expect(await claire.call('discount-codes', 'get', { id: codeId })).toMatchObject({
    uses: 1,
    revenue: order.total - 500,
    discount: 190,
  });
  const changedOrder = await book
    .change(await claire.call('orders', 'get', { id: order.id }), 3)
    .catch(() => undefined);
  expect(changedOrder).toBeDefined();
  await expectVerified(db);
  await book.cancel(order);
  expect(await read()).toMatchObject({ uses: 0, revenue: 0, discount: 0 });
  await expectVerified(db);
});

test('each of its codes is used once', async () => {
  const { id } = await generate();
  const { code } = await codeOf(id);
  await book.place({ discountCode: code });
  await expect(book.place({ discountCode: code })).rejects.toMatchObject({
    problem: { code: 'discount-code-refused', errors: [{ reason: 'Used up: 1 of 1.' }] },
  });
});

test('a series put aside takes no order, whose clerk learns why, and goes on as it was once it is taken up again', async () => {
  const { id, name, version } = await generate();
  const { code } = await codeOf(id);
  const paused = await claire.call(
    'discount-codes',
    'updateDiscountCodeSeries',
    { id },
    { version, name, active: false },
  );
  expect(paused).toMatchObject({ active: false, version: version + 1 });
  expect(await codeOf(id)).toMatchObject({ active: true, standing: 'series-inactive' });
  await expect(book.place({ discountCode: code })).rejects.toMatchObject({
    problem: {
      title: 'Your discount code may have expired or does not exist.',
      errors: [{ reason: 'Its whole series is paused.' }],
    },
  });
  await expect(
    claire.call('discount-codes', 'updateDiscountCodeSeries', { id }, { version, name, active: true }),
  ).rejects.toMatchObject({ problem: { code: 'stale' } });
  await claire.call('discount-codes', 'updateDiscountCodeSeries', { id }, { version: version + 1, name, active: true });
  expect((await book.place({ discountCode: code })).discount).toBe(190);
});

test('one code is put aside and taken up again by itself', async () => {
  const { id } = await codeOf((await generate()).id);
  const pause = (isPaused: boolean) => claire.call('discount-codes', 'pauseDiscountCode', { id }, { paused: isPaused });
  expect(await pause(true)).toMatchObject({ active: false, standing: 'inactive' });
  expect(await pause(true)).toMatchObject({ version: 2 });
  expect(await pause(false)).toMatchObject({ active: true, standing: 'open', version: 3 });
});

test('an Excel file of a series holds its codes with what each brought', async () => {
  const series = await generate({ count: 120, name: 'Marché' });
  const { code } = await codeOf(series.id);
  const order = await book.place({ discountCode: code });
  const answer = await claire.call('discount-codes', 'exportDiscountCodes', { seriesId: series.id });
  const { total, rows } = await readExport(answer);
  expect([total, rows.length]).toEqual([120, 120]);
  expect(rows.find((row) => row['Code'] === code)).toMatchObject({
    Series: 'Marché',
    Value: '10%',
    Uses: 1,
    Revenue: order.total / 100,
    // As in the files of orders and sales: a column that adds up.
    'Discounts (dishes)': -order.discount / 100,
  });
});

test('series that are generated at once are whole, each code once, and of two with one name there is one', async () => {
  const prefixes = ['NOEL', 'NOEL', 'NOELA', 'NOE'];
  const series = await Promise.all(prefixes.map((prefix) => generate({ prefix, count: 1000 })));
  expect(series.map(({ codes }) => codes)).toEqual([1000, 1000, 1000, 1000]);
  const twins = await Promise.allSettled(Array.from({ length: 4 }, () => generate({ name: 'Jumeaux', count: 500 })));
  const refusals = twins.flatMap((twin) => (twin.status === 'rejected' ? [twin.reason as unknown] : []));
  expect(refusals).toHaveLength(3);
  for (const reason of refusals) expect(reason).toMatchObject({ problem: { code: 'already-taken', field: 'name' } });
  const codes = db.selectFrom('discount_codes').innerJoin('discount_code_series as s', 's.id', 'series_id');
  const { count } = await codes
    .where('s.name', '=', 'Jumeaux')
    .select((is) => is.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  expect(Number(count)).toBe(500);
  await expectVerified(db);
});
