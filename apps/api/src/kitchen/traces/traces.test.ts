import { expect, test } from 'vitest';
import { kitchenStore } from '../../testing/kitchen-store.ts';
import { bringTo } from '../../testing/order-steps.ts';
import { grams, ingredientInput, part, recipeInput } from '../../testing/recipe-inputs.ts';
import { smallKitchen, wednesday } from '../../testing/small-kitchen.ts';
import { testApp } from '../../testing/test-app.ts';

const { db, signedIn } = await testApp();
const kitchen = await smallKitchen(db);
const { size } = kitchen;
const [claire, karim] = [await signedIn('manager'), await signedIn('kitchen')];
const driver = await signedIn('delivery');
const store = await kitchenStore(karim, kitchen.taxRate);

const free = { allergens: [{ allergenId: kitchen.sesame, state: 'none' as const }] };
const rice = await claire.call('ingredients', 'create', {}, ingredientInput('Riz', free));
const salt = await claire.call('ingredients', 'create', {}, ingredientInput('Sel', free));
const stock = await claire.call('recipes', 'create', {}, recipeInput('Bouillon', [grams(salt.id, 10)]));
const sauce = await claire.call('recipes', 'create', {}, recipeInput('Sauce', [part(stock.id, 100)]));

const dishOf = async (name: string, lines: Parameters<typeof recipeInput>[1]) => {
  const id = await kitchen.dish({ name, price: 990 });
  const portions = [{ sizeId: size, weight: 300_000 }];
  await claire.call('recipes', 'create', {}, recipeInput(name, lines, { productId: id, portions }));
  return id;
};
const curry = await dishOf('Curry', [grams(rice.id, 200), part(sauce.id, 100)]);
const risotto = await dishOf('Risotto', [grams(rice.id, 250), part(sauce.id, 50)]);

const { lines } = await store.receive([
  store.line(rice.id, { number: 'RZ-77', useBy: '2026-12-01' }),
  store.line(salt.id, { number: 'SEL-9' }),
]);
const [riceSack = 0, saltSack = 0] = lines.map(({ id }) => id);

const nextWednesday = '2026-12-02';
const place = (productId: number, date = wednesday, more: object = {}) =>
  kitchen.place(claire, {
    lines: [kitchen.line(productId, 2)],
    slot: { scheduleId: kitchen.evening, date },
    ...more,
  });
const tick = (productId: number) =>
  karim.call('production', 'tickProduction', {}, { date: wednesday, productId, sizeId: size, quantity: 2 });
const tickPreparation = (recipeId: number) =>
  karim.call('production', 'tickPreparation', {}, { date: wednesday, recipeId, isDone: true, weight: 100_000 });

const marcs = await place(curry);
const ines = await place(curry, wednesday, kitchen.ines);
const risottoOrder = await place(risotto);
const later = await place(risotto, nextWednesday);
await tickPreparation(stock.id);
await tickPreparation(sauce.id);
await tick(curry);
await bringTo(claire, marcs, 'delivered');

const trace = (query: object, person = claire) => person.call('traces', 'traceBatch', query);
const lotId = async (name: string) => {
  const { items } = await karim.call('cooked-batches', 'listCookedBatches', { date: wednesday });
  return items.find((batch) => batch.name.fr === name)?.id ?? expect.fail(`no ${name} was cooked`);
};
const namesOf = (rows: readonly { name: { fr: string } }[]) => rows.map(({ name }) => name.fr).toSorted();
const idsOf = (rows: readonly { id: number }[]) => rows.map(({ id }) => id).toSorted((a, b) => a - b);

test('goods lead down through preparations to lots, dishes, orders and clients, and to what is left', async () => {
  const { root, lots, servings, orders, counts, goods } = await trace({ ingredientBatchId: saltSack });
  expect(root).toMatchObject({ kind: 'goods', name: { fr: 'Sel' }, number: 'SEL-9' });
  expect(namesOf(lots)).toEqual(['Bouillon', 'Curry', 'Sauce']);
  expect(servings.filter(({ isSure }) => isSure)).toMatchObject([
    { productId: curry, date: wednesday, orders: 2, portions: 4, isSure: true },
  ]);
  expect(idsOf(orders.filter(({ isSure }) => isSure))).toEqual(idsOf([marcs, ines]));
  expect(counts).toMatchObject({ clients: 2, delivered: 1 });
  expect(goods).toMatchObject([{ id: saltSack, supplier: { id: store.supplierId }, wasted: 0 }]);
  expect(goods[0]?.remaining).toBeLessThan(goods[0]?.quantity ?? 0);
});

test('a dish that nobody ticked may have it: its orders are possible once the kitchen has begun, or the day has come', async () => {
  const possible = async () => {
    const { orders, counts } = await trace({ ingredientBatchId: saltSack });
    expect(counts.possible).toBe(orders.filter(({ isSure }) => !isSure).length);
    return idsOf(orders.filter(({ isSure }) => !isSure));
  };
  expect(await possible()).toEqual([]);
  await bringTo(claire, risottoOrder, 'preparing');
  expect(await possible()).toEqual([risottoOrder.id]);
  const { servings } = await trace({ ingredientBatchId: saltSack });
  expect(servings.find(({ isSure }) => !isSure)).toMatchObject({ productId: risotto, lot: null });
});

test('a lot leads up to its parts, goods, supplier and receipt, and down to who had it', async () => {
  const { lots, goods, orders } = await trace({ cookedBatchId: await lotId('Curry') });
  expect(namesOf(lots)).toEqual(['Bouillon', 'Curry', 'Sauce']);
  expect(goods.map(({ number, isSure }) => [number, isSure])).toEqual([
    ['RZ-77', true],
    ['SEL-9', true],
  ]);
  expect(goods[0]?.receiptId).toBeGreaterThan(0);
  expect(idsOf(orders)).toEqual(idsOf([marcs, ines]));
  const curryLot = lots.find(({ name }) => name.fr === 'Curry');
  expect(namesOf(curryLot?.parts ?? [])).toEqual(['Riz', 'Sauce']);
});

test('a preparation leads to the dishes that were made from it, and possibly to those that nobody ticked', async () => {
  const { servings } = await trace({ cookedBatchId: await lotId('Sauce') });
  expect(servings.map(({ productId, isSure }) => [productId, isSure])).toEqual(
    expect.arrayContaining([
      [curry, true],
      [risotto, false],
    ]),
  );
});

test('a dish, an order and a client lead to their lots, and to all who had of these', async () => {
  const ofDish = await trace({ productId: curry, from: wednesday, to: wednesday });
  expect(idsOf(ofDish.orders)).toEqual(idsOf([marcs, ines]));
  const ofOrder = await trace({ orderId: marcs.id });
  expect(idsOf(ofOrder.orders)).toEqual(idsOf([marcs, ines]));
  expect(namesOf(ofOrder.lots)).toEqual(['Bouillon', 'Curry', 'Sauce']);
  const ofClient = await trace({ clientId: kitchen.ines.clientId });
  expect(ofClient.goods.map(({ number }) => number)).toEqual(['RZ-77', 'SEL-9']);
});

test('of a day on which nothing was ticked the goods that were in store are possible', async () => {
  const { lots, goods, orders } = await trace({ orderId: later.id });
  expect(lots).toEqual([]);
  expect(goods.map(({ number, isSure }) => [number, isSure])).toEqual([
    ['RZ-77', false],
    ['SEL-9', false],
  ]);
  expect(orders).toMatchObject([{ id: later.id, isSure: true }]);
});

test('what the store had not leaves a lot of unknown goods, which may be any of them', async () => {
  const pepper = await claire.call('ingredients', 'create', {}, ingredientInput('Poivre', free));
  const steak = await dishOf('Steak', [grams(pepper.id, 5)]);
  const order = await place(steak);
  await tick(steak);
  const sack = (await store.receive([store.line(pepper.id, { number: 'PV-1' })])).lines[0]?.id ?? 0;
  const { orders, servings } = await trace({ ingredientBatchId: sack });
  expect(orders).toMatchObject([{ id: order.id, isSure: false }]);
  expect(servings).toMatchObject([{ productId: steak, isSure: false }]);
});

test('a trace begins with what somebody has in hand', async () => {
  const kinds = async (words: string) => {
    const { items } = await claire.call('traces', 'listTraceStarts', { words });
    return items.map(({ kind, number, name }) => `${kind} ${number || name.fr}`);
  };
  expect(await kinds('rz-7')).toEqual(['goods RZ-77']);
  const { items } = await karim.call('cooked-batches', 'listCookedBatches', { date: wednesday });
  const [lot = ''] = items.map((batch) => batch.lot);
  expect(await kinds(lot.toLowerCase())).toContain(`lot ${lot}`);
  expect(await kinds('curry')).toContain('dish Curry');
  expect(await kinds(marcs.number)).toContain(`order ${marcs.number}`);
  expect(await kinds('delcourt')).toContain('client Inès Delcourt');
  expect(await kinds('100%')).toEqual([]);
});

test('the kitchen traces without reading how to reach clients, and drivers not at all', async () => {
  const { orders } = await trace({ ingredientBatchId: riceSack }, karim);
  expect(orders[0]).not.toHaveProperty('phone');
  expect((await trace({ ingredientBatchId: riceSack })).orders[0]).toHaveProperty('phone');
  expect(driver.offers('traces', 'traceBatch')).toBe(false);
  for (const query of [{ ingredientBatchId: 999_999 }, { cookedBatchId: 999_999 }, { orderId: 999_999 }])
    await expect(trace(query)).rejects.toMatchObject({ problem: { code: 'not-found' } });
  for (const query of [{}, { orderId: marcs.id, productId: curry }])
    await expect(trace(query)).rejects.toMatchObject({ problem: { code: 'invalid-input' } });
});
