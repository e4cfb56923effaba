import { expect, test } from 'vitest';
import { expectVerified } from '../../testing/expect-verified.ts';
import { kitchenStore } from '../../testing/kitchen-store.ts';
import { bringTo } from '../../testing/order-steps.ts';
import { grams, ingredientInput, part, recipeInput } from '../../testing/recipe-inputs.ts';
import { smallKitchen, wednesday } from '../../testing/small-kitchen.ts';
import { testApp } from '../../testing/test-app.ts';

const { db, signedIn } = await testApp();
const kitchen = await smallKitchen(db);
const { size } = kitchen;
const claire = await signedIn('manager');
const [karim, lea] = [await signedIn('kitchen'), await signedIn('kitchen')];
const driver = await signedIn('delivery');
const store = await kitchenStore(karim, kitchen.taxRate);

const free = { allergens: [{ allergenId: kitchen.sesame, state: 'none' as const }] };
const rice = await claire.call('ingredients', 'create', {}, ingredientInput('Riz', free));
const sauce = await claire.call('recipes', 'create', {}, recipeInput('Sauce', [grams(rice.id, 100)]));

/** A dish of 200 g of rice and 100 g of sauce. */
async function dishOfRice(name: string) {
  const id = await kitchen.dish({ name, price: 990 });
  await claire.call(
    'recipes',
    'create',
    {},
    recipeInput(name, [grams(rice.id, 200), part(sauce.id, 100)], {
      productId: id,
      portions: [{ sizeId: size, weight: 300_000 }],
    }),
  );
  return id;
}

/** What ends first is cooked first. */
const receiveRice = async (number: string, useBy: string | null = null) =>
  (await store.receive([store.line(rice.id, { number, useBy })])).lines[0]?.id ?? expect.fail('nothing came in');
const place = (productId: number, slot = { scheduleId: kitchen.evening, date: wednesday }) =>
  kitchen.place(claire, { lines: [kitchen.line(productId)], slot });
const tick = (productId: number, quantity = 1, person = karim, date = wednesday) =>
  person.call('production', 'tickProduction', {}, { date, productId, sizeId: size, quantity });
const tickSauce = (isDone: boolean) =>
  karim.call('production', 'tickPreparation', {}, { date: wednesday, recipeId: sauce.id, isDone, weight: 100_000 });
const lotOf = async (name: string) => {
  const { items } = await karim.call('cooked-batches', 'listCookedBatches', { date: wednesday });
  return items.find((batch) => batch.name.fr === name) ?? expect.fail(`no ${name} was cooked`);
};
const hold = (batch: { ingredientBatchId: number } | { cookedBatchId: number }, person = karim) =>
  person.call(
    'batch-holds',
    'holdBatch',
    {},
    { ingredientBatchId: null, cookedBatchId: null, reason: 'odeur suspecte', ...batch },
  );
const release = (id: number) => karim.call('batch-holds', 'releaseBatch', { id }, { reason: 'vérifié' });
const refusal = (code: string) => ({ problem: { code } });

test('held goods give nothing, hold all that was cooked from them, and stop its orders until they are released', async () => {
  const curry = await dishOfRice('Curry');
  const sack = await receiveRice('RZ-1');
  const order = await place(curry);
  await bringTo(claire, order, 'preparing');
  await tickSauce(true);
  await tick(curry);
  const { id, lots, orders } = await hold({ ingredientBatchId: sack });
  expect({ lots, orders }).toEqual({ lots: 2, orders: 1 });
  expect(await lotOf('Curry')).toMatchObject({ isHeld: true, holdId: null });
  await expect(claire.call('orders', 'readyOrder', { id: order.id })).rejects.toMatchObject(refusal('order-held'));
  const stoppedOrder = await claire.call('orders', 'get', { id: order.id });
  expect(stoppedOrder).toMatchObject({
    isHeld: true,
    heldLots: [{ productId: curry, holds: [{ number: 'RZ-1', reason: 'odeur suspecte' }] }],
  });
  expect(stoppedOrder.events.at(-1)).toMatchObject({ kind: 'batch_held' });
  expect((await karim.call('ingredient-batches', 'get', { id: sack })).state).toBe('held');
  expect(await store.usable('Riz')).toBe(0);
  await release(id);
  expect(await claire.call('orders', 'readyOrder', { id: order.id })).toMatchObject({ status: 'ready', isHeld: false });
  await expect(release(id)).rejects.toMatchObject(refusal('hold-over'));
  await expectVerified(db);
});

test('of a held pot nothing is sold any more, nothing more is ticked, and its labels are not printed', async () => {
  const gratin = await dishOfRice('Gratin');
  await receiveRice('RZ-2');
  await place(gratin);
  await tick(gratin);
  const lot = await lotOf('Gratin');
  const { id } = await hold({ cookedBatchId: lot.id });
  await expect(hold({ cookedBatchId: lot.id })).rejects.toMatchObject(refusal('batch-held'));
  await expect(place(gratin)).rejects.toMatchObject(refusal('quantity-unavailable'));
  for (const quantity of [2, 0]) await expect(tick(gratin, quantity)).rejects.toMatchObject(refusal('batch-held'));
  const labels = await karim.call('labels', 'getLabels', { date: wednesday });
  const dish = labels.dishes.findIndex(({ productId }) => productId === gratin);
  expect(labels.heldLots[dish]).toBe(lot.lot);
  const lineIds = labels.portions.filter((portion) => portion.dish === dish).map(({ lineId }) => lineId);
  await expect(
    karim.call('labels', 'printLabels', {}, { date: wednesday, format: 'sheet', lineIds }),
  ).rejects.toMatchObject(refusal('batch-held'));
  const { heldLots } = await claire.call('dashboard', 'getDashboard', {});
  expect(heldLots).toMatchObject([{ productId: gratin, lot: lot.lot, orders: 1, onTheRoad: 0 }]);
  await release(id);
  await place(gratin);
  await tick(gratin, 2);
  await expectVerified(db);
});

test('a dish of another day, and another dish, go on', async () => {
  const [soup, tart] = [await dishOfRice('Soupe'), await dishOfRice('Tarte')];
  await receiveRice('RZ-3');
  const nextWednesday = '2026-12-02';
  const orders = [await place(tart), await place(soup, { scheduleId: kitchen.evening, date: nextWednesday })];
  await place(soup);
  await tick(soup);
  const { id } = await hold({ cookedBatchId: (await lotOf('Soupe')).id });
  for (const order of orders) expect(await bringTo(claire, order, 'ready')).toMatchObject({ status: 'ready' });
  await release(id);
});

test('a preparation on hold is cooked with no more, and lets go what was cooked from it', async () => {
  await receiveRice('RZ-4');
  const [pie, quiche] = [await dishOfRice('Tourte'), await dishOfRice('Quiche')];
  await place(pie);
  await place(quiche);
  await tick(pie);
  const sauceLot = await lotOf('Sauce');
  const { id } = await hold({ cookedBatchId: sauceLot.id });
  expect((await lotOf('Tourte')).isHeld).toBe(true);
  await expect(tick(quiche)).rejects.toMatchObject({
    problem: { code: 'batch-held', errors: [{ amounts: { lots: expect.stringContaining(sauceLot.lot) as string } }] },
  });
  await expect(tickSauce(false)).rejects.toMatchObject(refusal('batch-held'));
  await release(id);
  await tick(quiche);
  expect((await lotOf('Tourte')).isHeld).toBe(false);
  await expectVerified(db);
});

test('what is held by two is released by both', async () => {
  const stew = await dishOfRice('Ragoût');
  const sack = await receiveRice('RZ-5', '2026-11-27');
  await place(stew);
  await tick(stew);
  const lotHold = await hold({ cookedBatchId: (await lotOf('Ragoût')).id });
  const sackHold = await hold({ ingredientBatchId: sack });
  await release(lotHold.id);
  expect((await lotOf('Ragoût')).isHeld).toBe(true);
  await release(sackHold.id);
  expect((await lotOf('Ragoût')).isHeld).toBe(false);
});

test('somebody holds while others tick, order and take steps: whatever came first, it adds up', async () => {
  const dishes = [await dishOfRice('Un'), await dishOfRice('Deux'), await dishOfRice('Trois')];
  const sack = await receiveRice('RZ-6', '2026-11-26');
  const orders = await Promise.all(dishes.map((dish) => place(dish)));
  for (const order of orders) await bringTo(claire, order, 'preparing');
  await tick(dishes[0] ?? 0);
  const answers = await Promise.allSettled([
    ...dishes.map((dish) => tick(dish, 1, lea)),
    hold({ ingredientBatchId: sack }),
    hold({ ingredientBatchId: sack }, lea),
    ...orders.map(({ id }) => claire.call('orders', 'readyOrder', { id })),
    ...dishes.map((dish) => place(dish)),
  ]);
  const codes = answers.flatMap((answer) =>
    answer.status === 'rejected' ? (answer.reason as { problem: { code: string } }).problem.code : [],
  );
  expect(codes.filter((code) => !['batch-held', 'order-held', 'quantity-unavailable'].includes(code))).toEqual([]);
  expect(codes).toContain('batch-held');
  await expectVerified(db);
  for (const { id } of orders) {
    const { isHeld, status, events } = await claire.call('orders', 'get', { id });
    // Who was faster is ready; whoever came after the hold is not.
    if (isHeld && status === 'ready')
      expect(events.findIndex(({ kind }) => kind === 'made_ready')).toBeLessThan(
        events.findIndex(({ kind }) => kind === 'batch_held'),
      );
  }
});

test('a cooling that fails holds its batch, with the curve as reason', async () => {
  const terms = { lowest: null, highest: 100, keeper: 'kitchen' as const, hours: [], weekdays: [1, 2, 3, 4, 5, 6, 7] };
  const name = { fr: 'Cellule', en: 'Chiller' };
  const point = await claire.call('control-points', 'create', {}, { name, kind: 'cooling', ...terms, active: true });
  const flan = await dishOfRice('Flan');
  await receiveRice('RZ-7');
  await place(flan);
  await tick(flan);
  const lot = await lotOf('Flan');
  const monday = '2026-11-23';
  const begin = (cookedBatchId: number | null) =>
    karim.call(
      'kitchen-book',
      'recordCheck',
      {},
      { pointId: point.id, date: monday, hour: null, subject: 'Flan', reading: 650, action: '', cookedBatchId },
    );
  await expect(begin(999_999)).rejects.toMatchObject(refusal('unknown-reference'));
  const check = await begin(null);
  const end = { reading: 240, action: 'jeté', cookedBatchId: lot.id };
  const { cookedBatch } = await karim.call('kitchen-book', 'endCheck', { id: check.id }, end);
  expect(cookedBatch).toMatchObject({ lot: lot.lot, name: { fr: 'Flan' } });
  expect(await lotOf('Flan')).toMatchObject({ isHeld: true });
  const { items } = await karim.call('batch-holds', 'list', { state: 'open' });
  expect(items[0]).toMatchObject({ number: lot.lot, checkId: check.id, reason: '65 → 24 °C, 0\u00a0min · jeté' });
});

test('what is cooling stays ticked, so that its batch is held where it fails, until the check is withdrawn', async () => {
  const { items } = await claire.call('control-points', 'list', {});
  const clafoutis = await dishOfRice('Clafoutis');
  await receiveRice('RZ-9');
  await place(clafoutis);
  await tick(clafoutis);
  const lot = await lotOf('Clafoutis');
  const check = await karim.call(
    'kitchen-book',
    'recordCheck',
    {},
    {
      pointId: items.find(({ kind }) => kind === 'cooling')?.id ?? 0,
      date: '2026-11-23',
      hour: null,
      subject: 'Clafoutis',
      reading: 650,
      action: '',
      cookedBatchId: lot.id,
    },
  );
  await expect(tick(clafoutis, 0)).rejects.toMatchObject({
    problem: { code: 'lot-in-book', errors: [{ amounts: { lots: lot.lot } }] },
  });
  await karim.call('kitchen-book', 'withdrawCheck', { id: check.id }, { reason: 'mauvais plat' });
  expect(await tick(clafoutis, 0)).toEqual({ tick: null });
});

test('drivers hold nothing, and what is not there is not found', async () => {
  expect(driver.offers('batch-holds', 'holdBatch')).toBe(false);
  for (const batch of [{ ingredientBatchId: 999_999 }, { cookedBatchId: 999_999 }])
    await expect(hold(batch)).rejects.toMatchObject(refusal('not-found'));
  await expect(
    karim.call('batch-holds', 'holdBatch', {}, { ingredientBatchId: null, cookedBatchId: null, reason: 'x' }),
  ).rejects.toMatchObject(refusal('invalid-input'));
  const goods = await store.receive([store.line(rice.id, { number: 'RZ-8' })]);
  await hold({ ingredientBatchId: goods.lines[0]?.id ?? 0 });
  await expect(karim.call('goods-receipts', 'undoGoodsReceipt', { id: goods.id })).rejects.toMatchObject(
    refusal('stock-used'),
  );
});
