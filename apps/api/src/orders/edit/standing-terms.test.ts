import type { Order } from '@traiteur/contract/orders/order-record.ts';
import { expect, test } from 'vitest';
import { smallKitchen, wednesday } from '../../testing/small-kitchen.ts';
import { testApp } from '../../testing/test-app.ts';
import { judgeOrders } from '../judge/judge-orders.ts';

const { db, time, signedIn } = await testApp();
const kitchen = await smallKitchen(db);
const claire = await signedIn('manager');
const large = await kitchen.world.size('Grande');

const slot = { scheduleId: kitchen.evening, date: wednesday };
const line = (productId: number, quantity = 1, sizeId = kitchen.size) => ({ productId, sizeId, quantity });
const usualCode = { type: 'amount', value: 300, first_order_only: false, active: true } as const;
const noLimits = { minimum_goods: null, client_limit: null, total_limit: null, valid_from: null, valid_until: null };
let names = 0;

const place = (more: object = {}) => kitchen.place(claire, { slot, lines: [line(kitchen.dahl, 2)], ...more });

/** The order as its form would send it, with what somebody changes of it. */
const change = ({ id, version, lines, discountCode }: Order, more: object = { kitchenNote: 'vite' }) =>
  claire.call(
    'orders',
    'updateOrder',
    { id },
    {
      version,
      slot,
      lines: lines.map(({ productId, sizeId, quantity }) => line(productId, quantity, sizeId)),
      ...(discountCode !== null && { discountCode }),
      ...more,
    },
  );

async function dishInTwoSizes() {
  const product = await kitchen.dish({ name: `Plat ${names++}`, price: 900 });
  await db.insertInto('offers').values({ product_id: product, size_id: large, price: 1700 }).execute();
  return product;
}

async function putSesameInto(product: number) {
  const allergen = { product_id: product, allergen_id: kitchen.sesame, presence: 'contains' as const };
  await db.insertInto('product_allergens').values(allergen).execute();
  await judgeOrders(db, { productIds: [product] }, { by: { id: null, name: 'Nora' }, now: time.now });
}

/** An order of Marc's with a code, and how that code is changed later on. */
async function orderWithCode() {
  const code = `CODE${names++}`;
  const addCode = (terms: object = {}) =>
    db
      .insertInto('discount_codes')
      .values({ ...usualCode, ...noLimits, code, ...terms })
      .execute();
  await addCode();
  const order = await place({ discountCode: code });
  const { discount_code_id: id } = await db
    .selectFrom('orders')
    .select('discount_code_id')
    .where('id', '=', order.id)
    .executeTakeFirstOrThrow();
  const changeCode = (more: object) => db.updateTable('discount_codes').set(more).where('id', '=', id).execute();
  return { code, order, addCode, changeCode };
}

test('a dish taken in another size keeps its allergy and who answered for it', async () => {
  const product = await dishInTwoSizes();
  await putSesameInto(product);
  const answer = { productId: product, allergenIds: [kitchen.sesame], reason: 'graines à part' };
  const order = await place({ ...kitchen.ines, lines: [line(product)], allergyOverrides: [answer] });
  const changedOrder = await change(order, { lines: [line(product), line(product, 1, large)] });
  const updatedOrder = await change(changedOrder, { lines: [line(product, 1, large)] });
  expect(updatedOrder.allergyAlert).toBe('override');
  expect(updatedOrder.conflicts).toMatchObject([{ answeredBy: 'Claire manager', reason: 'graines à part' }]);
});

test('an order that an allergy stops goes on being stopped when the dish is taken in another size', async () => {
  const product = await dishInTwoSizes();
  const order = await place({ ...kitchen.ines, lines: [line(product)] });
  await putSesameInto(product);
  const updatedOrder = await change(order, { lines: [line(product, 1, large)] });
  expect(updatedOrder).toMatchObject({ allergyAlert: 'unanswered', unansweredConflicts: 1 });
  const answer = { productId: product, allergenIds: [kitchen.sesame], reason: 'elle le sait' };
  const answeredOrder = await change(updatedOrder, { lines: [line(product)], allergyOverrides: [answer] });
  expect(answeredOrder).toMatchObject({ allergyAlert: 'override', conflicts: [{ reason: 'elle le sait' }] });
});

test('an order keeps its code although the limits are lower by now and the client has ordered since', async () => {
  const { code, order, changeCode } = await orderWithCode();
  await place({ discountCode: code });
  await changeCode({ client_limit: 1, total_limit: 1, first_order_only: true });
  const updatedOrder = await change(order);
  expect(updatedOrder).toMatchObject({ discountCode: code, discount: 300, total: order.total });
  const largerOrder = await change(updatedOrder, { lines: [line(kitchen.dahl, 3)] });
  expect(largerOrder).toMatchObject({ discountCode: code, discount: 300 });
});

test('a code for the first order is added to it later as well, and to no other one', async () => {
  const client = await kitchen.world.client();
  const [first, next] = [await place(client), await place(client)];
  const code = `PREMIERE${names++}`;
  await db
    .insertInto('discount_codes')
    .values({ ...usualCode, ...noLimits, code, first_order_only: true })
    .execute();
  await expect(change(next, { discountCode: code })).rejects.toMatchObject({
    problem: { code: 'discount-code-refused' },
  });
  await claire.call('orders', 'cancelOrder', { id: next.id }, { reason: 'Malade' });
  expect(await change(first, { discountCode: code })).toMatchObject({ discountCode: code, discount: 300 });
});

test('a changed note leaves the discount as it was, whatever its code gives or asks for by now', async () => {
  const { order, changeCode } = await orderWithCode();
  await changeCode({ value: 500, minimum_goods: 5000 });
  const updatedOrder = await change(order);
  expect(updatedOrder).toMatchObject({ discount: 300, total: order.total });
  await expect(change(updatedOrder, { lines: [line(kitchen.dahl)] })).rejects.toMatchObject({
    problem: { code: 'discount-code-refused' },
  });
});

test('an order keeps the code that it has, and not another one that took over its name', async () => {
  const { code, order, addCode, changeCode } = await orderWithCode();
  await changeCode({ code: `${code}AVANT` });
  await addCode({ value: 900, active: false });
  const updatedOrder = await change(order, { lines: [line(kitchen.dahl, 3)] });
  expect(updatedOrder).toMatchObject({ discountCode: code, discount: 300 });
});

test('a dish keeps the taxes of the day it was ordered beside one that has today’s of the same rate', async () => {
  const taxRate = await kitchen.world.taxRate('Réduit', [{ name: 'TVA 5,5 %', rate: 5_500 }]);
  const [soup, tart] = [
    await kitchen.dish({ name: 'Soupe', price: 1000, taxRate }),
    await kitchen.dish({ name: 'Tarte', price: 1000, taxRate }),
  ];
  const order = await place({ lines: [line(soup)] });
  await kitchen.world.changeDish(soup, () => ({ taxRateId: kitchen.taxRate }));
  const owner = await signedIn('owner');
  const { id: _, ...rate } = await owner.call('tax-rates', 'get', { id: taxRate });
  const components = [{ name: 'TVA 20 %', rate: 20_000 }];
  await owner.call('tax-rates', 'update', { id: taxRate }, { ...rate, components });
  const { taxes } = await change(order, { lines: [line(soup), line(tart)] });
  expect(taxes.map(({ rate }) => rate)).toEqual([5_500, 20_000]);
});

test('a dish that is taken out leaves in the timeline what it conflicted with, and who had answered for it', async () => {
  const [tart, crackers] = [await dishInTwoSizes(), await dishInTwoSizes()];
  const { name } = await claire.call('products', 'get', { id: tart });
  await putSesameInto(tart);
  const answer = { productId: tart, allergenIds: [kitchen.sesame], reason: 'graines à part' };
  const lines = [line(tart), line(tart, 1, large), line(crackers), line(kitchen.dahl)];
  const order = await place({ ...kitchen.ines, lines, allergyOverrides: [answer] });
  await putSesameInto(crackers);
  const updatedOrder = await change(await claire.call('orders', 'get', { id: order.id }), {
    lines: [line(kitchen.dahl)],
  });
  expect(updatedOrder).toMatchObject({ conflicts: [], allergyAlert: null });
  const sesame = { allergenId: kitchen.sesame, severity: 'allergy', presence: 'contains' };
  expect(updatedOrder.events.at(-1)).toMatchObject({
    kind: 'changed',
    conflicts: [
      { ...sesame, dish: name, answeredBy: 'Claire manager', reason: 'graines à part' },
      { ...sesame, answeredBy: null, reason: '' },
    ],
  });
});

test('a code that is added later does not make the order dearer, whatever delivery costs today', async () => {
  const { code } = await orderWithCode();
  const order = await place();
  await kitchen.world.configuration({ shippingFee: 990 });
  const changedOrder = await change(order, { discountCode: code });
  expect(changedOrder).toMatchObject({ discount: 300, deliveryFee: order.deliveryFee, total: order.total - 300 });
});
