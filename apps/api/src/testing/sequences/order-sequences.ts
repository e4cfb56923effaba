import type { Order } from '@traiteur/contract/orders/order-record.ts';
import { isExplained, orderActions, orderLife } from '@traiteur/domain/orders/order-life.ts';
import type { Random } from '../../../../../db/demo/random.ts';
import { isExpected, linesAtRandom, reactionsAtRandom } from './draws.ts';
import { nothingKnown, type SharedHouse } from './shared-house.ts';
import { changeOwn, groupOrder, placeOwn, switchAnswers } from './site-works.ts';

/** Random work of the staff, and of clients on the site. Refusals are expected; any other error is thrown. */
export async function workAtRandom(house: SharedHouse, random: Random): Promise<'done' | 'refused'> {
  const work = random.weighted(works, ({ weight }) => weight);
  try {
    await work.run(house, random);
    return 'done';
  } catch (error) {
    if (isExpected(error)) return 'refused';
    throw error;
  }
}

/** In milliseconds, also on a machine that others use as well. */
export const patienceFor = (count: number): number => 180_000 + count * 3_000;

type Work = (house: SharedHouse, random: Random) => Promise<unknown>;

const works: readonly { weight: number; run: Work }[] = [
  { weight: 3, run: place },
  { weight: 5, run: placeOwn },
  { weight: 2, run: groupOrder },
  { weight: 4, run: edit },
  { weight: 3, run: changeOwn },
  { weight: 4, run: move },
  { weight: 6, run: step },
  { weight: 3, run: undo },
  { weight: 3, run: pay },
  { weight: 2, run: refund },
  { weight: 3, run: answer },
  { weight: 1, run: saveClient },
  { weight: 3, run: saveEater },
  { weight: 2, run: saveDish },
  { weight: 1, run: replace },
  { weight: 1, run: switchAnswers },
  { weight: 1, run: note },
  { weight: 1, run: plan },
];

/** Sometimes nobody is asked, or somebody of the table is forgotten. */
function overridesAtRandom(
  { allergens }: SharedHouse,
  random: Random,
  eaterIds: readonly number[],
  lines: readonly { productId: number }[],
) {
  const share = random.pick([0, 0.7, 0.95, 1]);
  return lines.flatMap(({ productId }) =>
    eaterIds
      .filter(() => random.chance(share))
      .map((eaterId) => ({ eaterId, productId, allergenIds: allergens, reason: 'vu avec le client' })),
  );
}

function contentAtRandom(house: SharedHouse, random: Random, eaterIds: readonly number[]) {
  const lines = linesAtRandom(house, random, eaterIds);
  return {
    slot: random.pick(house.slots),
    lines,
    ...(random.chance(0.4) && { discountCode: random.pick(house.codes) }),
    allergyOverrides: overridesAtRandom(house, random, eaterIds, lines),
    ...(random.chance(0.1) && { forcedPlace: { reason: 'une habituée' } }),
    ...(random.chance(0.1) && { forcedCredit: { reason: 'accord de la direction' } }),
  };
}

async function place(house: SharedHouse, random: Random): Promise<void> {
  const { eaterIds, person } = random.pick(house.clients);
  const input = { ...person, ...contentAtRandom(house, random, eaterIds) };
  const { id } = await house.kitchen.place(house.owner, input);
  house.orders.push(id);
}

/** So that the first works have an order. */
export async function placeOne({ owner, kitchen, orders }: SharedHouse): Promise<void> {
  orders.push((await kitchen.place(owner)).id);
}

/** Others change it at the same time. */
const orderAtRandom = ({ owner, orders }: SharedHouse, random: Random): Promise<Order> =>
  owner.call('orders', 'get', { id: random.pick(orders) });

async function edit(house: SharedHouse, random: Random): Promise<void> {
  const orderId = random.pick(house.orders);
  const order = await house.owner.call('orders', 'get', { id: orderId });
  const { id, version, deliveryDate, slotStart } = order;
  const content = contentAtRandom(house, random, eaterIdsOf(house, order));
  const keepsSlot = random.chance(0.5);
  const currentSlot = house.slots.find(
    (slot) => slot.date === deliveryDate && house.starts[slot.scheduleId] === slotStart,
  );
  const slot = keepsSlot ? currentSlot : undefined;
  await house.owner.call('orders', 'updateOrder', { id }, { ...content, ...(slot && { slot }), version });
}

const eaterIdsOf = ({ clients }: SharedHouse, { clientId }: Pick<Order, 'clientId'>): readonly number[] =>
  clients.find(({ person }) => person.clientId === clientId)?.eaterIds ?? [];

async function move(house: SharedHouse, random: Random): Promise<void> {
  const slot = random.pick(house.slots);
  const looks = random.chance(0.5);
  const { id, version } = await orderAtRandom(house, random);
  await house.owner.call('orders', 'moveOrder', { id }, { slot, ...(looks && { version }) });
}

async function replace(house: SharedHouse, random: Random): Promise<void> {
  const byProductId = random.pick(house.dishes);
  const { id, lines } = await orderAtRandom(house, random);
  const [line] = lines;
  if (line) await house.owner.call('orders', 'replaceProduct', { id: line.productId }, { byProductId, ids: [id] });
}

/** Mostly one that its status allows. */
async function step({ owner, orders }: SharedHouse, random: Random): Promise<void> {
  const id = random.pick(orders);
  const { status } = await owner.call('orders', 'get', { id });
  const usualActions = orderActions.filter((action) => orderLife[action].from.some((from) => from === status));
  const action = random.pick(usualActions.length > 0 && random.chance(0.8) ? usualActions : orderActions);
  await (isExplained(action)
    ? owner.call('orders', orderLife[action].operation, { id }, { reason: 'essai' })
    : owner.call('orders', orderLife[action].operation, { id }));
}

async function undo(house: SharedHouse, random: Random): Promise<void> {
  const { id, events } = await orderAtRandom(house, random);
  await house.owner.call('orders', 'undoOrderChange', { id }, { eventId: events.at(-1)?.id ?? 0 });
}

async function pay(house: SharedHouse, random: Random): Promise<void> {
  const isExact = random.chance(0.6);
  const amount = random.int(1, 3000);
  const { id, due } = await orderAtRandom(house, random);
  const key = { 'Idempotency-Key': crypto.randomUUID() };
  await house.owner.call(
    'orders',
    'payOrder',
    { id, ...key },
    { method: 'cash', amount: isExact ? Math.max(due, 1) : amount },
  );
}

async function refund(house: SharedHouse, random: Random): Promise<void> {
  const isWhole = random.chance(0.3);
  const amount = random.int(1, 1500);
  const { id, paid, refunded } = await orderAtRandom(house, random);
  const key = { 'Idempotency-Key': crypto.randomUUID() };
  const input = { method: 'cash' as const, amount: isWhole ? Math.max(paid - refunded, 1) : amount, reason: 'essai' };
  await house.owner.call('orders', 'refundOrder', { id, ...key }, input);
}

/** Mostly of what is asked, sometimes in the name of somebody else at the table. */
async function answer(house: SharedHouse, random: Random): Promise<void> {
  const { owner, dishes, allergens } = house;
  const order = await orderAtRandom(house, random);
  const open = order.conflicts.filter(({ mustOverride, answeredBy }) => mustOverride && answeredBy === null);
  const question = open.length > 0 && random.chance(0.8) ? random.pick(open) : undefined;
  const line = question && order.lines[question.line];
  const eaterIds = eaterIdsOf(house, order);
  const eaterId = question?.eaterId != null && random.chance(0.8) ? question.eaterId : random.pick(eaterIds);
  const body = {
    productId: line?.productId ?? random.pick(dishes),
    allergenIds: [question?.allergenId ?? random.pick(allergens)],
    reason: 'sans',
  };
  await owner.call('orders', 'answerAllergyConflict', { id: order.id }, { ...body, eaterId });
}

async function saveClient(house: SharedHouse, random: Random): Promise<void> {
  const reactions = reactionsAtRandom(house, random);
  await house.kitchen.world.changeAllergens(random.pick(house.clients).person.clientId, () => reactions);
}

/** The client themselves too. */
async function saveEater(house: SharedHouse, random: Random): Promise<void> {
  const { person, eaterIds } = random.pick(house.clients);
  const id = person.clientId;
  const eater = { ...nothingKnown, name: 'Convive', eaterId: random.pick(eaterIds) };
  const allergens = reactionsAtRandom(house, random);
  const { version } = await house.owner.call('clients', 'get', { id });
  await house.owner.call('clients', 'updateEater', { id }, { ...eater, allergens, version });
}

async function saveDish({ kitchen, dishes, allergens }: SharedHouse, random: Random): Promise<void> {
  const contents = allergens.flatMap((allergenId) =>
    random.chance(0.5) ? [{ allergenId, presence: random.pick(['contains', 'may_contain'] as const) }] : [],
  );
  await kitchen.world.cook(random.pick(dishes), () => contents);
}

async function note({ owner, orders }: SharedHouse, random: Random): Promise<void> {
  await owner.call('orders', 'addOrderNote', { id: random.pick(orders) }, { note: 'rappeler' });
}

/** A date’s menu: a few dishes, all of them, or none; mostly published, and taken back at times. */
async function plan({ owner, slots, dishes }: SharedHouse, random: Random): Promise<void> {
  const { date } = random.pick(slots);
  const share = random.pick([0.6, 0.9, 1]);
  const choiceIds = dishes.filter(() => random.chance(share));
  const publishedOn = random.chance(0.6) ? '2026-11-23' : null;
  const ordersKept = random.chance(0.7);
  const { version } = await owner.call('menu-plans', 'getMenuPlan', { date });
  await owner.call('menu-plans', 'updateMenuPlan', { date }, { version, choiceIds, publishedOn, ordersKept });
}
