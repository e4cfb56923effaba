import type { ApiClient } from '@traiteur/contract/wire/client.ts';
import { smallKitchen, wednesday } from '../small-kitchen.ts';

type Kitchen = Awaited<ReturnType<typeof smallKitchen>>;

/** Few clients, dishes, slots and codes, so that concurrent work conflicts. */
export async function sharedHouse(owner: ApiClient, kitchen: Kitchen) {
  const { world } = kitchen;
  const allergens = [kitchen.sesame, await world.allergen('Noix', 'Walnuts')];
  const dishes = [kitchen.bowl, kitchen.dahl];
  for (const [name, price] of [
    ['Gratin', 900],
    ['Salade', 650],
    ['Tarte', 1090],
  ] as const)
    dishes.push(await kitchen.dish({ name, price, available: 40 }));
  const people = [kitchen.marc, kitchen.ines];
  while (people.length < 12) people.push(await world.client());
  const clients = [];
  for (const [index, person] of people.entries())
    clients.push({ ...person, eaterIds: await table(owner, person.clientId, index % 3) });
  const narrow = await world.schedule(kitchen.zone, '13:00', '14:00', 6);
  const days = [wednesday, '2026-12-02'];
  const slots = days.flatMap((date) =>
    [kitchen.lunch, kitchen.evening, narrow].map((scheduleId) => ({ scheduleId, date })),
  );
  for (const [code, totalLimit, firstOrderOnly] of [
    ['RARE', 5, false],
    ['PREMIERE', null, true],
    ['TOUS', null, false],
  ] as const)
    await owner.call(
      'discount-codes',
      'create',
      {},
      {
        code,
        type: 'percent',
        value: 1000,
        minimumGoods: null,
        validFrom: null,
        validUntil: null,
        totalLimit,
        clientLimit: null,
        firstOrderOnly,
        categoryIds: [],
        active: true,
      },
    );
  const starts = { [kitchen.lunch]: '11:00', [narrow]: '13:00', [kitchen.evening]: '18:00' };
  return {
    kitchen,
    owner,
    starts,
    allergens,
    dishes,
    clients,
    slots,
    codes: ['RARE', 'PREMIERE', 'TOUS'],
    orders: [] as number[],
  };
}

/** The client themselves first; so many eat with them. */
async function table(owner: ApiClient, id: number, size: number): Promise<number[]> {
  for (let seat = 0; seat < size; seat++)
    await owner.call('clients', 'createEater', { id }, { name: `Convive ${seat}`, ...nothingKnown });
  const { items } = await owner.call('clients', 'listEaters', { id });
  return items.map((eater) => eater.id);
}

export const nothingKnown = { dietNote: '', allergens: [], allergiesAsked: true };

export type SharedHouse = Awaited<ReturnType<typeof sharedHouse>>;
