import { orderActions, type OrderAction, orderLife, type OrderStatus } from '@traiteur/domain/orders/order-life.ts';
import { expect, test } from 'vitest';
import { smallKitchen } from '../../testing/small-kitchen.ts';
import { testApp } from '../../testing/test-app.ts';

const { db, signedIn, time } = await testApp();
const kitchen = await smallKitchen(db);
const { world, sesame, bowl, dahl } = kitchen;
const claire = await signedIn('manager');

type Person = { clientId: number; addressId: number };
type Reaction = { allergenId: number; severity: 'allergy' | 'intolerance' };
const allergic: Reaction = { allergenId: sesame, severity: 'allergy' };
const intolerant: Reaction = { allergenId: sesame, severity: 'intolerance' };
const contains = { allergenId: sesame, presence: 'contains' as const };
const traces = { allergenId: sesame, presence: 'may_contain' as const };

const place = (orderer: Person, products: number[], reason?: string) =>
  kitchen.place(claire, {
    ...orderer,
    lines: products.map((productId) => kitchen.line(productId)),
    ...(reason && { allergyOverrides: products.map((productId) => ({ productId, allergenIds: [sesame], reason })) }),
  });

async function declare(clientId: number, allergens: Reaction[]) {
  const { version, ...client } = await claire.call('clients', 'get', { id: clientId });
  const { addresses, firstName, lastName, email, phone, locale, dietNote, houseNote, marketingConsent } = client;
  const input = {
    firstName,
    lastName,
    email,
    phone,
    locale,
    dietNote,
    houseNote,
    marketingConsent,
    allergens,
    allergiesAsked: true,
    version,
  };
  const plain = addresses.map(({ zone: _zone, eligible: _eligible, ...address }) => address);
  return claire.call('clients', 'update', { id: clientId }, { ...input, addresses: plain });
}

async function cook(productId: number, allergens: (typeof contains | typeof traces)[]) {
  const { id, ...product } = await claire.call('products', 'get', { id: productId });
  return claire.call('products', 'update', { id }, { ...product, allergens });
}

const standing = async (id: number) => {
  const { allergyAlert, conflicts } = await claire.call('orders', 'get', { id });
  return {
    allergyAlert,
    conflicts: conflicts.map(({ severity, presence, answeredBy }) => [severity, presence, answeredBy]),
  };
};
const eventsOf = async (id: number) =>
  (await claire.call('orders', 'get', { id })).events.map(({ kind, by, conflicts }) => [
    kind,
    by,
    conflicts.map(({ dish, allergen, severity, presence }) => `${dish.fr} ${allergen.en} ${severity} ${presence}`),
  ]);

const answer = (id: number, allergenIds = [sesame], productId = bowl) =>
  claire.call('orders', 'answerAllergyConflict', { id }, { productId, allergenIds, reason: 'sans graines' });
const bowlIn = (status: OrderStatus, orderer: Person) =>
  kitchen.orderIn(claire, status, { ...orderer, lines: [kitchen.line(bowl)] });
const take = (id: number, action: OrderAction) =>
  action === 'failDelivery' || action === 'cancel'
    ? claire.call('orders', orderLife[action].operation, { id }, { reason: 'absente' })
    : claire.call('orders', orderLife[action].operation, { id });

test('an allergy that a client tells after ordering is found in their order, since when and by whose saving', async () => {
  const hugo = await world.client();
  const { id } = await place(hugo, [bowl, dahl]);
  time.now = new Date('2026-11-23T09:10:00Z');
  await declare(hugo.clientId, [allergic]);
  const order = await claire.call('orders', 'get', { id });
  expect(order).toMatchObject({
    allergyAlert: 'unanswered',
    unansweredConflicts: 1,
    conflicts: [{ line: 0, severity: 'allergy', presence: 'contains', answeredBy: null, foundBy: 'Claire manager' }],
  });
  expect(order.conflicts[0]?.foundAt).toBe('2026-11-23T09:10:00Z');
  expect((await eventsOf(id)).at(-1)).toEqual(['allergy_found', 'Claire manager', ['Bowl Sesame allergy contains']]);
});

test('an allergen that a dish gets is found in the orders of those who react to it, and in no others', async () => {
  const gratin = await kitchen.dish({ name: 'Gratin', price: 900 });
  const [forInes, forMarc] = [await place(kitchen.ines, [gratin]), await place(kitchen.marc, [gratin])];
  await cook(gratin, [contains]);
  expect((await standing(forInes.id)).allergyAlert).toBe('unanswered');
  expect(await standing(forMarc.id)).toEqual({ allergyAlert: null, conflicts: [] });
  // What was said when it was ordered stays said.
  expect((await claire.call('orders', 'get', { id: forInes.id })).lines[0]?.allergens).toEqual([]);
});

test('what only warns is found too, and stops nothing', async () => {
  const lea = await world.client();
  const { id } = await bowlIn('preparing', lea);
  await declare(lea.clientId, [intolerant]);
  expect(await standing(id)).toEqual({ allergyAlert: 'warning', conflicts: [['intolerance', 'contains', null]] });
  expect((await take(id, 'ready')).status).toBe('ready');
});

test('a conflict that is gone stands no longer, and stays in the timeline', async () => {
  const nora = await world.client({ allergicTo: sesame });
  const { id } = await place(nora, [bowl], 'graines à part');
  await declare(nora.clientId, []);
  expect(await standing(id)).toEqual({ allergyAlert: null, conflicts: [] });
  expect((await eventsOf(id)).at(-1)).toEqual(['allergy_gone', 'Claire manager', ['Bowl Sesame allergy contains']]);
  await declare(nora.clientId, [allergic]);
  // Somebody answered for what was known then: told again, it is asked again.
  expect(await standing(id)).toEqual({ allergyAlert: 'unanswered', conflicts: [['allergy', 'contains', null]] });
});

test('a conflict that becomes graver is asked about, and one that becomes milder only warns', async () => {
  const paul = await world.client({ intolerantTo: sesame });
  const { id } = await place(paul, [bowl]);
  await declare(paul.clientId, [allergic]);
  expect(await standing(id)).toEqual({ allergyAlert: 'unanswered', conflicts: [['allergy', 'contains', null]] });
  await declare(paul.clientId, [intolerant]);
  expect(await standing(id)).toEqual({ allergyAlert: 'warning', conflicts: [['intolerance', 'contains', null]] });
  expect((await eventsOf(id)).map(([kind]) => kind)).toEqual(['placed', 'allergy_found', 'allergy_found']);
});

test('saving again what is known already leaves answers and timeline alone', async () => {
  const client = await world.client({ allergicTo: sesame });
  const { id, events } = await place(client, [bowl], 'sans graines');
  await declare(client.clientId, [allergic]);
  await cook(bowl, [contains]);
  expect((await claire.call('orders', 'get', { id })).events).toEqual(events);
  expect(await standing(id)).toMatchObject({
    allergyAlert: 'override',
    conflicts: [['allergy', 'contains', 'Claire manager']],
  });
});

test.each(['delivered', 'cancelled'] as const)('an order that is %s is not judged again', async (status) => {
  const past = await world.client();
  const { id } = await bowlIn(status, past);
  await declare(past.clientId, [allergic]);
  expect(await standing(id)).toEqual({ allergyAlert: null, conflicts: [] });
});

test('an order with an unanswered conflict is neither made ready nor dispatched nor delivered, and goes on once it is answered', async () => {
  const anna = await world.client();
  const { id } = await bowlIn('preparing', anna);
  const stoppedSteps: [OrderAction, number][] = [];
  for (const action of orderActions.filter((candidate) => orderLife[candidate].needsAnswers))
    stoppedSteps.push([action, (await bowlIn(orderLife[action].from[0], anna)).id]);
  await declare(anna.clientId, [allergic]);
  for (const [action, stoppedId] of stoppedSteps)
    await expect(take(stoppedId, action), action).rejects.toMatchObject({
      problem: { status: 409, code: 'allergy-not-answered' },
    });
  const { conflicts, allergyAlert, events } = await answer(id);
  expect([allergyAlert, conflicts[0]]).toMatchObject([
    'override',
    { answeredBy: 'Claire manager', reason: 'sans graines' },
  ]);
  expect(events.at(-1)).toMatchObject({ kind: 'allergy_overridden', by: 'Claire manager', reason: 'sans graines' });
  for (const action of ['ready', 'dispatch', 'deliver'] as const) await take(id, action);
  expect((await claire.call('orders', 'get', { id })).status).toBe('delivered');
});

test('an order that is stopped can still be confirmed, begun, cancelled, and come back from the road', async () => {
  const zoe = await world.client();
  const [begunOrder, sentOrder] = [await place(zoe, [bowl]), await bowlIn('delivering', zoe)];
  await declare(zoe.clientId, [allergic]);
  for (const action of ['confirm', 'startPreparation', 'cancel'] as const) await take(begunOrder.id, action);
  expect((await take(sentOrder.id, 'failDelivery')).status).toBe('failed');
});

test('an order that is ready is cancelled while it is stopped, and no more once somebody has answered', async () => {
  const iris = await world.client();
  const [stoppedOrder, answeredOrder] = [await bowlIn('ready', iris), await bowlIn('ready', iris)];
  await declare(iris.clientId, [allergic]);
  await answer(answeredOrder.id);
  await expect(take(answeredOrder.id, 'cancel')).rejects.toMatchObject({
    problem: { status: 409, code: 'status-not-allowed' },
  });
  expect((await take(stoppedOrder.id, 'cancel')).status).toBe('cancelled');
});

test('an answer holds for one dish and the allergens that it names', async () => {
  const nuts = await world.allergen('Noix', 'Walnuts');
  const salad = await kitchen.dish({ name: 'Salade', price: 900, contains: [sesame, nuts] });
  const eva = await world.client();
  const { id } = await place(eva, [bowl, salad]);
  await declare(eva.clientId, [allergic, { allergenId: nuts, severity: 'allergy' }]);
  const unansweredConflicts = async () => (await claire.call('orders', 'get', { id })).unansweredConflicts;
  expect(await unansweredConflicts()).toBe(3);
  await answer(id, [sesame], salad);
  expect(await unansweredConflicts()).toBe(2);
  await answer(id, [nuts], salad);
  await answer(id, [sesame], bowl);
  expect(await unansweredConflicts()).toBe(0);
});

test('what somebody else has answered, or is gone, cannot be answered', async () => {
  const iris = await world.client();
  const { id } = await place(iris, [bowl]);
  const stale = { problem: { status: 409, code: 'stale' } };
  await expect(answer(id)).rejects.toMatchObject(stale);
  await declare(iris.clientId, [allergic]);
  const answers = await Promise.allSettled([answer(id), answer(id)]);
  expect(answers.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
  await take(id, 'cancel');
  await expect(answer(id)).rejects.toMatchObject({ problem: { code: 'status-not-allowed' } });
});

test('who cooks or drives does not answer for an allergy', async () => {
  for (const role of ['kitchen', 'delivery', 'accountant'] as const)
    expect((await signedIn(role)).offers('orders', 'answerAllergyConflict')).toBe(false);
});

test('each answer is in the audit log', async () => {
  const owner = await signedIn('owner');
  const noe = await world.client();
  const { id, number } = await place(noe, [bowl]);
  await declare(noe.clientId, [allergic]);
  await answer(id);
  const { items } = await owner.call('audit-entries', 'list', { tag: 'orders' });
  expect(items[0]).toMatchObject({
    operation: 'answerAllergyConflict',
    thing: { name: number },
    after: { unansweredConflicts: 0 },
  });
});
