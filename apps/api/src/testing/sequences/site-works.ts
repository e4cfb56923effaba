import type { Api } from '@traiteur/contract/operations.ts';
import type { Body } from '@traiteur/contract/statement/operation.ts';
import type { Random } from '../../../../../db/demo/random.ts';
import { isExpected, linesAtRandom, reactionsAtRandom } from './draws.ts';
import type { SharedHouse } from './shared-house.ts';

const newKey = () => ({ 'Idempotency-Key': crypto.randomUUID() });

type Severity = 'allergy' | 'intolerance';
type Presence = 'contains' | 'may_contain';
const kinds: readonly { severity: Severity; presence: Presence }[] = [
  { severity: 'allergy', presence: 'contains' },
  { severity: 'allergy', presence: 'may_contain' },
  { severity: 'intolerance', presence: 'contains' },
  { severity: 'intolerance', presence: 'may_contain' },
];

/** Sometimes nothing is accepted, somebody of the table is forgotten, or one of the kinds. */
function acceptedAtRandom(
  { allergens }: SharedHouse,
  random: Random,
  eaterIds: readonly number[],
  lines: readonly { productId: number }[],
) {
  const share = random.pick([0, 0.7, 0.95, 1, 1]);
  return [...new Set(lines.map(({ productId }) => productId))]
    .flatMap((productId) =>
      eaterIds
        .filter(() => random.chance(share))
        .flatMap((eaterId) =>
          kinds
            .filter(() => random.chance(share))
            .map((kind) => ({ eaterId, productId, allergenIds: allergens, ...kind })),
        ),
    )
    .slice(0, 100);
}

/** A household or an office, for one day or more. The same basket again with the same key is the same orders. */
export async function placeOwn(house: SharedHouse, random: Random): Promise<void> {
  const { person, eaterIds, site } = random.pick(house.clients);
  const dates = [...new Set(house.slots.map(({ date }) => date))].slice(0, random.int(1, 2));
  const orders = dates.map((date) => ({
    slot: random.pick(house.slots.filter((slot) => slot.date === date)),
    lines: linesAtRandom(house, random, eaterIds),
  }));
  const allLines = orders.flatMap(({ lines }) => lines);
  const acceptedDishes = acceptedAtRandom(house, random, eaterIds, allLines);
  const basket = { addressId: person.addressId, orders, acceptedDishes };
  const key = newKey();
  const { items } = await site.call('own-orders', 'placeOwnOrders', key, basket);
  const repeat = random.chance(0.3) ? await site.call('own-orders', 'placeOwnOrders', key, basket) : { items };
  if (repeat.items.some(({ id }, index) => id !== items[index]?.id))
    throw new Error('the same key has placed other orders');
  house.orders.push(...items.map(({ id }) => id));
}

export async function changeOwn(house: SharedHouse, random: Random): Promise<void> {
  const { eaterIds, site } = random.pick(house.clients);
  const { items } = await site.call('own-orders', 'listOwnOrders', {});
  const changeable = items.filter(({ status }) => status === 'pending' || status === 'confirmed');
  if (changeable.length === 0) return;
  const { id, version } = await site.call('own-orders', 'getOwnOrder', { id: random.pick(changeable).id });
  const lines = linesAtRandom(house, random, eaterIds);
  const acceptedDishes = acceptedAtRandom(house, random, eaterIds, lines);
  const change = { version, slot: random.pick(house.slots), lines, acceptedDishes };
  await site.call('own-orders', 'updateOwnOrder', { id, ...newKey() }, change);
}

/** Whether clients may answer for an allergy themselves. */
export async function switchAnswers({ db }: SharedHouse, random: Random): Promise<void> {
  await db
    .updateTable('product_constants')
    .set({ allergies_by_confirmation: random.chance(0.7) })
    .execute();
}

type Meals = Body<Api['group-orders']['chooseGroupMeals']>['lines'];

/** From opening to closing, and after: guests join, choose, say more of themselves and choose again. */
export async function groupOrder(house: SharedHouse, random: Random): Promise<void> {
  const { person, site } = random.pick(house.clients);
  const terms = {
    slot: random.pick(house.slots),
    addressId: person.addressId,
    deadline: '2026-11-24T09:00:00Z',
    budget: random.chance(0.7) ? random.int(9, 40) * 100 : null,
    paymentChoice: 'transfer' as const,
    namesShown: random.chance(0.5),
    weekly: false,
    expectedGuests: [],
  };
  const { id } = await site.call('group-orders', 'openGroupOrder', {}, terms);
  try {
    const { url } = await site.call('group-orders', 'shareGroupOrder', { id }, { locale: 'fr' });
    const token = new URL(url).hash.replace('#groupe=', '');
    const keys: string[] = [];
    for (let guest = random.int(1, 4); guest > 0; guest--)
      await attempt(async () => keys.push(await eatAsGuest(house, random, token, `Collègue ${guest}`)));
    if (random.chance(0.3)) await house.kitchen.world.reprice(random.pick(house.dishes), random.int(5, 15) * 100);
    const { version } = await site.call('group-orders', 'getGroupOrder', { id });
    if (random.chance(0.2))
      await site.call('group-orders', 'updateGroupOrder', { id }, { ...terms, budget: 1000, version });
    const { order } = await site.call('group-orders', 'closeGroupOrder', { id });
    if (order) house.orders.push(order.id);
    for (const key of keys.filter(() => random.chance(0.3)))
      await attempt(() => chooseAtRandom(house, random, { token, key }));
    for (const key of keys.filter(() => random.chance(0.3)))
      await attempt(() => sayAnew(house, random, { token, key }, 'Collègue'));
  } catch (error) {
    // A host has few open ones at a time.
    await attempt(() => site.call('group-orders', 'cancelGroupOrder', { id }));
    throw error;
  }
}

/** Answers the key by which they come back. */
async function eatAsGuest(house: SharedHouse, random: Random, token: string, name: string): Promise<string> {
  const words = { name, locale: 'fr' as const, allergens: reactionsAtRandom(house, random) };
  const { key } = await house.stranger.call('group-orders', 'joinGroupOrder', {}, { token, ...words });
  const choose = () => chooseAtRandom(house, random, { token, key });
  await attempt(choose);
  if (random.chance(0.4)) await sayAnew(house, random, { token, key }, name);
  if (random.chance(0.4)) await attempt(choose);
  return key;
}

function sayAnew(house: SharedHouse, random: Random, keys: { token: string; key: string }, name: string) {
  const words = { name, locale: 'fr' as const, allergens: reactionsAtRandom(house, random) };
  return house.stranger.call('group-orders', 'updateGroupGuest', {}, { ...keys, ...words });
}

const chooseAtRandom = (house: SharedHouse, random: Random, keys: { token: string; key: string }) =>
  house.stranger.call('group-orders', 'chooseGroupMeals', {}, { ...keys, lines: mealsAtRandom(house, random) });

const mealsAtRandom = (house: SharedHouse, random: Random): Meals =>
  house.dishes
    .filter(() => random.chance(0.4))
    .map((productId) => ({
      productId,
      sizeId: house.kitchen.size,
      quantity: random.int(1, 2),
      accepted: kinds
        .slice(random.chance(0.3) ? 0 : 1)
        .slice(0, 3)
        .filter(() => random.chance(0.8))
        .map((kind) => ({ allergenIds: house.allergens, ...kind })),
    }));

/** What is refused to one guest is no reason for the others to go. */
async function attempt(work: () => Promise<unknown>): Promise<void> {
  await work().catch((error: unknown) => {
    if (!isExpected(error)) throw error;
  });
}
