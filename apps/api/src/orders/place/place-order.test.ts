import { expect, test } from 'vitest';
import { expectVerified } from '../../testing/expect-verified.ts';
import { smallKitchen, wednesday } from '../../testing/small-kitchen.ts';
import { mondayMorning, testApp } from '../../testing/test-app.ts';
import { whileSomebodySaves } from '../../testing/while-somebody-saves.ts';
import { refusedWith } from '../../testing/expectations/refused-with.ts';

const { db, pool, time, signedIn } = await testApp();
const kitchen = await smallKitchen(db);
const claire = await signedIn('manager');

const evening = { scheduleId: kitchen.evening, date: wednesday };
const { line } = kitchen;
const answer = (productId: number, reason: string) => ({ productId, allergenIds: [kitchen.sesame], reason });
let keys = 0;
const newKey = () => ({ 'Idempotency-Key': `test-key-${keys++}` });
const draft = (more: object = {}) => ({
  ...kitchen.marc,
  slot: evening,
  lines: [line(kitchen.dahl, 2)],
  ...more,
});
const place = (more: object = {}, key = newKey()) => claire.call('orders', 'placeOrder', key, draft(more));

test('an order gets the year’s next number, its prices, its tax and its first event', async () => {
  const order = await place();
  expect(order).toMatchObject({
    number: expect.stringMatching(/^2026-\d{6}$/) as string,
    status: 'pending',
    subtotal: 1900,
    deliveryFee: 490,
    total: 2390,
    taxes: [{ name: 'TVA 10 %', rate: 10_000, amount: 217 }],
    events: [{ kind: 'placed', by: 'Claire manager' }],
    slotStart: '18:00',
  });
});

test('delivery is free from the configuration’s threshold', async () => {
  expect(await place({ lines: [line(kitchen.dahl, 5)] })).toMatchObject({
    subtotal: 4750,
    deliveryFee: 0,
    total: 4750,
  });
});

test('a dish with the client’s allergen stops the order', async () => {
  const bowl = { ...kitchen.ines, lines: [line(kitchen.bowl)] };
  await expect(place(bowl)).rejects.toMatchObject(refusedWith('allergy-not-overridden', 'lines.0.productId'));
});

test('an override answers for its own dish and its own allergens alone', async () => {
  const crackers = await kitchen.dish({ name: 'Crackers', price: 500, contains: kitchen.sesame });
  const lines = [line(kitchen.bowl), line(kitchen.bowl), line(crackers)];
  const forBowl = answer(kitchen.bowl, 'graines servies à part');
  const forCrackers = answer(crackers, 'pour sa voisine');
  const placing = (allergyOverrides: object[]) => place({ ...kitchen.ines, lines, allergyOverrides });
  await expect(placing([forBowl])).rejects.toMatchObject(refusedWith('allergy-not-overridden', 'lines.2.productId'));
  const forNuts = { ...forCrackers, allergenIds: [999] };
  await expect(placing([forBowl, forNuts])).rejects.toMatchObject(
    refusedWith('allergy-not-overridden', 'lines.2.productId'),
  );
  const { conflicts, events } = await placing([forBowl, forCrackers]);
  expect(conflicts.map((conflict) => [conflict.line, conflict.reason])).toEqual([
    [0, 'graines servies à part'],
    [1, 'graines servies à part'],
    [2, 'pour sa voisine'],
  ]);
  expect(events.map(({ reason }) => reason)).toEqual(['', 'graines servies à part', 'pour sa voisine']);
});

test('each conflict names who answered for it, whoever answered last', async () => {
  const crackers = await kitchen.dish({ name: 'Biscuits', price: 500, contains: kitchen.sesame });
  const bowl = { lines: [line(kitchen.bowl)], allergyOverrides: [answer(kitchen.bowl, 'graines à part')] };
  const { id, version } = await place({ ...kitchen.ines, ...bowl });
  const karim = await signedIn('owner');
  time.now = new Date('2026-11-23T09:05:00Z');
  const lines = [...bowl.lines, line(crackers)];
  const change = { version, slot: evening, lines, allergyOverrides: [answer(crackers, 'pour sa voisine')] };
  const { conflicts } = await karim.call('orders', 'updateOrder', { id }, change);
  time.now = mondayMorning;
  expect(conflicts.map((conflict) => [conflict.line, conflict.answeredBy, conflict.answeredAt])).toEqual([
    [0, 'Claire manager', '2026-11-23T09:00:00Z'],
    [1, 'Claire owner', '2026-11-23T09:05:00Z'],
  ]);
});

test('an override of what the dish does not contain leaves no trace', async () => {
  const order = await place({ ...kitchen.ines, allergyOverrides: [answer(kitchen.dahl, 'au cas où')] });
  expect([order.allergyAlert, order.events.map(({ kind }) => kind)]).toEqual([null, ['placed']]);
});

test('traces and intolerances warn without asking for a reason', async () => {
  const product = await kitchen.dish({ name: 'Galettes', price: 900, mayContain: kitchen.sesame });
  const order = await place({ ...kitchen.ines, lines: [line(product)] });
  expect([order.allergyAlert, order.conflicts.map(({ reason }) => reason)]).toEqual(['warning', ['']]);
});

test('an allergy that is being added to the client stops the order that meets it', async () => {
  const { clientId, addressId } = await kitchen.world.client({ firstName: 'Odile', lastName: 'Marchand' });
  const answer = await whileSomebodySaves(
    pool,
    `update clients set version = version + 1 where id = ${clientId};
     insert into eater_allergens (eater_id, allergen_id, severity) select id, ${kitchen.sesame}, 'allergy' from eaters where client_id = ${clientId}`,
    () => place({ clientId, addressId, lines: [line(kitchen.bowl)] }),
  );
  expect(answer).toMatchObject(refusedWith('allergy-not-overridden', 'lines.0.productId'));
});

test('an allergen that is being added to the dish stops the order that meets it', async () => {
  const product = await kitchen.dish({ name: 'Houmous', price: 500 });
  const answer = await whileSomebodySaves(
    pool,
    `update products set version = version + 1 where id = ${product};
     insert into product_allergens (product_id, allergen_id, presence) values (${product}, ${kitchen.sesame}, 'contains')`,
    () => place({ ...kitchen.ines, lines: [line(product)] }),
  );
  expect(answer).toMatchObject(refusedWith('allergy-not-overridden', 'lines.0.productId'));
});

test('an override is recorded with its name and reason, and the conflict stays on the order', async () => {
  const override = answer(kitchen.bowl, 'graines servies à part, vu avec la cliente');
  const order = await place({
    ...kitchen.ines,
    lines: [line(kitchen.dahl), line(kitchen.bowl)],
    allergyOverrides: [override],
  });
  expect(order.allergyAlert).toBe('override');
  expect(order.conflicts).toEqual([
    {
      line: 1,
      eaterId: expect.any(Number) as number,
      eater: 'Inès',
      allergenId: kitchen.sesame,
      allergen: { fr: 'Sésame', en: 'Sesame' },
      severity: 'allergy',
      presence: 'contains',
      mustOverride: true,
      reason: override.reason,
      foundAt: null,
      foundBy: null,
      answeredBy: 'Claire manager',
      answeredAt: '2026-11-23T09:00:00Z',
    },
  ]);
  expect(order.events[1]).toMatchObject({ kind: 'allergy_overridden', by: 'Claire manager', reason: override.reason });
});

test('lines keep the name and the price they were ordered at', async () => {
  const product = await kitchen.dish({ name: 'Velouté', price: 650 });
  const order = await place({ lines: [line(product)] });
  await kitchen.world.changeDish(product, () => ({ name: { fr: 'Autre', en: 'Another' } }));
  await kitchen.world.reprice(product, 999);
  const [orderLine] = (await claire.call('orders', 'get', { id: order.id })).lines;
  expect(orderLine).toMatchObject({ name: { fr: 'Velouté' }, unitPrice: 650 });
});

test('another total than the one shown is refused instead of charged', async () => {
  await expect(place({ expectedTotal: 100 })).rejects.toMatchObject(refusedWith('prices-changed', 'expectedTotal'));
});

test('an address that no zone serves is refused', async () => {
  await expect(
    place(await kitchen.world.client({ firstName: 'Agathe', lastName: 'Vasseur', postalCodes: ['13001'] })),
  ).rejects.toMatchObject(refusedWith('address-not-eligible', 'addressId'));
});

test('an address whose zone the house serves no longer is refused', async () => {
  await kitchen.world.zone({ name: 'Sud', active: false, postalCodes: { '75013': 'Paris' } });
  await expect(place(await kitchen.world.client({ postalCodes: ['75013'] }))).rejects.toMatchObject(
    refusedWith('address-not-eligible', 'addressId'),
  );
});

test('nothing is ordered for somebody who was forgotten', async () => {
  const client = await kitchen.world.client();
  // Of a client with an order a record stays, without a name.
  await claire.call('orders', 'cancelOrder', { id: (await place(client)).id }, { reason: 'Malade' });
  const { version } = await claire.call('clients', 'get', { id: client.clientId });
  await claire.call('clients', 'eraseClient', { id: client.clientId }, { version });
  await expect(place(client)).rejects.toMatchObject(refusedWith('unknown-reference', 'clientId'));
});

test('somebody else’s address is refused', async () => {
  await expect(place({ addressId: kitchen.ines.addressId })).rejects.toMatchObject(
    refusedWith('unknown-reference', 'addressId'),
  );
});

test('a slot on another weekday is refused', async () => {
  const slot = { ...evening, date: '2026-11-26' };
  await expect(place({ slot })).rejects.toMatchObject(refusedWith('slot-unavailable', 'slot'));
});

test('less than the zone’s minimum is refused', async () => {
  const cheap = await kitchen.dish({ name: 'Compotée', price: 420 });
  await expect(place({ lines: [line(cheap)] })).rejects.toMatchObject(refusedWith('below-minimum-order', 'lines'));
});

test('an archived product is refused, naming its line', async () => {
  const goneDish = await kitchen.dish({ name: 'Ancien', price: 900 });
  await kitchen.world.archive(goneDish);
  await expect(place({ lines: [line(kitchen.dahl), line(goneDish)] })).rejects.toMatchObject(
    refusedWith('product-not-orderable', 'lines.1.productId'),
  );
});

test('a line of more portions than the house takes at once is refused', async () => {
  const product = await kitchen.dish({ name: 'Buffet', price: 500 });
  expect((await place({ lines: [line(product, 50)] })).items).toBe(50);
  await expect(place({ lines: [line(product, 51)] })).rejects.toMatchObject(
    refusedWith('quantity-too-large', 'lines.0.quantity'),
  );
});

test('more portions than are left are refused, two lines of one dish counted together', async () => {
  const scarce = await kitchen.dish({ name: 'Rare', price: 900, available: 3 });
  await expect(place({ lines: [line(scarce, 2), line(scarce, 2)] })).rejects.toMatchObject(
    refusedWith('quantity-unavailable', 'lines.0.quantity'),
  );
});

test('a quote says the same total and conflicts as the order, and places nothing', async () => {
  const lines = [line(kitchen.bowl, 2)];
  const quote = await claire.call('orders', 'quoteOrder', {}, { ...kitchen.ines, slot: evening, lines });
  expect([quote.total, quote.conflicts.map(({ mustOverride }) => mustOverride), quote.faults]).toEqual([
    3270,
    [true],
    [],
  ]);
});

test('two different orders cannot share a key', async () => {
  const key = newKey();
  await place({}, key);
  await expect(place({ kitchenNote: 'autre' }, key)).rejects.toMatchObject({
    problem: { code: 'idempotency-key-reused' },
  });
});

/** As a till does: a house that is too busy says so, and is asked again under the same key. */
async function placeInTheEnd(order: object, key = newKey()): ReturnType<typeof place> {
  try {
    return await place(order, key);
  } catch (error) {
    if ((error as { status?: number }).status !== 503) throw error;
    return placeInTheEnd(order, key);
  }
}

/** Places 200 orders at once, of 40 clients. */
async function place200(more: object) {
  const clients = await Promise.all(
    Array.from({ length: 40 }, () => kitchen.world.client({ firstName: 'Ali', lastName: `Ben ${keys++}` })),
  );
  return Promise.allSettled(
    Array.from({ length: 200 }, (_, index) => placeInTheEnd({ ...clients[index % 40], ...more })),
  );
}

test('200 orders at once for 50 portions: 50 are placed, the others are told which line to blame', async () => {
  const product = await kitchen.dish({ name: 'Convoité', price: 1000, available: 50 });
  const settled = await place200({ lines: [line(product)] });
  expect(settled.filter(({ status }) => status === 'fulfilled')).toHaveLength(50);
  const reasons = settled.flatMap((outcome) => (outcome.status === 'rejected' ? [outcome.reason as unknown] : []));
  for (const reason of reasons) expect(reason).toMatchObject(refusedWith('quantity-unavailable', 'lines.0.quantity'));
  expect(await portionsOf(product)).toEqual({ taken: 50, written: 50 });
});

test('200 orders at once for a slot with room for 10: 10 are placed', async () => {
  const slot = { scheduleId: kitchen.lunch, date: wednesday };
  const settled = await place200({ slot, lines: [line(kitchen.bowl)] });
  expect(settled.filter(({ status }) => status === 'fulfilled')).toHaveLength(10);
  const reasons = settled.flatMap((outcome) => (outcome.status === 'rejected' ? [outcome.reason as unknown] : []));
  for (const reason of reasons) expect(reason).toMatchObject(refusedWith('slot-full', 'slot'));
  await expectVerified(db);
});

test('the same key 20 times at once places one order and answers it 20 times', async () => {
  const key = newKey();
  const orders = await Promise.all(Array.from({ length: 20 }, () => place({}, key)));
  expect(new Set(orders.map(({ id }) => id)).size).toBe(1);
});

test('a refused order leaves nothing behind', async () => {
  const scarce = await kitchen.dish({ name: 'Épuisé', price: 900, available: 0 });
  const key = newKey();
  await expect(place({ lines: [line(scarce)] }, key)).rejects.toMatchObject({ status: 409 });
  expect(await portionsOf(scarce)).toEqual({ taken: 0, written: 0 });
  await place({}, key);
});

async function portionsOf(productId: number) {
  const { taken: portions } = await db
    .selectFrom('offer_bookings')
    .select((eb) => eb.fn.sum<number>('taken').as('taken'))
    .where('product_id', '=', productId)
    .executeTakeFirstOrThrow();
  const { written } = await db
    .selectFrom('order_lines')
    .select((eb) => eb.fn.sum<number>('quantity').as('written'))
    .where('product_id', '=', productId)
    .executeTakeFirstOrThrow();
  return { taken: portions ?? 0, written: written ?? 0 };
}
