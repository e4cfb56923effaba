import { ordersDelivered, ordersOfRound } from '@traiteur/contract/money/report-lists.ts';
import { expect, test } from 'vitest';
import { smallKitchen, wednesday } from '../../testing/small-kitchen.ts';
import { testApp } from '../../testing/test-app.ts';

const { db, signedIn } = await testApp();
const kitchen = await smallKitchen(db);
const claire = await signedIn('manager');
const driver = await signedIn('delivery');
const owner = await signedIn('owner');

const reason = 'vu avec la cliente';
const place = (person: { clientId: number; addressId: number }, slot: number, lines: [number, number][]) =>
  kitchen.place(claire, {
    ...person,
    slot: { scheduleId: slot, date: wednesday },
    lines: lines.map(([productId, quantity]) => kitchen.line(productId, quantity)),
    kitchenNote: 'Sans couverts',
    driverNote: '3e étage',
    allergyOverrides: [{ productId: kitchen.bowl, allergenIds: [kitchen.sesame], reason }],
  });

// Inès reacts to two allergens of one bowl: her portion must still be cooked once.
const nuts = await kitchen.world.allergen('Fruits à coque', 'Nuts');
await kitchen.world.declare(kitchen.bowl, { mayContain: nuts });
await kitchen.world.react(kitchen.ines.clientId, { intolerantTo: nuts });

const forInes = await place(kitchen.ines, kitchen.evening, [[kitchen.bowl, 1]]);
await place(kitchen.marc, kitchen.evening, [
  [kitchen.bowl, 2],
  [kitchen.dahl, 1],
]);
await place(kitchen.marc, kitchen.lunch, [[kitchen.dahl, 3]]);
const cancelled = await place(kitchen.marc, kitchen.lunch, [[kitchen.dahl, 9]]);
await claire.call('orders', 'cancelOrder', { id: cancelled.id }, { reason: 'changement de programme' });
const report = await driver.call('delivery-report', 'getDeliveryReport', { date: wednesday });
const dishes = report.production.categories.flatMap((category) => category.dishes);

test('the production list adds up portions by dish and size, cancelled orders left out', () => {
  expect(dishes.map(({ name, quantity }) => [name.fr, quantity])).toEqual([
    ['Bowl', 3],
    ['Dahl', 4],
  ]);
  expect([report.orders, report.portions]).toEqual([3, 7]);
});

test('the production list names who must not get what, and why a dish stayed', () => {
  expect(dishes[0]?.exceptions).toMatchObject([
    {
      orderId: forInes.id,
      client: 'Inès Delcourt',
      quantity: 1,
      allergen: { fr: 'Sésame' },
      presence: 'contains',
      mustOverride: true,
      answeredBy: 'Claire manager',
      reason,
    },
    {
      orderId: forInes.id,
      allergen: { fr: 'Fruits à coque' },
      severity: 'intolerance',
      presence: 'may_contain',
      mustOverride: false,
      reason: '',
    },
  ]);
});

test('the orders behind the report and behind each dish and size are those that it counts', async () => {
  const list = ordersDelivered(wednesday);
  expect((await claire.call('orders', 'list', list)).total).toBe(report.orders);
  for (const { productId, sizes } of dishes)
    for (const { sizeId, quantity } of sizes) {
      const filters = { ...list, productId: String(productId), sizeId: String(sizeId) };
      const { items } = await claire.call('orders', 'list', filters);
      const orders = await Promise.all(items.map(({ id }) => claire.call('orders', 'get', { id })));
      const lines = orders.flatMap((order) => order.lines).filter((line) => line.productId === productId);
      expect(lines.reduce((sum, line) => sum + line.quantity, 0)).toBe(quantity);
    }
});

test('the orders behind a round are its stops', async () => {
  for (const round of report.rounds) {
    const { items } = await claire.call('orders', 'list', ordersOfRound(wednesday, round));
    expect(new Set(items.map(({ id }) => id))).toEqual(new Set(round.stops.map(({ orderId }) => orderId)));
  }
});

test('rounds follow the slots, each stop with its address, dishes, warnings and amount due', () => {
  expect(report.rounds.map(({ start, stops }) => [start, stops.length])).toEqual([
    ['11:00', 1],
    ['18:00', 2],
  ]);
  expect(report.rounds[1]?.stops[0]).toMatchObject({
    client: 'Inès Delcourt',
    phone: '+33199001234',
    address: '12, rue des Envierges',
    kitchenNote: 'Sans couverts',
    driverNote: '3e étage',
    addressNote: '',
    items: [{ name: { fr: 'Bowl' }, quantity: 1 }],
    conflicts: [
      { mustOverride: true, reason },
      { mustOverride: false, reason: '' },
    ],
    amountDue: forInes.total,
  });
});

test('a stop says of each dish what it was said to hold and what its recipe holds since, until the client has it', async () => {
  const { evening, lunch, marc, sesame } = kitchen;
  const soup = await kitchen.dish({ name: 'Potage', price: 900, mayContain: sesame });
  const order = await place(marc, evening, [[soup, 1]]);
  const over = await place(marc, lunch, [[soup, 1]]);
  await claire.call('orders', 'cancelOrder', { id: over.id }, { reason: 'changement de programme' });
  const { id, ...product } = await claire.call('products', 'get', { id: soup });
  const milk = await kitchen.world.allergen('Lait', 'Milk');
  const allergens = [
    { allergenId: sesame, presence: 'contains' as const },
    { allergenId: milk, presence: 'may_contain' as const },
  ];
  await claire.call('products', 'update', { id }, { ...product, allergens });
  const heldIn = async () => {
    const { rounds } = await driver.call('delivery-report', 'getDeliveryReport', { date: wednesday });
    const stop = rounds.flatMap(({ stops }) => stops).find(({ orderId }) => orderId === order.id);
    return stop?.items[0]?.allergens.map(({ name, presence }) => [name.fr, presence]);
  };
  expect(await heldIn()).toEqual([
    ['Sésame', 'contains'],
    ['Lait', 'may_contain'],
  ]);
  for (const step of ['confirmOrder', 'startOrderPreparation', 'readyOrder', 'dispatchOrder', 'deliverOrder'] as const)
    await owner.call('orders', step, { id: order.id });
  expect(await heldIn()).toEqual([['Sésame', 'may_contain']]);
});
