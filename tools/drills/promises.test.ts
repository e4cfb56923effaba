import { setTimeout as pause } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { expectVerified } from '../../apps/api/src/testing/expect-verified.ts';
import { databases } from './databases.ts';
import { type DrillHouse, openDrillHouse } from './drill-house.ts';
import { type Amounts, type Deed, orderOf, sumOf } from './history.ts';

/** `npm run drill -- promises 30` asks for more. */
const rounds = Number(process.env['DRILL'] ?? 3);
const patience = { timeout: 300_000 + rounds * 60_000 };

const limits = { lunch: 3, evening: 2, soup: 5, tart: 4 };
type Slot = 'lunch' | 'evening';
type Dish = 'soup' | 'tart';

interface Wish {
  slot: Slot;
  dish: Dish;
  quantity: number;
}

const takenBy = ({ slot, dish, quantity }: Wish): Amounts => ({ [slot]: 1, [dish]: quantity });

const anyOf = <T>(choices: readonly T[]): T => choices[Math.floor(Math.random() * choices.length)] as T;

const anyWish = (): Wish => ({
  slot: anyOf(['lunch', 'evening']),
  dish: anyOf(['soup', 'tart']),
  quantity: anyOf([1, 2, 3]),
});

/** A house with two slots and two dishes of which there is little. */
async function narrowHouse(place: Parameters<typeof openDrillHouse>[0]) {
  const house = await openDrillHouse(place);
  const { kitchen } = house;
  const slots = {
    lunch: house.slot(await kitchen.world.schedule(kitchen.zone, '12:00', '14:00', limits.lunch)),
    evening: house.slot(await kitchen.world.schedule(kitchen.zone, '19:00', '21:00', limits.evening)),
  };
  const dishes = {
    soup: await kitchen.dish({ name: 'Soupe', price: 900, available: limits.soup }),
    tart: await kitchen.dish({ name: 'Tarte', price: 900, available: limits.tart }),
  };
  const bodyOf = ({ slot, dish, quantity }: Wish, note: string) => ({
    slot: slots[slot],
    lines: [kitchen.line(dishes[dish], quantity)],
    kitchenNote: note,
  });
  return { ...house, bodyOf };
}

type NarrowHouse = Awaited<ReturnType<typeof narrowHouse>>;

interface Person {
  /** The order's id; undefined where it is refused. */
  place: (wish: Wish, key: string) => Promise<number | undefined>;
  change?: (id: number, wish: Wish, key: string) => Promise<boolean>;
  cancel: (id: number) => Promise<void>;
}

function staffOf({ call, kitchen, token, bodyOf }: NarrowHouse): Person {
  return {
    async place(wish, key) {
      const body = { ...kitchen.marc, ...bodyOf(wish, key) };
      return idIn(await call({ method: 'POST', path: '/orders', body, key, token }));
    },
    async change(id, wish, key) {
      for (;;) {
        const { body: order } = await call({ path: `/orders/${id}`, token });
        // Of a change whose answer got lost the order tells.
        if (order['kitchenNote'] === key) return true;
        const body = { ...bodyOf(wish, key), version: order['version'] };
        const answer = await call({ method: 'PUT', path: `/orders/${id}`, body, token });
        if (answer.status === 200) return true;
        if (isShort(answer)) return false;
        if (answer.body['code'] !== 'stale') throw new Error(JSON.stringify(answer));
      }
    },
    async cancel(id) {
      const body = { reason: 'changement de programme' };
      await call({ method: 'PUT', path: `/orders/${id}/cancellation`, body, token });
      const { body: order } = await call({ path: `/orders/${id}`, token });
      if (order['status'] !== 'cancelled') throw new Error(`order ${id} is not cancelled`);
    },
  };
}

async function clientOf({ call, client, bodyOf }: NarrowHouse, name: string): Promise<Person> {
  const { addressId, token } = await client(name);
  const asClient = { token, onSite: true };
  return {
    async place(wish, key) {
      const { kitchenNote, ...order } = bodyOf(wish, key);
      const body = { addressId, kitchenNote, orders: [order] };
      const answer = await call({ ...asClient, method: 'POST', path: '/own/orders/days', body, key });
      const [firstOrder] = (answer.body['items'] ?? []) as Record<string, unknown>[];
      return idIn(firstOrder ? { ...answer, body: firstOrder } : answer);
    },
    async cancel(id) {
      await call({ ...asClient, method: 'PUT', path: `/own/orders/${id}/cancellation` });
      const { body: order } = await call({ ...asClient, path: `/own/orders/${id}` });
      if (order['status'] !== 'cancelled') throw new Error(`order ${id} is not cancelled`);
    },
  };
}

type Answer = Awaited<ReturnType<DrillHouse['call']>>;

const isShort = ({ body }: Answer) => ['slot-full', 'quantity-unavailable'].includes(String(body['code']));

function idIn(answer: Answer): number | undefined {
  if (answer.status === 201) return Number(answer.body['id']);
  if (!isShort(answer)) throw new Error(JSON.stringify(answer));
  return undefined;
}

interface Standing {
  id: number;
  wish: Wish;
}

/** Places, changes and cancels until the end, one or two orders at a time, and notes what came of it. */
async function live(person: number, { place, change, cancel }: Person, deeds: Deed[], isOver: () => boolean) {
  async function noted(takes: Amounts, work: () => Promise<boolean>): Promise<boolean> {
    const start = performance.now();
    const isDone = await work();
    deeds.push({ person, start, end: performance.now(), takes, isRefused: !isDone });
    return isDone;
  }
  const orders: Standing[] = [];
  for (let turn = 0; !isOver(); turn++) {
    const order = { id: 0, wish: anyWish() };
    const isPlaced = await noted(takenBy(order.wish), async () => {
      order.id = (await place(order.wish, `person-${person}-turn-${turn}`)) ?? 0;
      return order.id > 0;
    });
    if (isPlaced) orders.push(order);
    if (isPlaced && change) {
      const wish = anyWish();
      const more = sumOf(takenBy(wish), takenBy(order.wish), -1);
      if (await noted(more, () => change(order.id, wish, `person-${person}-turn-${turn}-changed`))) order.wish = wish;
    }
    const oldest = isPlaced && orders.length < 2 ? undefined : orders.shift();
    if (oldest)
      await noted(sumOf({}, takenBy(oldest.wish), -1), async () => {
        await cancel(oldest.id);
        return true;
      });
  }
}

/** So many deeds at least, so that the slots and dishes are used up. */
const deedCount = 100;

test.for(databases)(
  'on %s, what eight people were told under kills has an order in which nothing was promised twice',
  patience,
  async ([, server]) => {
    const house = await narrowHouse({ server: await server() });
    const deeds: Deed[] = [];
    let isOver = false;
    const people = [
      ...Array.from({ length: 4 }, () => staffOf(house)),
      ...(await Promise.all(['Un', 'Deux', 'Trois', 'Quatre'].map((name) => clientOf(house, name)))),
    ];
    const lives = Promise.all(people.map((person, index) => live(index, person, deeds, () => isOver)));
    lives.catch(() => undefined);
    async function untilCount(count: number): Promise<void> {
      while (deeds.length < count) await Promise.race([pause(20), lives]);
    }
    for (let round = 1; round <= rounds; round++) {
      await untilCount((deedCount * round) / (rounds + 1));
      await pause(Math.random() * 500);
      if (round % 2 === 0) await house.killDatabase();
      else await house.killNode();
    }
    await untilCount(deedCount);
    isOver = true;
    await lives;
    console.log(`${deeds.length} deeds, of which ${deeds.filter(({ isRefused }) => isRefused).length} were refused.`);
    expect(orderOf(deeds, limits)).toBeDefined();
    await expectVerified(house.db);
    // The same, had the house one place and one portion less than it promised, or refused what it had.
    expect(orderOf(deeds, { lunch: 2, evening: 1, soup: 4, tart: 3 })).toBeUndefined();
    expect(orderOf(deeds, { lunch: 300, evening: 300, soup: 300, tart: 300 })).toBeUndefined();
  },
);
