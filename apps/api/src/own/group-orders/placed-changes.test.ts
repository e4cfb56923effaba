import { expect, test } from 'vitest';
import { expectVerified } from '../../testing/expect-verified.ts';
import { groupTable } from '../../testing/group-table.ts';
import { wednesday } from '../../testing/small-kitchen.ts';

const house = await groupTable();
const { db, kitchen, milk, host, owner, open, close, share, meal, guest, time } = house;
const { dahl, bowl, sesame } = kitchen;
const refusal = (code: string) => ({ problem: { code } });
const [allergy, intolerance] = ['allergy', 'intolerance'] as const;
const pudding = await kitchen.dish({ name: 'Riz au lait', price: 500, contains: milk });
const late = await kitchen.world.schedule(kitchen.zone, '20:00', '21:00', null, 3);

async function placedOrder(wishes: Parameters<typeof open>[0] = {}) {
  const { id } = await open(wishes);
  const token = await share(id);
  const zoe = await guest(token, 'Zoé', { allergens: [{ allergenId: sesame, severity: allergy }] });
  const noor = await guest(token, 'Noor', { allergens: [{ allergenId: milk, severity: intolerance }] });
  await zoe.choose(meal(dahl));
  await noor.choose(meal(dahl), meal(bowl));
  const { order } = await close(id);
  const orderId = order?.id ?? 0;
  const now = () => owner.call('orders', 'get', { id: orderId });
  const dishes = async () =>
    (await now()).lines.map(({ eater, name, quantity }) => `${eater}: ${quantity} ${name.fr}`).toSorted();
  return { id, token, zoe, noor, orderId, now, dishes };
}

const key = () => ({ 'Idempotency-Key': crypto.randomUUID() });
async function moveBy(orderId: number, wishes: object = {}) {
  const { version, lines } = await host.call('own-orders', 'getOwnOrder', { id: orderId });
  const slot = { scheduleId: late, date: wednesday };
  const sameLines = lines.map(({ productId, sizeId, quantity, eaterId }) => ({ productId, sizeId, quantity, eaterId }));
  const change = { slot, lines: sameLines, driverNote: 'Code 12', ...wishes };
  const quote = await host.call('own-orders', 'quoteOwnOrderChange', { id: orderId }, { slot, lines: change.lines });
  const order = await host.call('own-orders', 'updateOwnOrder', { id: orderId, ...key() }, { ...change, version });
  return { quote, order };
}

test('a host moves a placed group order and writes a note, and hears of no guest’s allergy on the way', async () => {
  const { orderId, zoe, dishes } = await placedOrder();
  const firstDishes = await dishes();
  await kitchen.world.changeDish(dahl, () => ({ allergens: [{ allergenId: sesame, presence: 'contains' as const }] }));
  const { quote, order } = await moveBy(orderId);
  expect([quote.conflicts, order.conflicts, order.clientAllergies]).toEqual([[], [], []]);
  expect(order).toMatchObject({ slotStart: '20:00', driverNote: 'Code 12' });
  expect(await dishes()).toEqual(firstDishes);
  expect(await zoe.visit()).toMatchObject({ slotStart: '20:00' });
  // It still waits for the house's answer, which its host cannot give for a guest.
  const waiting = { allergyAlert: 'unanswered', conflicts: [{ eater: 'Zoé', answeredBy: null }] };
  const { conflicts } = await owner.call('orders', 'get', { id: orderId });
  const acceptedDishes = conflicts.map(({ eaterId }) => ({
    eaterId: eaterId ?? 0,
    productId: dahl,
    allergenIds: [sesame],
    severity: allergy,
    presence: 'contains' as const,
  }));
  await moveBy(orderId, { acceptedDishes });
  expect(await owner.call('orders', 'get', { id: orderId })).toMatchObject(waiting);
  await kitchen.world.changeDish(dahl, () => ({ allergens: [] }));
  await expect(moveBy(orderId, { lines: [kitchen.line(dahl, 9)] })).rejects.toMatchObject(
    refusal('group-order-placed'),
  );
  await expectVerified(db);
});

test('a guest changes their own dishes of a placed order, answers for themselves, and touches nobody else’s', async () => {
  const { noor, zoe, dishes, now } = await placedOrder();
  await expect(noor.choose(meal(pudding))).rejects.toMatchObject({
    problem: { errors: [{ code: 'own-allergy-not-accepted', field: 'lines.0.productId' }] },
  });
  const accepted = [{ allergenIds: [milk], severity: intolerance, presence: 'contains' as const }];
  const visit = await noor.choose({ ...meal(pudding), accepted }, meal(dahl, 2));
  expect(visit).toMatchObject({ isOpen: false, state: 'placed', guest: { total: 2400 } });
  expect(visit.changeableUntil).not.toBeNull();
  expect(await dishes()).toEqual(['Noor: 1 Riz au lait', 'Noor: 2 Dahl', 'Zoé: 1 Dahl']);
  const changedOrder = await now();
  expect(changedOrder.conflicts).toMatchObject([{ eater: 'Noor', answeredBy: 'Noor', reason: 'accepted-by-client' }]);
  expect(changedOrder.events.find(({ kind }) => kind === 'changed')).toMatchObject({ by: 'Noor' });
  // What others react to is none of Zoé's business either.
  await kitchen.world.changeDish(bowl, () => ({ allergens: [{ allergenId: milk, presence: 'contains' as const }] }));
  await expect(zoe.choose(meal(bowl))).resolves.toMatchObject({ guest: { dishes: [{ productId: bowl }] } });
  await kitchen.world.changeDish(bowl, () => ({ allergens: [{ allergenId: sesame, presence: 'contains' as const }] }));
  await zoe.choose();
  expect(await dishes()).toEqual(['Noor: 1 Riz au lait', 'Noor: 2 Dahl']);
  await expect(noor.choose()).rejects.toMatchObject(refusal('last-guest'));
  await expectVerified(db);
});

test('what a guest says they react to after placing stops the order until somebody answers, and takes a dish from nobody', async () => {
  const { orderId, noor, now, dishes } = await placedOrder();
  const firstDishes = await dishes();
  const allergens = [{ allergenId: sesame, severity: allergy }];
  const { unsuitableDishes, visit } = await noor.say({ name: 'Noor B.', allergens });
  expect(unsuitableDishes.map(({ fr }) => fr)).toEqual(['Bowl']);
  expect(visit.guest).toMatchObject({ name: 'Noor', allergens });
  const stoppedOrder = await now();
  expect(stoppedOrder).toMatchObject({
    allergyAlert: 'unanswered',
    conflicts: [{ eater: 'Noor', severity: allergy, answeredBy: null }],
  });
  expect(stoppedOrder.events.at(-1)).toMatchObject({ kind: 'allergy_found', by: 'Noor' });
  expect(await dishes()).toEqual(firstDishes);
  expect(await host.call('own-orders', 'getOwnOrder', { id: orderId })).toMatchObject({ conflicts: [] });
  await expect(noor.choose(meal(bowl, 2))).rejects.toMatchObject(refusal('own-allergy'));
  await noor.choose(meal(dahl, 2));
  expect(await now()).toMatchObject({ allergyAlert: null });
  expect((await noor.say({ name: 'Noor', allergens: [] })).unsuitableDishes).toEqual([]);
  await expectVerified(db);
});

test('the budget and the cut-off hold after placing too', async () => {
  const { noor, zoe, now } = await placedOrder({ budget: 2500 });
  await expect(zoe.choose(meal(dahl, 3))).rejects.toMatchObject({
    problem: { errors: [{ code: 'above-budget', amounts: { budget: 2500, over: 350 } }] },
  });
  await Promise.all([zoe.choose(meal(dahl, 2)), noor.choose(meal(dahl))]);
  expect((await now()).items).toBe(3);
  await expectVerified(db);
  const { now: morning } = time;
  time.now = new Date('2026-11-25T17:00:00Z');
  expect(await zoe.visit()).toMatchObject({ changeableUntil: null });
  await expect(zoe.choose(meal(dahl))).rejects.toMatchObject(refusal('group-order-closed'));
  await expect(zoe.say({ name: 'Zoé' })).rejects.toMatchObject(refusal('group-order-closed'));
  time.now = morning;
});
